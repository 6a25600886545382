import type { AnyMachineSnapshot } from 'xstate';
import type { Place } from '../engine/places.ts';
import type { Graph } from '../engine/walk.ts';

/** Whether a walk has seen a guarded transition let its event pass, and refuse it. */
export type GuardSeen = { readonly passed: boolean; readonly refused: boolean };

const isIn = (snapshot: AnyMachineSnapshot, state: string): boolean =>
  snapshot._nodes.some(({ path }) => path.join('.') === state);

/**
 * A guard has refused where its event came in its state, and neither it, nor a branch before it, nor a state within has
 * answered.
 */
export function guardSeen(place: Place, graph: Graph): GuardSeen {
  return place.event === '' ? immediateGuardSeen(place, graph) : answeringGuardSeen(place, graph);
}

/** In a state where the chart rests, the guards of its immediate transitions have refused. */
function immediateGuardSeen(place: Place, graph: Graph): GuardSeen {
  return {
    passed: [...graph.edges.values()].flat().some(({ took }) => took.includes(place.id)),
    refused: [...graph.situations.values()].some((snapshot) => isIn(snapshot, place.state)),
  };
}

function answeringGuardSeen(place: Place, graph: Graph): GuardSeen {
  const edges = [...graph.edges.values()].flat().filter(({ saying }) => saying.event.type === place.event);
  const passed = edges.some(({ took }) => took.includes(place.id));
  const answersFirst = new Set(
    graph.places
      .filter(({ event, state, branch }) => {
        const isBranchBefore = state === place.state && (branch ?? 0) < (place.branch ?? 0);
        const isWithin = place.state === '' ? state !== '' : state.startsWith(`${place.state}.`);
        return event === place.event && (isBranchBefore || isWithin);
      })
      .map(({ id }) => id),
  );
  const refusedAt = (from: string, took: readonly string[]) => {
    const snapshot = graph.situations.get(from);
    return (
      snapshot !== undefined &&
      isIn(snapshot, place.state) &&
      !took.includes(place.id) &&
      !took.some((id) => answersFirst.has(id))
    );
  };
  const ignored = [...graph.ignored].filter(([, sayings]) => sayings.some(({ event }) => event.type === place.event));
  const refused =
    edges.some(({ from, took }) => refusedAt(from, took)) || ignored.some(([from]) => refusedAt(from, []));
  return { passed, refused };
}
