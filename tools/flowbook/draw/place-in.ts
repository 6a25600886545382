import type { Box, Placed } from '#tools/flowbook/layout/placed.ts';

/** Where a state or a transition is on a diagram, by its path or its id; null where it is not shown. */
export function placeIn({ states, edges }: Placed, name: string | null): Box | null {
  if (name === null) return null;
  const state = states.find(({ path }) => path === name);
  if (state) return state;
  const edge = edges.find(({ edgeIds }) => edgeIds.includes(name));
  if (edge) return edge.label ?? edge.fork;
  return states.flatMap(({ lines }) => lines).find(({ edgeId }) => edgeId === name)?.box ?? null;
}
