import type {
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ExecutableActionObject,
} from 'xstate';
import { isOfClock } from './delay-of.ts';
import { isMark, placeIdOf } from './places.ts';
import { stepScope } from './step-scope.ts';

/** The result of one step of a chart. */
export type Step = {
  readonly snapshot: AnyMachineSnapshot;
  /** The transitions taken, by the ids of their places, in their order. */
  readonly took: readonly string[];
  /** The effects outside of the chart, in their order. */
  readonly effects: readonly ExecutableActionObject[];
};

function stepOf(before: AnyMachineSnapshot | null, take: (scope: AnyActorScope) => AnyMachineSnapshot): Step {
  const actions: ExecutableActionObject[] = [];
  const snapshot = take(stepScope(before, actions));
  return {
    snapshot,
    took: actions.filter(isMark).map(placeIdOf),
    effects: actions.filter((action) => !isMark(action)),
  };
}

/** The transitions that a chart takes first at an event. */
const firstTaken = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly string[] =>
  machine.getTransitionData(snapshot, event).flatMap(({ actions }) => actions.filter(isMark).map(placeIdOf));

/** Whether any transition answers an event, be it one that does nothing; far cheaper to ask than to take the step. */
export const isAnswered = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  snapshot.machine.getTransitionData(snapshot, event).length > 0;

/** A chart's first step: into its initial state. */
export const begun = (machine: AnyStateMachine, input: unknown): Step =>
  stepOf(null, (scope) => machine.getInitialSnapshot(scope, input));

/** One more step. A chart that throws, as at a bug, has stopped: the snapshot's status says so. */
export function stepped(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): Step {
  try {
    return stepOf(snapshot, (scope) => machine.transition(snapshot, event, scope));
  } catch (error) {
    const stopped: AnyMachineSnapshot = { ...snapshot, status: 'error', error };
    return { snapshot: stopped, took: firstTaken(machine, snapshot, event), effects: [] };
  }
}

/**
 * Whether a chart would answer this event, as `snapshot.can()` says it, marks left out: a branch that leads nowhere and
 * does nothing counts as no answer, and views ask for it.
 */
export function can(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const transitions = snapshot.machine.getTransitionData(snapshot, event);
  return transitions.some(
    ({ target, actions }) => target !== undefined || actions.some((action: unknown) => !isMark(action)),
  );
}

const ANSWER = /^xstate\.(?:done|error)\.actor\.(?<actor>.+)$/;

/** Whether an event can come at all: an answer needs a running request, the end of a delay a running delay. */
export function canCome({ children, _nodes }: AnyMachineSnapshot, { type }: AnyEventObject): boolean {
  const actor = ANSWER.exec(type)?.groups?.actor;
  if (actor !== undefined) return actor in children;
  return !isOfClock(type) || _nodes.some(({ transitions }) => transitions.has(type));
}
