import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  initialTransition,
  transition,
} from 'xstate';
import { type StatePath, TestModel } from 'xstate/graph';

/** An event of a machine, or what XState itself sends when time has passed or an invoked actor has ended. */
export type WalkEvent<Machine extends AnyStateMachine> = EventFromLogic<Machine> | { type: `xstate.${string}` };

/**
 * A machine made ready to be walked by xstate/graph. Only events that a state answers are tried.
 * States are told apart by their names and by what `key` says of them; the rest of their context is left out.
 */
export function testModel<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly WalkEvent<Machine>[],
  key: (snapshot: AnyMachineSnapshot) => unknown = () => null,
): TestModel<AnyMachineSnapshot, AnyEventObject, unknown> {
  return new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(machine as AnyStateMachine, {
    events: [...events],
    filterEvents: (snapshot, event) => snapshot.can(event),
    serializeState: (snapshot) => JSON.stringify([snapshot.value, key(snapshot)]),
  });
}

/**
 * The true state at the end of a path. The path's own stands for all that `key` did not tell apart, so its context is
 * not to be trusted.
 */
export function replayed(
  machine: AnyStateMachine,
  path: StatePath<AnyMachineSnapshot, AnyEventObject>,
): AnyMachineSnapshot {
  const [initial] = initialTransition(machine, undefined);
  return path.steps
    .slice(1)
    .reduce<AnyMachineSnapshot>((snapshot, { event }) => transition(machine, snapshot, event)[0], initial);
}
