import type { Chart, ChartEdge } from '#tools/flowbook/chart/chart-model.ts';
import type { Possibility } from '#tools/flowbook/frame/protocol.ts';

/** An event as it is offered: why it cannot be sent with effect, or null where it can. */
export type Offer = Possibility & { readonly why: string | null };

/** 'confirming' of 'open.confirming'. */
const nameOf = (path: string): string => path.split('.').at(-1) || 'anywhere';

/** Where an event is answered at all. */
function elsewhere(edges: readonly ChartEdge[]): string {
  const places = [...new Set(edges.filter(({ isForbidden }) => !isForbidden).map(({ state }) => nameOf(state)))];
  if (places.length === 0) return 'nothing answers it';
  return `only from ${places.join(', ')}`;
}

/** Why a chart does not answer an event in its present state. @param states the paths of all states that it is in */
export function reasonOf({ edges }: Chart, states: readonly string[], event: string): string {
  const own = edges.filter((edge) => edge.event === event);
  const here = own.filter(({ state }) => states.includes(state));
  const deepest = Math.max(...here.map(({ state }) => state.length));
  const keeper = here.find(({ isForbidden, state }) => isForbidden && state.length === deepest);
  if (keeper) return `${nameOf(keeper.state)} holds it back`;
  const guards = [...new Set(here.flatMap(({ guard }) => guard ?? []))];
  if (guards.length > 0) return `a guard says no: ${guards.join('; ')}`;
  if (here.length > 0) return 'its transition does nothing here';
  return elsewhere(own);
}

/** The events that a chart knows, those that it answers now first. */
export function offersOf(
  chart: Chart,
  states: readonly string[],
  possibilities: readonly Possibility[],
): readonly Offer[] {
  const offers = possibilities.map((one) => ({
    ...one,
    why: one.isPossible ? null : reasonOf(chart, states, one.event),
  }));
  return offers.sort((a, b) => Number(b.isPossible) - Number(a.isPossible));
}

/** The events that a chart has now, and that a run which began before does not know. */
export function addedSince({ edges }: Chart, possibilities: readonly Possibility[]): readonly Offer[] {
  const known = new Set(possibilities.map(({ event }) => event));
  const events = new Set(edges.filter(({ kind }) => kind === 'event').map(({ event }) => event));
  return [...events]
    .filter((event) => !known.has(event))
    .map((event) => ({
      event,
      sample: '',
      isPossible: false,
      why: 'new in the chart: Reset shop starts it with this',
    }));
}
