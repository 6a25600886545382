import { memo, type ReactNode } from 'react';
import type { Box } from '#tools/flowbook/layout/placed.ts';
import type { Canvas } from './canvas.ts';

type Props = { canvas: Canvas; box: Box; isStart?: boolean };

/** A place of a drawing that is brought into the middle as soon as it is rendered, and again where it has moved; or where the drawing begins to be read. */
export const Sight = memo(
  ({ canvas, box, isStart = false }: Props): ReactNode => (
    <span
      hidden
      ref={(element) => {
        if (element && isStart) canvas.begin(box);
        else if (element) canvas.bring(box);
      }}
    />
  ),
);
Sight.displayName = 'Sight';
