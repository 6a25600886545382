import { useRef } from 'react';
import { rangeSlider } from '#styled-system/recipes';

export type Range = readonly [low: number, high: number];
/** Which value stands at which place of the line; places run from 0 to 100. */
type Scale = { placeOf: (value: number) => number; valueAt: (place: number) => number };
type Props = {
  value: Range;
  scale: Scale;
  /** What the two thumbs are called. */
  names: readonly [low: string, high: string];
  format: (value: number) => string;
  onMove: (value: Range) => void;
  onSettle: (value: Range) => void;
};

const c = rangeSlider();
const LENGTH = 100;
const RELEASES = ['pointerup', 'pointercancel'] as const;

/**
 * Two thumbs on one line, each an input of the browser's. It settles when a thumb is let go, or the key that moves it: a
 * drag, or a key held down, is one change. The pixels of a drag, and what is held, are no flow state: a flow hears of the
 * value that was settled on. Assistive technology moves a thumb and holds nothing: that settles at once.
 */
export function RangeSlider({ value, scale, names, format, onMove, onSettle }: Props) {
  const [low, high] = value;
  const moved = useRef<Range | null>(null);
  const isHeld = useRef(false);
  const share = (price: number) => scale.placeOf(price) / LENGTH;

  const hold = () => {
    isHeld.current = true;
  };
  const release = () => {
    isHeld.current = false;
    if (moved.current) onSettle(moved.current);
    moved.current = null;
  };
  const holdPointer = () => {
    hold();
    const end = () => {
      for (const type of RELEASES) window.removeEventListener(type, end);
      release();
    };
    for (const type of RELEASES) window.addEventListener(type, end);
  };
  const move = (next: Range) => {
    moved.current = next;
    onMove(next);
    if (!isHeld.current) release();
  };
  const ends = [
    { price: low, towards: (price: number): Range => [Math.min(price, high), high] },
    { price: high, towards: (price: number): Range => [low, Math.max(price, low)] },
  ] as const;
  return (
    <div
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
          onKeyUp={release}
          onBlur={release}
        />
      ))}
    </div>
  );
}
