import type { AnyMachineSnapshot } from 'xstate';
import { stateText } from '#machines/domain/state-text.ts';
import { written } from './plain.ts';
import { effectText } from './shown.ts';
import type { Step } from './steps.ts';
import type { Saying } from './walk.ts';

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && written(value).startsWith('{');

/** Where two values differ, a line each: 'details.delivery.city = "Portland"'. */
function differences(before: unknown, after: unknown, at: string): string[] {
  if (written(before) === written(after)) return [];
  if (!isBranch(before) || !isBranch(after)) return [`${at} = ${written(after)}`];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => differences(before[key], after[key], at === '' ? key : `${at}.${key}`));
}

/** How a situation is called in a record: its states, or that the flow has stopped. */
export const stateWords = (snapshot: AnyMachineSnapshot): string =>
  snapshot.status === 'active' ? stateText(snapshot.value) : `${snapshot.status}: ${written(snapshot.error)}`;

/** The states that a step has led to: of regions side by side only those that have changed. */
function arrivalWords(before: AnyMachineSnapshot, after: AnyMachineSnapshot): string {
  const was = stateWords(before).split('|');
  const is = stateWords(after).split('|');
  if (is.length === 1) return stateWords(after);
  const entered = is.filter((region) => !was.includes(region));
  return entered.length === 0 ? 'as before' : entered.join(' and ');
}

export const sayingWords = ({ sender, words }: Saying): string => `${sender} · ${words}`;

const tagsOf = (snapshot: AnyMachineSnapshot | null): readonly string[] => [...(snapshot?.tags ?? [])].sort();

/** The tags that were added or removed. */
function tagWords(before: AnyMachineSnapshot | null, after: AnyMachineSnapshot): string[] {
  const was = tagsOf(before);
  const is = tagsOf(after);
  return [
    ...is.filter((tag) => !was.includes(tag)).map((tag) => `now '${tag}'`),
    ...was.filter((tag) => !is.includes(tag)).map((tag) => `no longer '${tag}'`),
  ];
}

/** The result of a step: the states, the effects outside the chart, and the changes of the context. */
export function outcomeWords(before: AnyMachineSnapshot | null, { snapshot, effects }: Step): string {
  const remembered = before === null ? [] : differences(before.context, snapshot.context, '');
  const shown = [
    ...effects.map((effect) => effectText(effect, snapshot)),
    ...remembered,
    ...tagWords(before, snapshot),
  ];
  return `**${before === null ? stateWords(snapshot) : arrivalWords(before, snapshot)}**${shown.length === 0 ? '' : `: ${shown.join('; ')}`}`;
}
