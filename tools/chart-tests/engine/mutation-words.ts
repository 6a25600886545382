import { listOf, type StatePlace, type TransitionConfig } from './chart-config.ts';
import type { TransitionPlace } from './transition-places.ts';

type Typed = { readonly type: string; readonly params?: unknown };
const isTyped = (value: unknown): value is Typed => typeof value === 'object' && value !== null && 'type' in value;

/** A guard made of others, as and() and not() make them. */
type Combined = ((...args: never[]) => unknown) & { readonly guards: readonly unknown[] };
export const isCombined = (value: unknown): value is Combined => typeof value === 'function' && 'guards' in value;

/** Literal params are shown; the result of a function is not known here. */
const withParams = ({ type, params }: Typed): string =>
  params === undefined || typeof params === 'function'
    ? type
    : `${type}(${typeof params === 'string' ? params : JSON.stringify(params)})`;

const nameOf = (value: unknown, otherwise: string): string => {
  if (typeof value === 'string') return value;
  if (isTyped(value)) return withParams(value);
  return typeof value === 'function' && value.name !== '' ? value.name : otherwise;
};

export const actionName = (action: unknown): string => nameOf(action, 'its action');

export function guardName(guard: unknown): string {
  if (!isCombined(guard)) return nameOf(guard, 'its condition');
  const parts = guard.guards.map(guardName);
  return guard.name === 'not' ? `not ${parts.join()}` : parts.join(` ${guard.name} `);
}

export const actionsOf = (actions: unknown): readonly unknown[] => listOf(actions);

export const stateName = ({ path }: StatePlace): string => path.join('.');
export const within = (state: StatePlace): string => (state.parent ? `in ${stateName(state)}` : 'everywhere');

const listed = new Intl.ListFormat('en-GB');
const and = (names: readonly string[]): string => listed.format(names);

function triggerOf(name: string): string {
  if (name === 'always') return 'the immediate step';
  if (name.startsWith('after ')) return `the end of ${name.slice('after '.length)}`;
  const [actor, answer] = name.split(' ');
  if (answer === 'onDone') return `the answer of ${actor}`;
  return answer === 'onError' ? `the failure of ${actor}` : `"${name}"`;
}

/** Which of several branches it is: "when isLast"; nothing where there is but one without a guard. */
const conditionOf = ({ branches }: TransitionPlace, { guard }: TransitionConfig): string => {
  if (guard !== undefined) return `, when ${guardName(guard)},`;
  return branches.length > 1 ? ', otherwise,' : '';
};

/** The beginning of a sentence on one place: 'in open, "dialog.dismissed"'. */
export const placeWords = ({ state, name }: TransitionPlace): string => `${within(state)}, ${triggerOf(name)}`;

/** The beginning of a sentence on one branch: 'in showing, "toast.dismissed", when isLast,'. */
export const branchWords = (place: TransitionPlace, branch: TransitionConfig): string =>
  placeWords(place) + conditionOf(place, branch);

/** What a transition does, as 'leads to confirmed'. */
export function actionWords({ actions, reenter }: TransitionConfig, targets: readonly StatePlace[]): string {
  if (targets.length > 0) return `leads ${reenter ? 'again ' : ''}to ${and(targets.map(stateName))}`;
  const names = actionsOf(actions).map(actionName);
  return names.length > 0 ? `does ${and(names)}` : 'is ignored';
}

/** The same, where it no longer does it. */
export function lostActionWords({ actions }: TransitionConfig, targets: readonly StatePlace[]): string {
  if (targets.length > 0) return `no longer leads to ${and(targets.map(stateName))}`;
  const names = actionsOf(actions).map(actionName);
  return names.length > 0 ? `no longer does ${and(names)}` : 'is no longer ignored';
}
