import { checkRemoval } from './check-removal.ts';
import { type Edit, EditRefused, type ForEditor } from './edit.ts';
import { namings, unclear } from './edit-rename.ts';
import { markInitial } from './edit-states.ts';
import { removeTransition } from './edit-transitions.ts';
import { removePart } from './list-text.ts';
import type { Unread } from './literal-state.ts';
import { bare, expressionAt, isText, objectIn, propertyOf, textIn, textOf } from './nodes.ts';
import { forEditor, lineAt, type OpenedChart, openChart, stateAt } from './opened-chart.ts';
import { isIn, keyIn, parentOf } from './state-paths.ts';
import { pathOfSteps } from './target-steps.ts';

/** Makes one change, and reads the source again: the next change then sees no place that has moved. */
type Again = (change: (opened: OpenedChart) => boolean) => void;

/** Removes one transition that leads into a state from outside it. @returns whether there was one */
function removeOneInto(opened: OpenedChart, path: string): boolean {
  const leading = opened.chart.transitions.find(
    ({ state, targets }) => !isIn(state, path) && targets.some(({ steps }) => isIn(pathOfSteps(steps), path)),
  );
  const target = leading?.targets.find(({ steps }) => isIn(pathOfSteps(steps), path));
  if (!leading || !target) return false;
  if (leading.targets.length === 1) removeTransition(opened, leading);
  else removeOfSeveral(opened, target.node.start);
  return true;
}

/** Removes one of several targets of a transition. */
function removeOfSeveral(opened: OpenedChart, start: number): void {
  const transition = opened.chart.transitions.find(({ targets }) => targets.some(({ node }) => node.start === start));
  const branch = transition && bare(transition.node);
  const list = branch?.type === 'ObjectExpression' ? expressionAt(branch, 'target') : null;
  const target = transition?.targets.find(({ node }) => node.start === start)?.node;
  if (list?.type === 'ArrayExpression' && target) removePart(opened, list, target);
}

/** A history state without its default begins as the state around it does. */
function removeOneDefault(opened: OpenedChart, path: string): boolean {
  for (const state of opened.chart.states.values()) {
    const property = propertyOf(state.object, 'target');
    if (textIn(state.object, 'type') !== 'history' || !property || isIn(state.path, path)) continue;
    const naming = namings(opened).find(({ node }) => node.start === bare(property.value).start);
    if (!naming || !isIn(pathOfSteps(naming.steps), path)) continue;
    removePart(opened, state.object, property);
    return true;
  }
  return false;
}

const isInitial = (opened: OpenedChart, parent: string, path: string): boolean => {
  const { object } = stateAt(opened, parent);
  const initial = objectIn(object, 'initial');
  const node = initial ? expressionAt(initial, 'target') : expressionAt(object, 'initial');
  return node !== null && isText(node) && textOf(node) === keyIn(path);
};

/** The states beside another, in their order, the ones below it first. */
function besides({ chart }: OpenedChart, path: string): readonly string[] {
  const all = [...chart.states.keys()].filter((each) => parentOf(each) === parentOf(path));
  const index = all.indexOf(path);
  return [...all.slice(index + 1), ...all.slice(0, index)];
}

function removeItself(opened: OpenedChart, parent: string, path: string): void {
  const states = objectIn(stateAt(opened, parent).object, 'states');
  const { property } = stateAt(opened, path);
  if (states && property) removePart(opened, states, property);
}

/** What a state says only because there are states in it. */
function removeOneOfNesting(opened: OpenedChart, parent: string): boolean {
  const { object } = stateAt(opened, parent);
  const type = textIn(object, 'type') === 'parallel' ? propertyOf(object, 'type') : null;
  const property = type ?? propertyOf(object, 'states') ?? propertyOf(object, 'initial');
  if (property) removePart(opened, object, property);
  return property !== null;
}

const unreadIn = ({ chart }: OpenedChart, parent: string): Unread | undefined =>
  chart.unread.find((one) => one.parent === parent);

/** The neighbour that begins where a state did; undefined where there is none that is literal. @throws EditRefused where one is needed */
function nextOf(opened: OpenedChart, parent: string, path: string): string | undefined {
  const others = besides(opened, path);
  const next = others.find((each) => textIn(stateAt(opened, each).object, 'type') !== 'history');
  if (next !== undefined) return next;
  const unread = unreadIn(opened, parent);
  if (unread && isInitial(opened, parent, path))
    throw forEditor(opened, unread.start, `It is not literal what would be initial without '${path}'.`);
  if (parent === '' && !unread) throw new EditRefused('The chart has no other state.');
  if (others.length > 0 && !unread) throw new EditRefused('Only a history state would be left.');
  return undefined;
}

/** Removes a state with all in it and all that leads to it. Where it was the initial one, its neighbour is. */
export function deleteState(
  file: string,
  source: string,
  chart: string,
  { path }: Extract<Edit, { kind: 'deleteState' }>,
): { readonly source: string; readonly forEditor: readonly ForEditor[] } {
  let now = source;
  const again: Again = (change) => {
    let opened = openChart(file, now, chart);
    while (change(opened)) {
      now = opened.code.toString();
      opened = openChart(file, now, chart);
    }
  };
  const once = (change: (opened: OpenedChart) => void) => {
    const opened = openChart(file, now, chart);
    change(opened);
    now = opened.code.toString();
  };
  const before = openChart(file, source, chart);
  checkRemoval(before, path);
  const parent = parentOf(path) ?? '';
  const next = nextOf(before, parent, path);
  again((opened) => removeOneInto(opened, path));
  again((opened) => removeOneDefault(opened, path));
  if (next !== undefined && isInitial(before, parent, path)) {
    once((opened) => markInitial(opened, { kind: 'markInitial', path: next }));
  }
  const isAlone = next === undefined && unreadIn(before, parent) === undefined;
  if (isAlone) again((opened) => removeOneOfNesting(opened, parent));
  else once((opened) => removeItself(opened, parent, path));
  const after = openChart(file, now, chart);
  const dangling = namings(after)
    .filter(({ steps }) => isIn(pathOfSteps(steps), path))
    .map(({ node }) => ({ line: lineAt(now, node.start), words: textOf(node) }));
  return { source: now, forEditor: [...dangling, ...unclear(after, keyIn(path))] };
}
