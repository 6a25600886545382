import type { Placed } from '#tools/flowbook/layout/placed.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

type Reached = { readonly path: string; readonly from: string | null };

const depthOf = (path: string): number => (path === '' ? 0 : path.split('.').length);

/** Where a state leads: into what it begins in, along its edges, and into the states within it that nothing else leads to. */
function nextsOf({ states, dots, edges }: Placed, path: string): readonly string[] {
  const begins = dots.filter((dot) => dot.path === path).map(({ to }) => to);
  const led = edges.filter(({ from }) => from === path).flatMap(({ to }) => to);
  const within = states
    .map((state) => state.path)
    .filter(
      (each) => each !== path && depthOf(each) === depthOf(path) + 1 && (path === '' || each.startsWith(`${path}.`)),
    );
  return [...begins, ...led, ...within];
}

/** All states in the order of a walk along the edges, each with its predecessor. */
export function readingOrder(placed: Placed): readonly Reached[] {
  const reached = new Map<string, Reached>();
  const visit = (path: string, from: string | null): void => {
    if (reached.has(path)) return;
    reached.set(path, { path, from });
    for (const next of nextsOf(placed, path)) visit(next, path);
  };
  visit(placed.states[0]?.path ?? '', null);
  return [...reached.values()];
}

/**
 * The state that an arrow key leads to: down along the edges to the next one, up to the one from which this is reached,
 * right and left to others that are reached from there. Down alone reaches every state.
 * @returns null at the end of the way
 */
export function neighbour(placed: Placed, path: string, direction: Direction): string | null {
  const order = readingOrder(placed);
  const index = order.findIndex((each) => each.path === path);
  const here = order[index];
  if (!here) return null;
  if (direction === 'up') return here.from;
  if (direction === 'down') return order[index + 1]?.path ?? null;
  const siblings = order.filter(({ from }) => from === here.from);
  const place = siblings.indexOf(here);
  const beside = direction === 'right' ? siblings[place + 1] : siblings[place - 1];
  const step = direction === 'right' ? 1 : -1;
  return beside?.path ?? order[index + step]?.path ?? null;
}
