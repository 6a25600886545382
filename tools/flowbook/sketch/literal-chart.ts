import { type ESTree, Visitor } from 'vite';
import type { Foreign, LiteralState } from './literal-state.ts';
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
  /** What `setup` is called with. */
  readonly setup: ESTree.ObjectExpression | null;
};

const DEFAULT_ID = '(machine)';

/** The states within one, and what of them cannot be read. */
function statesIn(path: string, object: ESTree.ObjectExpression, foreign: Foreign[]): readonly LiteralState[] {
  for (const property of object.properties) {
    if (property.type === 'SpreadElement') foreign.push({ start: property.start, words: 'a spread' });
    else if (keyOf(property) === null) foreign.push({ start: property.start, words: 'a computed key' });
  }
  const states = expressionAt(object, 'states');
  if (states === null) return [];
  if (states.type !== 'ObjectExpression') {
    foreign.push({ start: states.start, words: 'states that are not literal' });
    return [];
  }
  return states.properties.flatMap((property) => {
    const key = property.type === 'Property' ? keyOf(property) : null;
    const inner = property.type === 'Property' ? bare(property.value) : null;
    if (property.type !== 'Property' || key === null || inner?.type !== 'ObjectExpression') {
      foreign.push({ start: property.start, words: 'a state that is not literal' });
      return [];
    }
    const state = { path: within(path, key), object: inner, property };
    return [state, ...statesIn(state.path, inner, foreign)];
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

function chartOf(call: ESTree.CallExpression, object: ESTree.ObjectExpression): LiteralChart {
  const foreign: Foreign[] = [];
  const id = textIn(object, 'id') ?? DEFAULT_ID;
  const root: LiteralState = { path: '', object, property: null };
  const states = [root, ...statesIn('', object, foreign)];
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
    setup: setupOf(call),
  };
}

/** All charts that a file makes with a literal. */
export function literalCharts(program: ESTree.Program): readonly LiteralChart[] {
  const charts: LiteralChart[] = [];
  new Visitor({
    CallExpression(call) {
      const object = isCalled(call.callee, 'createMachine') ? firstObject(call) : null;
      if (object) charts.push(chartOf(call, object));
    },
  }).visit(program);
  return charts;
}
