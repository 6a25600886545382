import type {
  AnyActorLogic,
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
  InputFrom,
  NonReducibleUnknown,
  Snapshot,
  StateMachine,
} from 'xstate';
import { hasBegun } from '#machines/domain/has-begun.ts';

/**
 * The logic of an actor whose code comes later than the chart that starts it: it is asked for when the actor starts.
 * @param arrived gives the logic; called only after its code has come, else it throws
 */
export const lateLogic = <Logic extends AnyActorLogic>(arrived: () => Logic): Logic =>
  new Proxy({} as Logic, { get: (_, property) => Reflect.get(arrived(), property) });

/** The chart of a flow that may be started before its code has come. */
export type LateMachine<Machine> = {
  /** The machine; null until its code has come. */
  arrived: () => Machine | null;
  /** Calls back once it has. */
  whenArrived: (begin: () => void) => void;
};

const ARRIVED: EventObject = { type: 'flow.arrived' };

/** A flow that waits for its code: what it has been told meanwhile. */
type Waiting = Snapshot<unknown> & { told: readonly EventObject[] };

/**
 * A flow that is there from the start, and begins when its code has come: what it is told before waits, in order, and
 * none is lost. Until then its snapshot says nothing (`hasBegun`).
 */
export function beginsLater<Machine extends AnyStateMachine>({ arrived, whenArrived }: LateMachine<Machine>): Machine {
  const waiting: Waiting = { status: 'active', output: undefined, error: undefined, told: [] };
  const logic = {
    getInitialSnapshot: (scope: AnyActorScope) => arrived()?.getInitialSnapshot(scope) ?? waiting,
    start: (snapshot: Waiting | AnyMachineSnapshot, scope: AnyActorScope) => {
      const machine = arrived();
      if (machine === null) whenArrived(() => scope.self.send(ARRIVED));
      else if (hasBegun(snapshot)) machine.start(snapshot as AnyMachineSnapshot);
      else scope.self.send(ARRIVED);
    },
    transition: (snapshot: Waiting | AnyMachineSnapshot, event: EventObject, scope: AnyActorScope) => {
      const machine = arrived();
      if (machine !== null && hasBegun(snapshot))
        return machine.transition(snapshot as AnyMachineSnapshot, event, scope);
      const { told } = snapshot as Waiting;
      if (machine === null || event !== ARRIVED) return { ...snapshot, told: [...told, event] };
      for (const one of told) scope.self.send(one);
      return machine.getInitialSnapshot(scope);
    },
    getPersistedSnapshot: (snapshot: Waiting | AnyMachineSnapshot) =>
      hasBegun(snapshot) ? arrived()?.getPersistedSnapshot(snapshot as AnyMachineSnapshot) : snapshot,
  };
  return logic as unknown as Machine;
}

/** The machine, bringing its input along: whoever starts it need not know what that is. */
export const withInput = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: () => InputFrom<Machine>,
): WithoutInput<Machine> =>
  new Proxy(machine, {
    get: (target, property) =>
      property === 'getInitialSnapshot'
        ? (scope: Parameters<Machine['getInitialSnapshot']>[0]) => target.getInitialSnapshot(scope, input())
        : Reflect.get(target, property),
  }) as unknown as WithoutInput<Machine>;

/** A machine whose input its logic brings along. */
export type WithoutInput<Machine> =
  Machine extends StateMachine<
    infer Context,
    infer Event,
    infer Children,
    infer Actors,
    infer Actions,
    infer Guards,
    infer Delays,
    infer Values,
    infer Tags,
    infer _Input,
    infer Output,
    infer Emitted,
    infer Meta,
    infer Config
  >
    ? StateMachine<
        Context,
        Event,
        Children,
        Actors,
        Actions,
        Guards,
        Delays,
        Values,
        Tags,
        NonReducibleUnknown,
        Output,
        Emitted,
        Meta,
        Config
      >
    : never;
