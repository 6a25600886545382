import { memo, type ReactNode, useRef } from 'react';
import type { Box } from '#tools/flowbook/layout/placed.ts';
import type { Canvas } from './canvas.ts';

type Props = { canvas: Canvas; box: Box; isStart?: boolean };

/**
 * A place of a drawing that is brought into the middle as soon as it is rendered, or where the drawing begins to be read.
 * Where the drawing has changed since, it is left as it is, unless the place is no longer seen.
 */
export const Sight = memo(({ canvas, box, isStart = false }: Props): ReactNode => {
  const isBrought = useRef(false);
  return (
    <span
      hidden
      ref={(element) => {
        if (element && isStart) canvas.begin(box);
        else if (element) canvas.bring(box, isBrought.current);
        isBrought.current = true;
      }}
    />
  );
});
Sight.displayName = 'Sight';
