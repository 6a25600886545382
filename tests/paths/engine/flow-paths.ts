import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';

/** Events by the words in which a path tells them: "presses 'Next'". */
export type Said = Readonly<Record<string, AnyEventObject>>;

/** Who makes something happen: a person, the rest of the shop, what lies outside it, or time. */
export const VOICES = ['user', 'shop', 'world', 'time'] as const;
export type Voice = (typeof VOICES)[number];

/** What paths through a flow are made of: its chart, and all that can happen to it, in words. */
export type FlowPaths = Readonly<Record<Voice, Said>> & {
  /** As its folder and its approved snapshot are called. */
  readonly flow: string;
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** Tells apart the situations that matter; the rest of the context may differ in one that is met again. */
  readonly key: (snapshot: AnyMachineSnapshot) => string;
  /** The words of those events that no state answers, because a requirement wants it so. */
  readonly neverAnswered: readonly string[];
  /** The places of guards that cannot refuse, because the branches before them leave nothing to refuse. */
  readonly neverRefused: readonly string[];
};

type Given<Machine extends AnyStateMachine> = Partial<Readonly<Record<Voice, Said>>> & {
  flow: string;
  machine: Machine;
  input?: unknown;
  key: (snapshot: SnapshotFrom<Machine>) => string;
  neverAnswered?: readonly string[];
  neverRefused?: readonly string[];
};

/** A flow's event catalogue. */
export function flowPaths<Machine extends AnyStateMachine>(given: Given<Machine>): FlowPaths {
  const { key } = given;
  return {
    user: {},
    shop: {},
    world: {},
    time: {},
    neverAnswered: [],
    neverRefused: [],
    ...given,
    key: (snapshot) => key(snapshot as SnapshotFrom<Machine>),
  };
}

/** What the world answers to what an actor was asked. */
export const answered = (actor: string, output: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${actor}`,
  output,
});
export const refused = (actor: string, error: unknown): AnyEventObject => ({
  type: `xstate.error.actor.${actor}`,
  error,
});
/** The end of a named delay of a state. */
export const passed = (delay: string, state: string): AnyEventObject => ({ type: `xstate.after.${delay}.${state}` });
