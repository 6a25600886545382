import type { ESTree } from 'vite';
import { constantsIn, textBehind } from './constants.ts';
import { EditRefused } from './edit.ts';
import { expressionAt, isText, objectIn } from './nodes.ts';
import { forEditor, type OpenedChart, stateAt } from './opened-chart.ts';
import { keyIn, parentOf } from './state-paths.ts';

/** What says where a state begins; null where nothing does. */
function initialOf(opened: OpenedChart, path: string): ESTree.Expression | null {
  const { object } = stateAt(opened, path);
  const initial = objectIn(object, 'initial');
  return initial ? expressionAt(initial, 'target') : expressionAt(object, 'initial');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether code names a state: in a text, or by a constant. */
function names(code: string, key: string, constants: ReadonlyMap<string, string>): boolean {
  if (new RegExp(`['"\`.]${escaped(key)}['"\`.]`).test(code)) return true;
  return [...constants].some(([name, text]) => text === key && new RegExp(`\\b${escaped(name)}\\b`).test(code));
}

/**
 * What is not literal stays as it is. A state is not deleted where that would still lead to it, or where it is not known what
 * would be left: the chart could not start.
 * @throws EditRefused with the line
 */
export function checkRemoval(opened: OpenedChart, path: string): void {
  const { chart, program, source } = opened;
  const { property } = stateAt(opened, path);
  const parent = parentOf(path);
  const key = keyIn(path);
  if (parent === null || property === null) throw new EditRefused('The chart has no other state.');
  const constants = constantsIn(program);
  const initial = initialOf(opened, parent);
  const begins = initial && textBehind(initial, constants);
  if (initial && !isText(initial) && (begins === null || begins === key))
    throw forEditor(opened, initial.start, `What '${parent || chart.id}' begins in is not literal.`);
  const outside = chart.foreign.filter(({ start, end }) => start < property.start || end > property.end);
  const naming = outside.find(({ start, end }) => names(source.slice(start, end), key, constants));
  if (naming) throw forEditor(opened, naming.start, `What is not literal here names '${key}'.`);
}
