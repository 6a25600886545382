import type { ChartEdge } from '#tools/flowbook/chart/chart-model.ts';
import type { Placed, Point } from '#tools/flowbook/layout/placed.ts';

/** px above a state, where the way turns down to it. */
const ABOVE = 10;

/** The way from a transition in a list within its state to its target, or null if it is not in such a list. */
export function hubWay(placed: Placed, edge: ChartEdge | undefined): readonly Point[] | null {
  const line = placed.states
    .flatMap(({ lines }) => lines)
    .find((each) => each.kind === 'way' && each.edgeId === edge?.id);
  const target = placed.states.find(({ path }) => path === edge?.targets[0]);
  if (!line || !target) return null;
  const start = { x: line.box.x + line.box.width / 2, y: line.box.y + line.box.height };
  const end = { x: target.x + target.width / 2, y: target.y };
  const turn = end.y - ABOVE;
  return [start, { x: start.x, y: turn }, { x: end.x, y: turn }, end];
}
