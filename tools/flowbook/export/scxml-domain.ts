import type { Chart, ChartEdge } from '#tools/flowbook/chart/chart-model.ts';

export const isInside = (path: string, around: string): boolean =>
  path !== around && (around === '' || path.startsWith(`${around}.`));
const parentOf = (path: string): string => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '');

/** Whether a transition leaves what is within its state, and not the state itself. */
export const isInner = ({ state, targets, reenters }: ChartEdge): boolean =>
  !reenters && targets.length > 0 && targets.every((target) => target === state || isInside(target, state));

/** The state that a transition does not leave: all that is within it is left and entered again. Null where it leaves none. */
function domainOf(edge: ChartEdge): string | null {
  const { state, targets } = edge;
  if (targets.length === 0) return null;
  if (isInner(edge)) return state;
  let around = parentOf(state);
  while (around !== '' && !targets.every((target) => isInside(target, around))) around = parentOf(around);
  return around;
}

/**
 * Parallel states with transitions that leave all regions, and not the state itself. SCXML leaves the state, too, so these
 * need another state around them.
 */
export function wrappedStates({ states, edges }: Chart): ReadonlySet<string> {
  const domains = new Set(edges.map(domainOf));
  return new Set(states.filter(({ kind, path }) => kind === 'parallel' && domains.has(path)).map(({ path }) => path));
}
