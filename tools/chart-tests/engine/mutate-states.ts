import { childrenOf, lineageOf, listOf, type StateConfig, type StatePlace, withAt, withoutAt } from './chart-config.ts';
import { type About, type Mutant, mutantOf } from './mutant.ts';
import { actionName, actionsOf, stateName, within } from './mutation-words.ts';
import { forbiddenIn, invokesOf } from './transition-places.ts';

const aboutState = (state: StatePlace): About => ({ state: stateName(state), place: null });

const isOwnEvent = (type: string) => !type.startsWith('xstate.') && !type.includes('*');

/** The events that some state of the chart answers. */
const alphabetOf = (states: readonly StatePlace[]): readonly string[] => [
  ...new Set(states.flatMap(({ config }) => Object.keys(config.on ?? {})).filter(isOwnEvent)),
];

const answers = (type: string) => (asked: string) =>
  asked === '*' || asked === type || (asked.endsWith('.*') && type.startsWith(asked.slice(0, -1)));

/** An event that a state ignores now leads to a sibling state. */
function illegalAdded(config: StateConfig, states: readonly StatePlace[], state: StatePlace): Mutant[] {
  const { parent } = state;
  if (!parent || parent.config.type === 'parallel' || state.config.states || state.config.type === 'final') return [];
  const beside = childrenOf(states, parent).find((other) => other !== state);
  if (!beside) return [];
  const answered = lineageOf(state).flatMap((each) => Object.keys(each.config.on ?? {}));
  return alphabetOf(states)
    .filter((type) => !answered.some(answers(type)))
    .map((type) =>
      mutantOf(
        'illegal transition added',
        aboutState(state),
        `${state.id} ${type} to ${stateName(beside)}`,
        `${within(state)}, "${type}" is not ignored but leads to ${stateName(beside)}`,
        withAt(config, [...state.way, 'on'], { ...state.config.on, [type]: `#${beside.id}` }),
      ),
    );
}

const forbiddenLifted = (config: StateConfig, state: StatePlace): Mutant[] =>
  forbiddenIn(state).map((type) =>
    mutantOf(
      'forbidden event lifted',
      aboutState(state),
      `${state.id} ${type}`,
      `${within(state)}, "${type}" is no longer held back`,
      withoutAt(config, [...state.way, 'on', type]),
    ),
  );

function initialChanged(config: StateConfig, states: readonly StatePlace[], state: StatePlace): Mutant[] {
  const { initial } = state.config;
  if (initial === undefined) return [];
  const whole = state.parent ? stateName(state) : 'the chart';
  return childrenOf(states, state)
    .filter(({ path }) => path.at(-1) !== initial)
    .map((other) =>
      mutantOf(
        'initial changed',
        aboutState(state),
        `${state.id} to ${stateName(other)}`,
        `${whole} begins in ${other.path.at(-1)} instead of ${initial}`,
        withAt(config, [...state.way, 'initial'], other.path.at(-1)),
      ),
    );
}

const invokeDropped = (config: StateConfig, state: StatePlace): Mutant[] =>
  invokesOf(state).map(({ name, way }) =>
    mutantOf(
      'invoke dropped',
      aboutState(state),
      `${state.id} ${name}`,
      `${within(state)}, ${name} is not started`,
      withoutAt(config, way),
    ),
  );

function actionsDropped(config: StateConfig, state: StatePlace, when: 'entry' | 'exit'): Mutant[] {
  const actions = actionsOf(state.config[when]);
  return actions.map((action, index) => {
    const name = actionName(action);
    const twice = actions.filter((other) => actionName(other) === name).length > 1;
    return mutantOf(
      when === 'entry' ? 'entry action dropped' : 'exit action dropped',
      aboutState(state),
      `${state.id} ${name}${twice ? ` at ${index}` : ''}`,
      `on ${when === 'entry' ? 'entering' : 'leaving'} ${stateName(state)}, ${name} is not done`,
      withAt(config, [...state.way, when], actions.toSpliced(index, 1)),
    );
  });
}

const tagDropped = (config: StateConfig, state: StatePlace): Mutant[] =>
  listOf(state.config.tags).map((tag, index, tags) =>
    mutantOf(
      'tag dropped',
      aboutState(state),
      `${state.id} ${tag}`,
      `${within(state)}, the flow does not count as ${tag}`,
      withAt(config, [...state.way, 'tags'], tags.toSpliced(index, 1)),
    ),
  );

/** Mutants of the states of a chart, and of the events that they ignore. */
export const stateMutants = (config: StateConfig, states: readonly StatePlace[]): readonly Mutant[] =>
  states.flatMap((state) => [
    ...initialChanged(config, states, state),
    ...forbiddenLifted(config, state),
    ...invokeDropped(config, state),
    ...actionsDropped(config, state, 'entry'),
    ...actionsDropped(config, state, 'exit'),
    ...tagDropped(config, state),
    ...illegalAdded(config, states, state),
  ]);
