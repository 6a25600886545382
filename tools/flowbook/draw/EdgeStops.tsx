import type { Chart, ChartEdge } from '#tools/flowbook/chart/chart-model.ts';
import { conditionOf } from '#tools/flowbook/chart/condition.ts';
import type { Box, Placed } from '#tools/flowbook/layout/placed.ts';
import { stayWords } from './OutlineEdges.tsx';

const ROW = 16;

/** Where each transition is written: on its line, or within its state. */
const placesIn = ({ edges, states }: Placed): ReadonlyMap<string, Box> =>
  new Map([
    ...states.flatMap(({ lines }) =>
      lines.flatMap(({ edgeId, kind, box }) => (edgeId === null || kind === 'more' ? [] : [[edgeId, box] as const])),
    ),
    ...edges.flatMap(({ label }) =>
      (label?.lines ?? []).map(({ edgeId, y, rows }) => {
        const box = { x: label?.x ?? 0, y: y - 12.5, width: label?.width ?? 0, height: (1 + rows.length) * ROW + 1 };
        return [edgeId, box] as const;
      }),
    ),
  ]);

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** A transition for screen readers: 'order.refused, else, leads to confirming'. */
function nameOf(edge: ChartEdge): string {
  const condition = conditionOf(edge);
  const targets = edge.targets.filter((target) => target !== edge.state).map(lastName);
  return [
    edge.words,
    ...(condition === null ? [] : [condition === 'else' ? condition : `if ${condition}`]),
    targets.length === 0 ? stayWords(edge) : `leads to ${targets.join(' and ')}`,
  ].join(', ');
}

type Props = { chart: Chart; placed: Placed; from: string; selected: string | null };

/** The transitions of the chosen state, for the keyboard: they follow the states. The pointer finds what lies below. */
export const EdgeStops = ({ chart, placed, from, selected }: Props) => {
  const places = placesIn(placed);
  return chart.edges
    .filter(({ state }) => state === from)
    .map((edge) => {
      const box = places.get(edge.id);
      return box === undefined ? null : (
        <g
          key={edge.id}
          className="fbd-button"
          role="button"
          tabIndex={0}
          aria-label={nameOf(edge)}
          aria-pressed={selected === edge.id}
          data-edge={edge.id}
        >
          <rect className="fbd-stop" {...box} rx={2} fill="none" pointerEvents="none" />
        </g>
      );
    });
};
