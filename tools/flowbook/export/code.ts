import { ownEntry } from '#tools/flowbook/chart/own-entry.ts';
import { sourceOf } from './expression.ts';

const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** A value as it could be written in a chart's file. */
export function literal(value: unknown): string {
  if (typeof value === 'function') return sourceOf(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (!isPlain(value)) return `/* a ${value.constructor.name} */`;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const name = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : JSON.stringify(key);
    return inner === undefined ? [] : [`${name}: ${literal(inner)}`];
  });
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** By the type of an action that XState makes, the properties that it was made of, in their order. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  assign: ['assignment'],
  cancel: ['sendId'],
  emit: ['event'],
  enqueueActions: ['collect'],
  log: ['value', 'label'],
  raise: ['event'],
  sendTo: ['to', 'event'],
  spawnChild: ['src'],
  stopChild: ['actorRef'],
};
const OPTIONS = ['id', 'systemId', 'input', 'delay', 'syncSnapshot'];

/** The source of an action without a name: of a function as it was written, of XState's own as the call that makes it. */
export function actionSource(action: object): string {
  const type = 'type' in action ? String(action.type).replace(/^xstate\./, '') : '';
  const names = ownEntry(ARGUMENTS, type);
  if (names === undefined) return sourceOf(action);
  const own: Readonly<Record<string, unknown>> = { ...action };
  const given = names.map((name) => own[name]).filter((value) => value !== undefined);
  const options = Object.fromEntries(
    OPTIONS.filter((name) => own[name] !== undefined).map((name) => [name, own[name]]),
  );
  const all = [...given, ...(Object.keys(options).length === 0 ? [] : [options])];
  return `${type}(${all.map(literal).join(', ')})`;
}
