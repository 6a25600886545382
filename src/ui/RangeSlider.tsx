import { useRef } from 'react';
import { rangeSlider } from '#styled-system/recipes';

export type Range = readonly [low: number, high: number];
/** The scale maps values to positions on the line, from 0 to 100. */
type Scale = { placeOf: (value: number) => number; valueAt: (place: number) => number };
type Props = {
  value: Range;
  scale: Scale;
  /** The accessible names of the two thumbs. */
  names: readonly [low: string, high: string];
  format: (value: number) => string;
  onMove: (value: Range) => void;
  /** `isContinued` says that keys have moved a thumb one step more. */
  onSettle: (value: Range, isContinued: boolean) => void;
};

const c = rangeSlider();
const LENGTH = 100;
const RELEASES = ['pointerup', 'pointercancel'] as const;

/**
 * Each thumb is a native range input. The value is committed when the thumb or its key is released, so a drag or a held
 * key is one change. Steps by keys that follow one another, with the focus on the thumb, continue the first. The positions
 * during a drag are not flow state: the flow receives only committed values. Assistive technology changes the value without
 * pressing, so such a change is committed at once.
 */
export function RangeSlider({ value, scale, names, format, onMove, onSettle }: Props) {
  const [low, high] = value;
  const moved = useRef<Range | null>(null);
  const isDragging = useRef(false);
  const hasStepped = useRef(false);
  const share = (price: number) => scale.placeOf(price) / LENGTH;

  const hold = () => {
    isDragging.current = true;
  };
  const release = (isStep: boolean) => {
    isDragging.current = false;
    if (moved.current) {
      onSettle(moved.current, isStep && hasStepped.current);
      hasStepped.current = isStep;
    }
    moved.current = null;
  };
  const leave = () => {
    release(true);
    hasStepped.current = false;
  };
  const holdPointer = () => {
    hold();
    const end = () => {
      for (const type of RELEASES) window.removeEventListener(type, end);
      release(false);
    };
    for (const type of RELEASES) window.addEventListener(type, end);
  };
  const move = (next: Range) => {
    moved.current = next;
    onMove(next);
    if (!isDragging.current) release(true);
  };
  const ends = [
    { price: low, towards: (price: number): Range => [Math.min(price, high), high] },
    { price: high, towards: (price: number): Range => [low, Math.max(price, low)] },
  ] as const;
  const sharedEnd = (share(low) >= 1 && 'high') || (share(high) <= 0 && 'low') || undefined;
  return (
    <div
      data-end={sharedEnd}
      ref={(root) => root?.style.setProperty('--range-middle', String((share(low) + share(high)) / 2))}
      className={c.root}
    >
      <svg className={c.line} aria-hidden>
        <rect x={`${100 * share(low)}%`} width={`${100 * (share(high) - share(low))}%`} height="100%" />
      </svg>
      {ends.map(({ price, towards }, index) => (
        <input
          key={names[index]}
          type="range"
          className={c.end}
          min={0}
          max={LENGTH}
          step="any"
          value={scale.placeOf(price)}
          aria-label={names[index]}
          aria-valuetext={format(price)}
          onChange={(event) => move(towards(scale.valueAt(event.currentTarget.valueAsNumber)))}
          onPointerDown={holdPointer}
          onKeyDown={hold}
          onKeyUp={() => release(true)}
          onBlur={leave}
        />
      ))}
    </div>
  );
}
