import { memo } from 'react';
import type { PlacedEdge, Point } from '#tools/flowbook/layout/placed.ts';
import { lineClasses } from './mark-classes.ts';
import type { Marks } from './marks.ts';
import { headPath, strokePath } from './stroke.ts';

type ArrowProps = { points: readonly Point[]; hasHead: boolean; marked: string };

/** A line with a head at its end. */
export const Arrow = ({ points, hasHead, marked }: ArrowProps) => (
  <>
    <path className={`fbd-stroke ${marked}`} d={strokePath(points, hasHead)} />
    {hasHead ? <path className={`fbd-head ${marked}`} d={headPath(points)} /> : null}
  </>
);

type Props = { edge: PlacedEdge; marks: Marks; selected: string | null };

/** Transitions between the same states: one line, which is easier to hit than it is to see. */
export const EdgeLine = memo(({ edge, marks, selected }: Props) => {
  const marked = lineClasses(edge, marks, selected);
  return (
    <g data-edge={edge.edgeIds[0]}>
      {edge.strokes.map(({ points, to }) => (
        <path key={`reach ${to}`} className="fbd-reach" d={strokePath(points, false)} />
      ))}
      {edge.strokes.map(({ points, to }) => (
        <Arrow key={to} points={points} hasHead={to !== null} marked={marked} />
      ))}
      {edge.fork === null ? null : <rect className={`fbd-head ${marked}`} {...edge.fork} rx={2} />}
    </g>
  );
});
EdgeLine.displayName = 'EdgeLine';
