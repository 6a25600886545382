import { listOf, type StatePlace, type TransitionConfig, type Transitions, type Way } from './chart-config.ts';

/** A place in a chart where transitions stand: an event of a state, a delay, an answer to what it invokes. */
export type TransitionPlace = {
  readonly state: StatePlace;
  /** As a path of a config tells it: 'step.completed', 'after redirectDelay', 'always', 'checkProducts onDone'. */
  readonly name: string;
  readonly way: Way;
  readonly branches: readonly TransitionConfig[];
};

const branchesOf = (transitions: Transitions): readonly TransitionConfig[] =>
  listOf<TransitionConfig | string>(transitions).map((each) => (typeof each === 'string' ? { target: each } : each));

/** The actors that a state invokes, and where each stands. */
export const invokesOf = ({ config: { invoke }, way }: StatePlace) =>
  listOf(invoke).map((config, index) => ({
    config,
    name: config.id ?? String(index),
    way: Array.isArray(invoke) ? [...way, 'invoke', index] : [...way, 'invoke'],
  }));

function answersOf(state: StatePlace): readonly [string, Way, Transitions | undefined][] {
  return invokesOf(state).flatMap(({ config, name, way }) =>
    (['onDone', 'onError'] as const).map((key): [string, Way, Transitions | undefined] => [
      `${name} ${key}`,
      [...way, key],
      config[key],
    ]),
  );
}

/** Where the transitions of one state stand. Events that it holds back are none. */
export function transitionPlaces(state: StatePlace): readonly TransitionPlace[] {
  const { config, way } = state;
  const all: readonly [string, Way, Transitions | undefined][] = [
    ...Object.entries(config.on ?? {}).map(([type, found]): [string, Way, Transitions | undefined] => [
      type,
      [...way, 'on', type],
      found,
    ]),
    ...Object.entries(config.after ?? {}).map(([delay, found]): [string, Way, Transitions] => [
      `after ${delay}`,
      [...way, 'after', delay],
      found,
    ]),
    ['always', [...way, 'always'], config.always],
    ...answersOf(state),
  ];
  return all.flatMap(([name, place, found]) =>
    found === undefined ? [] : [{ state, name, way: place, branches: branchesOf(found) }],
  );
}

/** The events that a state holds back from those around it. */
export const forbiddenIn = ({ config: { on = {} } }: StatePlace): readonly string[] =>
  Object.keys(on).filter((type) => on[type] === undefined);
