import { type ESTree, Visitor } from 'vite';
import { type Edit, EditRefused, type ForEditor } from './edit.ts';
import { bare, expressionAt, isText, objectIn, type TextNode, textIn, textOf } from './nodes.ts';
import { lineAt, type OpenedChart, stateAt } from './opened-chart.ts';
import { printedKey } from './print-literal.ts';
import { keyIn, parentOf, within } from './state-paths.ts';
import { changeText, checkKey } from './state-text.ts';
import { pathOfSteps, renamedTarget, type TargetSteps, targetSteps } from './target-steps.ts';

/** A text of the source that names a state. */
type Naming = { readonly node: TextNode; readonly steps: TargetSteps };

/** Texts such as '#chart.state' that are no targets: what guards ask for, for example. */
function namedElsewhere({ program, chart }: OpenedChart): readonly Naming[] {
  const found: Naming[] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value !== 'string' || !node.value.startsWith('#')) return;
      const steps = targetSteps(node.value, '', chart.ids);
      if (steps) found.push({ node: { ...node, value: node.value }, steps });
    },
  }).visit(program);
  return found;
}

/** The default of a history state names a state as its neighbours' targets do. */
function historyDefaults({ chart }: OpenedChart): readonly Naming[] {
  return [...chart.states.values()].flatMap(({ path, object }) => {
    const target = textIn(object, 'type') === 'history' ? expressionAt(object, 'target') : null;
    const steps = target && isText(target) ? targetSteps(textOf(target), path, chart.ids) : null;
    return target && isText(target) && steps ? [{ node: target, steps }] : [];
  });
}

/** Every text that names a state or something in it, each once. */
export function namings(opened: OpenedChart): readonly Naming[] {
  const targets = opened.chart.transitions.flatMap((transition) => transition.targets);
  const all = [...targets, ...historyDefaults(opened), ...namedElsewhere(opened)];
  return [...new Map(all.map((naming) => [naming.node.start, naming])).values()];
}

const isCallOf = ({ callee }: ESTree.CallExpression, name: string): boolean =>
  callee.type === 'Identifier' && callee.name === name;

/** What the edit leaves to a person: the places that may mean a state, but do not say so in a literal. */
export function unclear({ source, program, chart }: OpenedChart, key: string): readonly ForEditor[] {
  const found = chart.foreign.map(({ start, words }) => ({ line: lineAt(source, start), words }));
  new Visitor({
    CallExpression(call) {
      const text = source.slice(call.start, call.end);
      const [asked] = call.arguments;
      if (!isCallOf(call, 'stateIn') || asked?.type === undefined || asked.type === 'SpreadElement') return;
      if (isText(bare(asked)) || !new RegExp(`\\b${key}\\b`).test(text)) return;
      found.push({ line: lineAt(source, call.start), words: text });
    },
  }).visit(program);
  return found;
}

export function renameState(
  opened: OpenedChart,
  { path, key }: Extract<Edit, { kind: 'renameState' }>,
): readonly ForEditor[] {
  checkKey(key);
  const { property } = stateAt(opened, path);
  const parent = parentOf(path);
  if (property === null || parent === null) throw new EditRefused('The chart as a whole is called by its file.');
  if (key === keyIn(path)) return [];
  if (opened.chart.states.has(within(parent, key))) throw new EditRefused(`'${key}' is there already.`);
  opened.code.update(property.key.start, property.key.end, printedKey(key, opened.quote));
  const around = stateAt(opened, parent).object;
  const initial = expressionAt(
    objectIn(around, 'initial') ?? around,
    objectIn(around, 'initial') ? 'target' : 'initial',
  );
  if (initial && isText(initial) && textOf(initial) === keyIn(path)) changeText(opened, initial, key);
  for (const { node, steps } of namings(opened)) {
    const renamed = renamedTarget(steps, path, key);
    const isMeant = pathOfSteps(steps) === path || pathOfSteps(steps).startsWith(`${path}.`);
    if (isMeant && renamed !== textOf(node)) changeText(opened, node, renamed);
  }
  return unclear(opened, keyIn(path));
}
