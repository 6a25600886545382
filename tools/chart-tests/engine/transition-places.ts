import { listOf, type StatePlace, type TransitionConfig, type Transitions, type Way } from './chart-config.ts';

/** A place of transitions in a chart: an event of a state, a delay, or the end of an invoked actor. */
export type TransitionPlace = {
  readonly state: StatePlace;
  /** As in a config: 'step.completed', 'after redirectDelay', 'always', 'checkProducts onDone'. */
  readonly name: string;
  /** As XState sends it: 'step.completed', 'xstate.after.redirectDelay.checkout.confirmed'; 'always' where it needs none. */
  readonly event: string;
  readonly way: Way;
  readonly branches: readonly TransitionConfig[];
};

const branchesOf = (transitions: Transitions): readonly TransitionConfig[] =>
  listOf<TransitionConfig | string>(transitions).map((each) => (typeof each === 'string' ? { target: each } : each));

/** The actors that a state invokes, each with its place. */
export const invokesOf = ({ config: { invoke }, id, way }: StatePlace) =>
  listOf(invoke).map((config, index) => ({
    config,
    name: config.id ?? `${index}.${id}`,
    way: Array.isArray(invoke) ? [...way, 'invoke', index] : [...way, 'invoke'],
  }));

type Found = Omit<TransitionPlace, 'state' | 'branches'> & { readonly transitions: Transitions | undefined };

const answersOf = (state: StatePlace): readonly Found[] =>
  invokesOf(state).flatMap(({ config, name, way }) => [
    {
      name: `${name} onDone`,
      event: `xstate.done.actor.${name}`,
      way: [...way, 'onDone'],
      transitions: config.onDone,
    },
    {
      name: `${name} onError`,
      event: `xstate.error.actor.${name}`,
      way: [...way, 'onError'],
      transitions: config.onError,
    },
  ]);

/** The places of one state's transitions. Forbidden events are left out. */
export function transitionPlaces(state: StatePlace): readonly TransitionPlace[] {
  const { config, id, way } = state;
  const all: readonly Found[] = [
    ...Object.entries(config.on ?? {}).map(([type, transitions]) => ({
      name: type,
      event: type,
      way: [...way, 'on', type],
      transitions,
    })),
    ...Object.entries(config.after ?? {}).map(([delay, transitions]) => ({
      name: `after ${delay}`,
      event: `xstate.after.${delay}.${id}`,
      way: [...way, 'after', delay],
      transitions,
    })),
    { name: 'always', event: 'always', way: [...way, 'always'], transitions: config.always },
    ...answersOf(state),
  ];
  return all.flatMap(({ transitions, ...place }) =>
    transitions === undefined ? [] : [{ state, ...place, branches: branchesOf(transitions) }],
  );
}

/** The events that a state holds back from those around it. */
export const forbiddenIn = ({ config: { on = {} } }: StatePlace): readonly string[] =>
  Object.keys(on).filter((type) => on[type] === undefined);
