import type { AnyEventObject } from 'xstate';
import type { FlowPaths, Said } from '#tools/chart-tests/engine/flow-paths.ts';
import { byEverything, byKey, differenceOf, Reference, type SituationKey } from '#tools/chart-tests/engine/lockstep.ts';
import { sayingsOf } from '#tools/chart-tests/engine/walk.ts';
import { sayingWords } from '#tools/chart-tests/engine/words.ts';
import type { Noticed } from './change.ts';
import type { Renames } from './renames.ts';

/** Situations are compared by all that they show, so there may be infinitely many. */
const MOST_SITUATIONS = 1000;

/** An error is compared by its class, and classes of two revisions are never the same. */
const isError = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.error.');

/** All events of both charts. A chart does not answer events that it does not have. */
const together = (before: Said, after: Said): Said => ({
  ...Object.fromEntries(Object.entries(after).filter(([, event]) => !isError(event))),
  ...before,
});

const withAllSayings = (before: FlowPaths, after: FlowPaths): FlowPaths => ({
  ...before,
  user: together(before.user, after.user),
  shop: together(before.shop, after.shop),
  environment: together(before.environment, after.environment),
  time: together(before.time, after.time),
});

/** The number of characters shown of a difference in a flow's context. */
const MOST_SHOWN = 90;

/** Where two records first differ, from the field on in which they do. */
function excerpt(own: string, other: string): string {
  let at = 0;
  while (at < own.length && own[at] === other[at]) at += 1;
  const field = Math.max(own.lastIndexOf(',"', at), own.lastIndexOf('{"', at), 0);
  const piece = own.slice(field + 1, field + 1 + MOST_SHOWN);
  return `remembers ${piece}${field + 1 + MOST_SHOWN < own.length ? ' …' : ''}`;
}

/** Of regions side by side those that the other does not have. */
const regionsOnlyIn = (own: string, other: string): string =>
  own
    .split('|')
    .filter((region) => !other.split('|').includes(region))
    .join(' and ');

const SHOWN = { state: 2, tags: 3, context: 4 } as const;

const CAN = 'can answer: ';

/** Of what could be done that which the other does not offer. */
function offeredOnlyIn(own: string, other: string): readonly string[] {
  const others = new Set(other.slice(CAN.length).split('; '));
  const offered = own.slice(CAN.length).split('; ');
  return offered.filter((words) => words !== '' && !others.has(words)).map((words) => `offers: ${words}`);
}

/** What is shown on one side alone: of states, tags and what is remembered that which differs, and what is to be done. */
function onlyIn(own: string, other: string): readonly string[] {
  if (own.startsWith(CAN)) return offeredOnlyIn(own, other);
  const [lines, others] = [own.split('\n'), other.split('\n')];
  return lines.flatMap((line, index) => {
    if (line === '' || others.includes(line)) return [];
    if (index === SHOWN.state) return regionsOnlyIn(line, others[index] ?? '') || [];
    if (index === SHOWN.context) return excerpt(line, others[index] ?? '');
    return index === SHOWN.tags ? `is ${line}` : line;
  });
}

/** A new name alone is no difference. */
const translation =
  (renames: Renames) =>
  (text: string): string =>
    [...renames].reduce((words, [from, to]) => words.replaceAll(from, to), text);

type Walk = { readonly flow: FlowPaths; readonly after: FlowPaths; readonly renames: Renames };

function walkedBeside({ flow, after, renames }: Walk, keyOf: SituationKey): Noticed | null {
  const found = differenceOf(new Reference(flow, keyOf, MOST_SITUATIONS), after.machine, {
    translated: translation(renames),
    own: ({ sender, words, event }) => ({ sender, words, event: after[sender][words] ?? event }),
    // A view asks whether a person can do something; whether the environment could is not visible.
    isAsked: ({ sender }) => sender === 'user',
  });
  if (found === null) return null;
  const senders = new Map(sayingsOf(flow).map((saying) => [saying.words, sayingWords(saying)]));
  return {
    way: found.way.map((words) => senders.get(words) ?? words),
    before: onlyIn(found.before, found.now),
    after: onlyIn(found.now, found.before),
  };
}

/**
 * Walks what a flow was beside what it is, the shortest ways first.
 * @returns where they first show something else; null where they never do, as far as was walked
 */
export function noticedFirst(before: FlowPaths, after: FlowPaths, renames: Renames = new Map()): Noticed | null {
  const walk = { flow: withAllSayings(before, after), after, renames };
  return walkedBeside(walk, byKey) ?? walkedBeside(walk, byEverything);
}
