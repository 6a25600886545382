import { Slider } from '@ark-ui/react/slider';
import { useRef } from 'react';
import { rangeSlider } from '#styled-system/recipes';

export type Range = readonly [low: number, high: number];
type Props = {
  value: Range;
  min: number;
  max: number;
  /** What the two thumbs are called. */
  names: readonly [low: string, high: string];
  format: (value: number) => string;
  onMove: (value: Range) => void;
  onSettle: (value: Range) => void;
};

/**
 * Two thumbs on one line. It settles when a thumb is let go, or the key that moves it: a drag, or a key held down, is one
 * change. What was last moved to is kept at hand, as the release can come before the move has been drawn.
 * The pixels of a drag, and which key is down, are no flow state: a flow hears of the value that was settled on.
 */
export function RangeSlider({ value, min, max, names, format, onMove, onSettle }: Props) {
  const latest = useRef(value);
  const isKeyDown = useRef(false);
  const c = rangeSlider();
  const settle = () => onSettle(latest.current);
  const endKey = () => {
    if (!isKeyDown.current) return;
    isKeyDown.current = false;
    settle();
  };
  return (
    <Slider.Root
      className={c.root}
      min={min}
      max={max}
      thumbAlignment="center"
      value={[...value]}
      aria-label={[...names]}
      getAriaValueText={(details) => format(details.value)}
      onValueChange={({ value: [low = min, high = max] }) => {
        latest.current = [low, high];
        onMove(latest.current);
      }}
      onValueChangeEnd={() => {
        if (!isKeyDown.current) settle();
      }}
      onPointerDownCapture={() => {
        latest.current = value;
      }}
      onKeyDownCapture={() => {
        if (!isKeyDown.current) latest.current = value;
        isKeyDown.current = true;
      }}
      onKeyUp={endKey}
      onBlur={endKey}
    >
      <Slider.Control className={c.control}>
        <Slider.Track className={c.track}>
          <Slider.Range className={c.range} />
        </Slider.Track>
        {names.map((name, index) => (
          <Slider.Thumb key={name} index={index} className={c.thumb} />
        ))}
      </Slider.Control>
    </Slider.Root>
  );
}
