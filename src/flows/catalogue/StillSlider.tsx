import type { Range } from '#src/ui/RangeSlider.tsx';
import { rangeSlider } from '#styled-system/recipes';

type Props = { value: Range; max: number };

/** A slider's picture, from nought to `max`, until the slider itself is there. */
export function StillSlider({ value: [low, high], max }: Props) {
  const c = rangeSlider();
  const share = (value: number) => `${(100 * value) / max}%`;
  return (
    <div className={c.root} aria-hidden>
      <div className={c.control}>
        <div className={c.track}>
          <div className={c.range} style={{ left: share(low), width: share(high - low) }} />
        </div>
        <div className={c.thumb} data-still style={{ left: share(low) }} />
        <div className={c.thumb} data-still style={{ left: share(high) }} />
      </div>
    </div>
  );
}
