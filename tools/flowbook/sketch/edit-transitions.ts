import type { ESTree } from 'vite';
import { type Edit, EditRefused, type ForEditor } from './edit.ts';
import { addEventType } from './event-types.ts';
import { addProperties, removePart } from './list-text.ts';
import type { LiteralTransition } from './literal-transitions.ts';
import { bare, expressionAt, propertyOf, textIn } from './nodes.ts';
import { forEditor, type OpenedChart, stateAt, transitionAt } from './opened-chart.ts';
import { targetText } from './state-paths.ts';
import { addToState, changeText } from './state-text.ts';
import { readTrigger, TRIGGERS, type Trigger } from './trigger.ts';

type Of<Kind extends Edit['kind']> = Extract<Edit, { kind: Kind }>;

/** Where a state says what a trigger does: a property of its own, or one of an object in one. */
function slotOf(trigger: Trigger): {
  readonly key: 'on' | 'after' | 'always' | 'onDone';
  readonly name: string | null;
} {
  if (trigger.kind === 'event') return { key: 'on', name: trigger.name };
  if (trigger.kind === 'after') return { key: 'after', name: String(trigger.ms) };
  return { key: trigger.kind === 'done' ? 'onDone' : 'always', name: null };
}

/** How a target is named. @throws EditRefused where only its chart's id could name it, and there is none */
function written({ chart, chart: { states } }: OpenedChart, from: string, target: string): string {
  const text = targetText(from, target, chart.id);
  const root = states.get('');
  if (text.startsWith('#') && root && textIn(root.object, 'id') === null) {
    throw new EditRefused("The chart has no 'id', so that a state so far away cannot be named.");
  }
  return text;
}

export function addTransition(
  opened: OpenedChart,
  { from, trigger, target }: Of<'addTransition'>,
): readonly ForEditor[] {
  const read = readTrigger(trigger.trim());
  if (read === null) throw new EditRefused(`'${trigger}' makes nothing happen: write ${TRIGGERS}.`);
  const state = stateAt(opened, from);
  stateAt(opened, target);
  const type = textIn(state.object, 'type');
  if (type === 'final' || type === 'history') throw new EditRefused(`'${from}' is ${type}: nothing follows it.`);
  const { key, name } = slotOf(read);
  const text = written(opened, from, target);
  const there = expressionAt(state.object, key);
  if (name === null) {
    if (there !== null) throw new EditRefused(`'${from}' has '${trigger}' already: change where it leads.`);
    addToState(opened, state, key, text);
    return [];
  }
  if (there !== null && there.type !== 'ObjectExpression') {
    throw forEditor(opened, there.start, `'${key}' of '${from}' is not literal.`);
  }
  if (there === null) addToState(opened, state, key, { [name]: text });
  else if (propertyOf(there, name))
    throw new EditRefused(`'${from}' answers '${trigger}' already: change where it leads.`);
  else addProperties(opened, there, [[name, text]], there.properties.at(-1));
  return read.kind === 'event' ? addEventType(opened, read.name) : [];
}

export function retargetTransition(
  opened: OpenedChart,
  { transition: id, target, was }: Of<'retargetTransition'>,
): void {
  const transition = transitionAt(opened, id, was);
  stateAt(opened, target);
  const text = written(opened, transition.state, target);
  const [first, ...others] = transition.targets;
  if (others.length > 0) throw forEditor(opened, transition.node.start, `'${id}' leads to several states at once.`);
  if (first) {
    changeText(opened, first.node, text);
    return;
  }
  const node = bare(transition.node);
  if (node.type === 'ObjectExpression') addProperties(opened, node, [['target', text]], node.properties.at(-1));
  else throw forEditor(opened, node.start, `'${id}' is held back here.`);
}

/** Removes a branch; the whole property where it is the only one, and the object around it where nothing else is in that. */
export function removeTransition(
  opened: OpenedChart,
  { branches, node, property, holder, held, state }: LiteralTransition,
): void {
  if (branches && branches.elements.length > 1) removePart(opened, branches, elementOf(branches, node));
  else if (held && holder.properties.length === 1) removePart(opened, stateAt(opened, state).object, held);
  else removePart(opened, holder, property);
}

/** The element of a list of branches that a branch is. */
function elementOf({ elements }: ESTree.ArrayExpression, node: ESTree.Expression): ESTree.Expression {
  const found = elements.find((element) => element !== null && element.start <= node.start && element.end >= node.end);
  return found && found.type !== 'SpreadElement' ? found : node;
}

export function deleteTransition(opened: OpenedChart, { transition, was }: Of<'deleteTransition'>): void {
  removeTransition(opened, transitionAt(opened, transition, was));
}
