import type { AnyActorLogic, AnyStateMachine, InputFrom, NonReducibleUnknown, StateMachine } from 'xstate';

/**
 * The logic of an actor whose code comes later than the chart that starts it: it is asked for when the actor starts.
 * @param arrived gives the logic; called only after its code has come, else it throws
 */
export const lateLogic = <Logic extends AnyActorLogic>(arrived: () => Logic): Logic =>
  new Proxy({} as Logic, { get: (_, property) => Reflect.get(arrived(), property) });

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
