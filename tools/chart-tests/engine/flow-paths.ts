import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';

/** Events by their words: "presses 'Next'". */
export type Said = Readonly<Record<string, AnyEventObject>>;

/** Who sends an event: a person, the rest of the shop, its environment (API, other tabs), or time. */
export const SENDERS = ['user', 'shop', 'environment', 'time'] as const;
export type Sender = (typeof SENDERS)[number];

/** A flow: its chart, and all events that can reach it, in words. */
export type FlowPaths = Readonly<Record<Sender, Said>> & {
  /** The name of its folder and of its approved snapshot. */
  readonly flow: string;
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** Distinguishes the situations that matter. The rest of the context may differ within a situation. */
  readonly key: (snapshot: AnyMachineSnapshot) => string;
  /** The words of the events that no state answers, because a requirement says so. */
  readonly neverAnswered: readonly string[];
  /** The places of guards that cannot refuse, because the branches before them leave nothing to refuse. */
  readonly neverRefused: readonly string[];
};

type Given<Machine extends AnyStateMachine> = Partial<Readonly<Record<Sender, Said>>> & {
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
    environment: {},
    time: {},
    neverAnswered: [],
    neverRefused: [],
    ...given,
    key: (snapshot) => key(snapshot as SnapshotFrom<Machine>),
  };
}

/** The result of an invoked actor. */
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

/** One of several flows. @throws when there is none of that name; the message says which there are */
export function flowIn(flows: readonly FlowPaths[], name: string): FlowPaths {
  const flow = flows.find((each) => each.flow === name);
  if (!flow) throw new Error(`There is no flow '${name}'. Flows: ${flows.map((each) => each.flow).join(', ')}.`);
  return flow;
}
