import type { Edit } from './edit.ts';
import { EditRefused } from './edit.ts';
import { addProperties, changeProperty, type Entry, removePart } from './list-text.ts';
import { expressionAt, propertyOf, textOf } from './nodes.ts';
import { forEditor, type OpenedChart, stateAt } from './opened-chart.ts';
import { NO_DESCRIPTION } from './sketch.ts';
import { keyIn, parentOf, within } from './state-paths.ts';
import { addToState, changeText, checkKey, textNode } from './state-text.ts';

type Of<Kind extends Edit['kind']> = Extract<Edit, { kind: Kind }>;

/** The kind that a state says to be; null where it says none. */
const typeOf = (opened: OpenedChart, path: string): string | null => {
  const node = textNode(opened, stateAt(opened, path), 'type');
  return node && textOf(node);
};

export function addState(opened: OpenedChart, { parent, after, key, description }: Of<'addState'>): void {
  checkKey(key);
  const around = stateAt(opened, parent);
  const type = typeOf(opened, parent);
  if (type === 'final' || type === 'history') throw new EditRefused(`'${parent}' is ${type}: nothing can be in it.`);
  if (opened.chart.states.has(within(parent, key))) throw new EditRefused(`'${key}' is there already.`);
  const state = { description: description || NO_DESCRIPTION };
  const states = expressionAt(around.object, 'states');
  if (states === null) {
    const begins: readonly Entry[] = type === 'parallel' ? [] : [['initial', key]];
    addProperties(opened, around.object, [...begins, ['states', { [key]: state }]], around.object.properties.at(-1));
    return;
  }
  if (states.type !== 'ObjectExpression')
    throw forEditor(opened, states.start, `The states of '${parent}' are not literal.`);
  const before = after === null ? states.properties.at(-1) : stateAt(opened, after).property;
  addProperties(opened, states, [[key, state]], before ?? undefined);
}

export function describeState(opened: OpenedChart, { path, description, was }: Of<'describeState'>): void {
  const state = stateAt(opened, path);
  const node = textNode(opened, state, 'description');
  const now = node === null ? '' : textOf(node);
  if (was !== undefined && was.trim() !== now.trim()) {
    throw new EditRefused(`The file has changed: it says '${now}' by now. Save again to put yours in its place.`);
  }
  const property = propertyOf(state.object, 'description');
  if (property) changeProperty(opened, state.object, property, ['description', description]);
  else addToState(opened, state, 'description', description);
}

export function markInitial(opened: OpenedChart, { path }: Of<'markInitial'>): void {
  stateAt(opened, path);
  const parent = parentOf(path);
  if (parent === null) throw new EditRefused('The chart as a whole begins by itself.');
  if (typeOf(opened, parent) === 'parallel') {
    throw new EditRefused(`The states in '${parent || opened.chart.id}' are parallel: they all begin.`);
  }
  const around = stateAt(opened, parent);
  const value = expressionAt(around.object, 'initial');
  if (value?.type === 'ObjectExpression') {
    const target = textNode(opened, { ...around, object: value }, 'target');
    if (target) changeText(opened, target, keyIn(path));
    return;
  }
  const initial = textNode(opened, around, 'initial');
  if (initial) changeText(opened, initial, keyIn(path));
  else addToState(opened, around, 'initial', keyIn(path));
}

/** What follows a state, by the properties that say it. */
const FOLLOWING = ['states', 'on', 'after', 'always', 'invoke', 'onDone'];

export function markFinal(opened: OpenedChart, { path, isFinal }: Of<'markFinal'>): void {
  const state = stateAt(opened, path);
  const type = typeOf(opened, path);
  if (!isFinal) {
    const property = propertyOf(state.object, 'type');
    if (type === 'final' && property) removePart(opened, state.object, property);
    return;
  }
  if (path === '') throw new EditRefused('The chart as a whole is not final.');
  if (type === 'final') return;
  const following = FOLLOWING.find((key) => propertyOf(state.object, key) !== null);
  if (type !== null || following !== undefined) {
    throw new EditRefused(`Something follows '${path}' (${following ?? type}): a final state is an end.`);
  }
  addToState(opened, state, 'type', 'final');
}
