import { EditRefused } from './edit.ts';
import { addProperties } from './list-text.ts';
import type { LiteralState } from './literal-state.ts';
import { expressionAt, isText, keyOf, propertyOf, type TextNode } from './nodes.ts';
import { forEditor, type OpenedChart } from './opened-chart.ts';
import { type LiteralValue, quoted } from './print-literal.ts';

/** The order in which charts write what a state says. */
const ORDER = ['id', 'type', 'history', 'description', 'tags', 'meta', 'initial'];

/** Adds a property to a state where charts have it: in their order, or before the states within it. */
export function addToState(opened: OpenedChart, { object }: LiteralState, key: string, value: LiteralValue): void {
  const place = ORDER.indexOf(key);
  const states = propertyOf(object, 'states');
  const before = object.properties.filter((property) => {
    if (property.type !== 'Property') return true;
    const index = ORDER.indexOf(keyOf(property) ?? '');
    return place === -1 ? states === null || property.end < states.start : index !== -1 && index < place;
  });
  addProperties(opened, object, [[key, value]], before.at(-1));
}

/** A text that a state says, such as its `type`; null where it does not. @throws EditRefused where that is not literal */
export function textNode(opened: OpenedChart, { object }: LiteralState, key: string): TextNode | null {
  const value = expressionAt(object, key);
  if (value === null || isText(value)) return value;
  throw forEditor(opened, value.start, `'${key}' is not literal.`);
}

/** Writes another text into a literal, between the same quotes. */
export function changeText({ source, code }: OpenedChart, node: TextNode, text: string): void {
  const quote = source[node.start] === '"' ? '"' : "'";
  code.update(node.start, node.end, quoted(text, quote));
}

const KEY = /^[A-Za-z_]\w*$/;

/** @throws EditRefused where a state cannot be called so */
export function checkKey(key: string): void {
  // In a literal, that is no key but what the object is made from: the state would not be there.
  if (!KEY.test(key) || key === '__proto__')
    throw new EditRefused(`'${key}' is no name for a state: letters and digits, such as 'writingNote'.`);
}
