import { type ESTree, Visitor } from 'vite';
import { constantsIn, textBehind } from './constants.ts';
import { type Foreign, foreignAt, type LiteralState, type Unread } from './literal-state.ts';
import { type LiteralTransition, transitionsIn } from './literal-transitions.ts';
import { bare, expressionAt, keyOf, textIn } from './nodes.ts';
import { within } from './state-paths.ts';

/** A chart as its source writes it: each state and transition with its place. */
export type LiteralChart = {
  readonly id: string;
  readonly states: ReadonlyMap<string, LiteralState>;
  /** The paths of states that have an id of their own, by this. */
  readonly ids: ReadonlyMap<string, string>;
  readonly transitions: readonly LiteralTransition[];
  readonly foreign: readonly Foreign[];
  readonly unread: readonly Unread[];
  /** What `setup` is called with. */
  readonly setup: ESTree.ObjectExpression | null;
};

const DEFAULT_ID = '(machine)';

/** What of a chart cannot be read. */
type Others = {
  readonly foreign: Foreign[];
  readonly unread: Unread[];
  readonly constants: ReadonlyMap<string, string>;
};

function unreadIn(parent: string, property: ESTree.ObjectPropertyKind, { constants }: Others): Unread {
  const { start, end } = property;
  if (property.type !== 'Property') return { parent, key: null, start, end };
  const { key } = property;
  const named = key.type === 'PrivateIdentifier' ? null : textBehind(key, constants);
  return { parent, key: property.computed ? named : keyOf(property), start, end };
}

/** The states within one, and what of them cannot be read. */
function statesIn(path: string, object: ESTree.ObjectExpression, others: Others): readonly LiteralState[] {
  const { foreign, unread } = others;
  for (const property of object.properties) {
    if (property.type === 'SpreadElement') foreign.push(foreignAt(property, 'a spread'));
    else if (keyOf(property) === null) foreign.push(foreignAt(property, 'a computed key'));
  }
  const states = expressionAt(object, 'states');
  if (states === null) return [];
  if (states.type !== 'ObjectExpression') {
    foreign.push(foreignAt(states, 'states that are not literal'));
    unread.push({ parent: path, key: null, start: states.start, end: states.end });
    return [];
  }
  return states.properties.flatMap((property) => {
    const key = property.type === 'Property' ? keyOf(property) : null;
    const inner = property.type === 'Property' ? bare(property.value) : null;
    if (property.type !== 'Property' || key === null || inner?.type !== 'ObjectExpression') {
      foreign.push(foreignAt(property, 'a state that is not literal'));
      unread.push(unreadIn(path, property, others));
      return [];
    }
    const state = { path: within(path, key), object: inner, property };
    return [state, ...statesIn(state.path, inner, others)];
  });
}

const isCalled = (callee: ESTree.Expression, name: string): boolean =>
  (callee.type === 'Identifier' && callee.name === name) ||
  (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === name);

const firstObject = ({ arguments: [first] }: ESTree.CallExpression): ESTree.ObjectExpression | null => {
  const object = first && first.type !== 'SpreadElement' ? bare(first) : null;
  return object?.type === 'ObjectExpression' ? object : null;
};

/** The object that `setup` is called with, where a chart is made by `setup({…}).createMachine`. */
function setupOf({ callee }: ESTree.CallExpression): ESTree.ObjectExpression | null {
  const called = callee.type === 'MemberExpression' ? bare(callee.object) : null;
  return called?.type === 'CallExpression' && isCalled(called.callee, 'setup') ? firstObject(called) : null;
}

function chartOf(
  call: ESTree.CallExpression,
  object: ESTree.ObjectExpression,
  constants: ReadonlyMap<string, string>,
): LiteralChart {
  const others: Others = { foreign: [], unread: [], constants };
  const { foreign, unread } = others;
  const id = textIn(object, 'id') ?? DEFAULT_ID;
  const root: LiteralState = { path: '', object, property: null };
  const states = [root, ...statesIn('', object, others)];
  const ids = new Map(
    states.flatMap((state) => {
      const own = state.path === '' ? id : textIn(state.object, 'id');
      return own === null ? [] : [[own, state.path] as const];
    }),
  );
  const nodeIds = new Map(
    states.map(({ path, object: own }) => [path, textIn(own, 'id') ?? (path === '' ? id : `${id}.${path}`)]),
  );
  const transitions = states.flatMap((state) =>
    transitionsIn(state, nodeIds.get(state.path) ?? state.path, { ids, foreign }),
  );
  return {
    id,
    states: new Map(states.map((state) => [state.path, state])),
    ids,
    transitions,
    foreign,
    unread,
    setup: setupOf(call),
  };
}

/** All charts that a file makes with a literal. */
export function literalCharts(program: ESTree.Program): readonly LiteralChart[] {
  const charts: LiteralChart[] = [];
  const constants = constantsIn(program);
  new Visitor({
    CallExpression(call) {
      const object = isCalled(call.callee, 'createMachine') ? firstObject(call) : null;
      if (object) charts.push(chartOf(call, object, constants));
    },
  }).visit(program);
  return charts;
}
