import { memo } from 'react';
import type { ChartEdge } from '#tools/flowbook/chart/chart-model.ts';
import type { PlacedEdge, PlacedLabelLine } from '#tools/flowbook/layout/placed.ts';
import { edgeClasses } from './mark-classes.ts';
import { classes, type Marks } from './marks.ts';

type Props = { edge: PlacedEdge; edges: ReadonlyMap<string, ChartEdge>; marks: Marks; selected: string | null };

const ROW = 16;

/** All of a transition: what is not written on the diagram, too. */
function aboutOf(edge: ChartEdge | undefined): string {
  if (!edge) return '';
  const guard = edge.guard === null ? [] : [`if ${edge.code ?? edge.guard}`];
  const actions = edge.actions.length === 0 ? [] : [`does ${edge.actions.join(', ')}`];
  return [edge.words, ...guard, ...actions, edge.description].filter((part) => part !== '').join('\n');
}

const Guard = ({ line: { guard, rows, x }, marked }: { line: PlacedLabelLine; marked: string }) => {
  if (guard === null) return null;
  if (rows.length === 0) return <tspan className={`fbd-guard ${marked}`}>{` [${guard}]`}</tspan>;
  return rows.map((row) => (
    <tspan key={row} className={`fbd-guard ${marked}`} x={x} dy={ROW}>
      {row}
    </tspan>
  ));
};

/** The texts on a line: its transitions, one below the other. */
export const EdgeLabel = memo(({ edge: { label, isFromWithin }, edges, marks, selected }: Props) => {
  if (label === null) return null;
  const { x, y, width, height, lines } = label;
  return (
    <g>
      <rect className={classes('fbd-ground', isFromWithin && 'is-from-within')} {...{ x, y, width, height }} rx={2} />
      {lines.map((line) => {
        const marked = edgeClasses(line.edgeId, marks, selected);
        return (
          <g key={line.edgeId} data-edge={line.edgeId}>
            <rect
              className={`fbd-line-ground ${marked}`}
              x={x}
              y={line.y - 12.5}
              width={width}
              height={(1 + line.rows.length) * ROW + 1}
              rx={2}
            />
            <text className={`fbd-line ${marked}`} x={line.x} y={line.y} textAnchor="middle">
              <title>{aboutOf(edges.get(line.edgeId))}</title>
              {line.text}
              <Guard line={line} marked={marked} />
            </text>
          </g>
        );
      })}
    </g>
  );
});
EdgeLabel.displayName = 'EdgeLabel';
