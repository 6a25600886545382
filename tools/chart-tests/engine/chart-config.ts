import type { AnyStateMachine } from 'xstate';

/** What a chart's config is made of, as plain data: XState's own types depend on the chart. */
export type TransitionConfig = {
  readonly target?: string | readonly string[];
  readonly guard?: unknown;
  readonly actions?: unknown;
  readonly reenter?: boolean;
};
type Listed<Item> = Item | readonly Item[];
export type Transitions = Listed<TransitionConfig | string>;
type InvokeConfig = {
  readonly id?: string;
  readonly src?: unknown;
  readonly onDone?: Transitions;
  readonly onError?: Transitions;
};
export type StateConfig = {
  readonly id?: string;
  readonly type?: string;
  readonly initial?: string;
  readonly states?: Readonly<Record<string, StateConfig>>;
  readonly on?: Readonly<Record<string, Transitions | undefined>>;
  readonly after?: Readonly<Record<string, Transitions>>;
  readonly always?: Transitions;
  readonly invoke?: Listed<InvokeConfig>;
  readonly entry?: unknown;
  readonly exit?: unknown;
  readonly tags?: Listed<string>;
  readonly options?: { readonly maxIterations?: number };
};

/** A place in a config: keys and indices from its root. */
export type Way = readonly (string | number)[];

export type StatePlace = {
  /** The names of the states from the root's child to this one; none for the root. */
  readonly path: readonly string[];
  /** The name by which targets of other states refer to it. */
  readonly id: string;
  readonly way: Way;
  readonly config: StateConfig;
  readonly parent: StatePlace | undefined;
};

export const configOf = (machine: AnyStateMachine): StateConfig => machine.config as StateConfig;

export const listOf = <Item>(value: Listed<Item> | undefined): readonly Item[] => {
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]) as readonly Item[];
};

function placesWithin(parent: StatePlace, root: string): StatePlace[] {
  return Object.entries(parent.config.states ?? {}).flatMap(([name, config]) => {
    const path = [...parent.path, name];
    const id = config.id ?? [root, ...path].join('.');
    const place: StatePlace = { path, id, way: [...parent.way, 'states', name], config, parent };
    return [place, ...placesWithin(place, root)];
  });
}

/** All states of a chart, the root first. */
export function statesOf(config: StateConfig): readonly StatePlace[] {
  const id = config.id ?? '(machine)';
  const root: StatePlace = { path: [], id, way: [], config, parent: undefined };
  return [root, ...placesWithin(root, id)];
}

export const childrenOf = (states: readonly StatePlace[], parent: StatePlace): readonly StatePlace[] =>
  states.filter((state) => state.parent === parent);

/** The state itself and those around it, innermost first. */
export const lineageOf = (state: StatePlace): readonly StatePlace[] =>
  state.parent ? [state, ...lineageOf(state.parent)] : [state];

/** The state that a target of another one names. Throws an error where there is none. */
export function targetOf(states: readonly StatePlace[], from: StatePlace, target: string): StatePlace {
  const found = target.startsWith('#')
    ? states.find(({ id }) => id === target.slice(1))
    : states.find(({ path }) => path.join('.') === relativeTo(from, target));
  if (!found) throw new Error(`${from.id} leads to ${target}, which is no state`);
  return found;
}

const relativeTo = (from: StatePlace, target: string): string =>
  target.startsWith('.') ? [...from.path, target.slice(1)].join('.') : [...from.path.slice(0, -1), target].join('.');

type Branchable = Readonly<Record<string, unknown>> | readonly unknown[];
const isBranchable = (tree: unknown): tree is Branchable => typeof tree === 'object' && tree !== null;
const inside = (tree: Branchable, key: string | number): unknown => (tree as Readonly<Record<string, unknown>>)[key];

function changedAt(tree: unknown, way: Way, change: (found: Branchable, key: string | number) => unknown): unknown {
  const [key, ...rest] = way;
  if (key === undefined || !isBranchable(tree)) throw new Error(`The config has nothing at ${way.join('.')}`);
  if (rest.length === 0) return change(tree, key);
  const inner = changedAt(inside(tree, key), rest, change);
  return Array.isArray(tree) ? tree.with(Number(key), inner) : { ...tree, [key]: inner };
}

/** The config with another value at that place; the one given stays as it is. */
export const withAt = (config: StateConfig, way: Way, value: unknown): StateConfig =>
  changedAt(config, way, (tree, key) =>
    Array.isArray(tree) ? tree.with(Number(key), value) : { ...tree, [key]: value },
  ) as StateConfig;

/** The config without the value at that place. */
export const withoutAt = (config: StateConfig, way: Way): StateConfig =>
  changedAt(config, way, (tree, key) =>
    Array.isArray(tree)
      ? tree.toSpliced(Number(key), 1)
      : Object.fromEntries(Object.entries(tree).filter(([name]) => name !== key)),
  ) as StateConfig;
