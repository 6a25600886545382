import { and, not, or } from 'xstate';
import {
  childrenOf,
  listOf,
  type StateConfig,
  type StatePlace,
  type TransitionConfig,
  targetOf,
  withAt,
  withoutAt,
} from './chart-config.ts';
import { type About, type Mutant, type Mutation, mutantOf } from './mutant.ts';
import {
  actionName,
  actionsOf,
  actionWords,
  branchWords,
  guardName,
  isCombined,
  lostActionWords,
  placeWords,
  stateName,
} from './mutation-words.ts';
import { placeId } from './places.ts';
import { type TransitionPlace, transitionPlaces } from './transition-places.ts';

/** One branch of a place, and what changes it. */
type Branch = {
  readonly place: TransitionPlace;
  readonly branch: TransitionConfig;
  readonly targets: readonly StatePlace[];
  /** Its place, in the sentences of its mutants. */
  readonly words: string;
  /** The mutant with another branch in the place of this one; without any, where none is given. */
  readonly become: (mutation: Mutation, detail: string, says: string, other?: TransitionConfig) => Mutant;
};

const without = (branch: TransitionConfig, ...keys: readonly (keyof TransitionConfig)[]): TransitionConfig =>
  Object.fromEntries(Object.entries(branch).filter(([key]) => !keys.some((dropped) => dropped === key)));

/** A branch's place has the id that walks give it. */
const aboutBranch = ({ state, event, branches }: TransitionPlace, index: number): About => ({
  state: stateName(state),
  place: placeId(stateName(state), event, branches.length > 1 ? index : null),
});

function branchesOf(config: StateConfig, states: readonly StatePlace[], place: TransitionPlace): readonly Branch[] {
  const { branches, state, way } = place;
  return branches.map((branch, index) => {
    const where = `${state.id} ${place.name}${branches.length > 1 ? ` #${index}` : ''}`;
    const about = aboutBranch(place, index);
    const become: Branch['become'] = (mutation, detail, says, other) => {
      const others = other ? branches.with(index, other) : branches.toSpliced(index, 1);
      const changed = others.length > 0 ? withAt(config, way, others) : withoutAt(config, way);
      return mutantOf(mutation, about, detail ? `${where} ${detail}` : where, says, changed);
    };
    const targets = listOf(branch.target).map((target) => targetOf(states, state, target));
    return { place, branch, targets, words: branchWords(place, branch), become };
  });
}

const deleted = ({ branch, targets, words, become }: Branch): Mutant =>
  become('transition deleted', '', `${words} ${lostActionWords(branch, targets)}`);

/** The target becomes each of its sibling states in turn, but not the source: a dropped target leads there. */
function retargeted(states: readonly StatePlace[], { place, branch, targets, words, become }: Branch): Mutant[] {
  return targets.flatMap((right, index) => {
    const others = right.parent ? childrenOf(states, right.parent) : [];
    return others
      .filter((other) => other !== right && other !== place.state)
      .map((other) =>
        become(
          'retargeted',
          `to ${stateName(other)}${targets.length > 1 ? ` for ${stateName(right)}` : ''}`,
          `${words} leads to ${stateName(other)} instead of ${stateName(right)}`,
          { ...branch, target: targets.with(index, other).map(({ id }) => `#${id}`) },
        ),
      );
  });
}

function targetDropped({ branch, targets, words, become }: Branch): Mutant[] {
  if (targets.length === 0) return [];
  const rest = without(branch, 'target', 'reenter');
  return [
    become('target dropped', '', `${words} ${lostActionWords(branch, targets)}, but ${actionWords(rest, [])}`, rest),
  ];
}

/** A condition of several dropped: and(['isKnown', 'isLast']) becomes and(['isLast']). */
function conditionsDropped({ branch, targets, words, become }: Branch): Mutant[] {
  const { guard } = branch;
  if (!isCombined(guard) || guard.guards.length < 2) return [];
  const combine = guard.name === 'or' ? or : and;
  return guard.guards.map((dropped, index) => {
    const fewer = combine(guard.guards.toSpliced(index, 1) as Parameters<typeof combine>[0]);
    const says = `${words} ${actionWords(branch, targets)} whatever ${guardName(dropped)} says`;
    return become('condition dropped', guardName(dropped), says, { ...branch, guard: fewer });
  });
}

function guardsChanged(each: Branch): Mutant[] {
  const { branch, targets, place, become } = each;
  if (branch.guard === undefined) return [];
  const name = guardName(branch.guard);
  const action = actionWords(branch, targets);
  return [
    become('guard dropped', name, `${placeWords(place)} ${action} even when not ${name}`, without(branch, 'guard')),
    become('guard negated', name, `${placeWords(place)} ${action} when not ${name}, and only then`, {
      ...branch,
      guard: not(branch.guard as Parameters<typeof not>[0]),
    }),
    ...conditionsDropped(each),
  ];
}

function actionsDropped({ branch, words, become }: Branch): Mutant[] {
  const actions = actionsOf(branch.actions);
  return actions.map((action, index) => {
    const rest = actions.toSpliced(index, 1);
    const twice = actions.filter((other) => actionName(other) === actionName(action)).length > 1;
    return become(
      'action dropped',
      actionName(action) + (twice ? ` at ${index}` : ''),
      `${words} no longer does ${actionName(action)}`,
      rest.length > 0 ? { ...branch, actions: rest } : without(branch, 'actions'),
    );
  });
}

function reenterDropped({ place, branch, words, become }: Branch): Mutant[] {
  if (!branch.reenter) return [];
  const says = `${words} no longer leaves and re-enters ${stateName(place.state)}`;
  return [become('reenter dropped', '', says, without(branch, 'reenter'))];
}

function branchesSwapped(config: StateConfig, place: TransitionPlace): Mutant[] {
  const { branches, state, name, way } = place;
  return branches.slice(1).flatMap((later, index) => {
    const earlier = branches[index];
    if (!earlier) return [];
    const [first, second] = [earlier, later].map(({ guard }) =>
      guard ? guardName(guard) : 'the branch without a guard',
    );
    return mutantOf(
      'branches swapped',
      aboutBranch(place, index),
      `${state.id} ${name} #${index} #${index + 1}`,
      `${placeWords(place)} asks ${second} before ${first}`,
      withAt(config, way, branches.with(index, later).with(index + 1, earlier)),
    );
  });
}

/** Mutants of the transitions that a chart has. */
export function transitionMutants(config: StateConfig, states: readonly StatePlace[]): readonly Mutant[] {
  return states
    .flatMap(transitionPlaces)
    .flatMap((place) => [
      ...branchesOf(config, states, place).flatMap((branch) => [
        deleted(branch),
        ...retargeted(states, branch),
        ...targetDropped(branch),
        ...guardsChanged(branch),
        ...actionsDropped(branch),
        ...reenterDropped(branch),
      ]),
      ...branchesSwapped(config, place),
    ]);
}
