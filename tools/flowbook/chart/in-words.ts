import { and, or, StateMachine } from 'xstate';
import { isOfClock } from '#tools/chart-tests/engine/delay-of.ts';
import { sourceOf } from '#tools/flowbook/export/expression.ts';
import type { EdgeKind } from './chart-model.ts';
import { ownEntry } from './own-entry.ts';

type Named = { readonly type: string; readonly params?: unknown };
type Combined = { readonly check: unknown; readonly guards: readonly unknown[] };
type StateTest = { readonly stateValue: unknown };

export const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
export const isCombined = (value: unknown): value is Combined =>
  typeof value === 'function' && 'guards' in value && Array.isArray(value.guards) && 'check' in value;
export const isStateTest = (value: unknown): value is StateTest => typeof value === 'function' && 'stateValue' in value;

const MOST_CHARACTERS = 40;

/** What has no name, and no code that says enough. */
const A_CONDITION = 'a condition of its own';
const AN_ACTION = 'do something of its own';

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A value in full: names and texts as they are, what they belong to where there are several. */
function valueInWords(value: unknown): string {
  if (isNamed(value)) return value.type;
  if (isPlain(value)) return String(value);
  if (Array.isArray(value)) return value.map(valueInWords).filter(Boolean).join(', ');
  if (typeof value !== 'object' || value === null) return '';
  const entries = Object.entries(value).map(([key, one]) => [key, valueInWords(one)] as const);
  const said = entries.filter(([, words]) => words !== '');
  const isObvious = said.length === 1 || said.every(([key]) => typeof Reflect.get(value, key) === 'string');
  return said.map(([key, words]) => (isObvious ? words : `${key} ${words}`)).join(' ');
}

/** A guard with what it is given, in full; where that depends on the event, its name alone. */
function namedInFull({ type, params }: Named): string {
  const text = valueInWords(params);
  return text === '' ? type : `${type} ${text}`;
}

/** What an action is given, where it is fixed and short. */
function paramsInWords(params: unknown): string {
  if (isPlain(params)) return ` ${params}`;
  if (typeof params !== 'object' || params === null) return '';
  const texts = Object.values(params).flatMap((value) => {
    if (isNamed(value)) return value.type;
    return typeof value === 'string' ? value : [];
  });
  const text = texts.join(' ');
  return text === '' || text.length > MOST_CHARACTERS ? '' : ` ${text}`;
}

const namedInWords = ({ type, params }: Named): string => `${type}${paramsInWords(params)}`;

/** The id that a target begins with, in which dots are escaped, and the path from there. */
const BY_ID = /^#(?<id>(?:[^.\\]|\\.)*)\.?(?<path>.*)$/s;

/** 'list.idle' of '#catalogue.list.idle', and of { list: 'idle' }; 'a.b' of '#a\\.b'. */
function stateInWords(value: unknown): string {
  const { id = '', path = '' } = typeof value === 'string' ? (BY_ID.exec(value)?.groups ?? {}) : {};
  if (typeof value === 'string') return (path || id || value).replaceAll('\\', '');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => `${key}.${stateInWords(inner)}`)
    .join(' and ');
}

/** By the function that checks them: XState says nowhere else which is which, and builds shorten its name. */
const checkOf = (guard: unknown): unknown => (isCombined(guard) ? guard.check : undefined);
export const BETWEEN: ReadonlyMap<unknown, ' and ' | ' or '> = new Map<unknown, ' and ' | ' or '>([
  [checkOf(and([])), ' and '],
  [checkOf(or([])), ' or '],
]);

/** Stately's editor gives code that it exports as JSON a name of its own: 'inline:door.closed#knocked[0]#transition[0]'. */
const MADE_UP = /^inline:/;

/** What a function takes, be it an arrow, a method or a function of the old kind: '({ context }) =>'. */
const HEAD = /^(?:async\s+)?(?:function\b|(?!\()[\w$]+(?=\())?\s*[\w$]*(?:\((?:[^()]|\([^()]*\))*\))?\s*(?:=>\s*)?/;
/** '{ return context.count > 3; }' */
const ONLY_RETURN = /^return\s+(?<expression>[^;]+);?$/;

/** What a function says: its one expression, or its statements. */
function saidBy(guard: unknown): string {
  const body = sourceOf(guard).replace(HEAD, '').trim();
  if (!/^\{.*\}$/s.test(body)) return body;
  const statements = body.slice(1, -1).trim();
  return ONLY_RETURN.exec(statements)?.groups?.expression?.trim() ?? statements;
}

/** A guard without a name by its code, as far as that is short. */
function codeInWords(guard: unknown, most: number): string {
  const code = saidBy(guard);
  if (code === '' || code === '[native code]') return A_CONDITION;
  if (most === Number.POSITIVE_INFINITY) return code;
  const line = code.replace(/\s+/g, ' ');
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}

const isSeveral = (guard: unknown): boolean =>
  isCombined(guard) ? guard.guards.length > 1 : typeof guard === 'function' && / [^\w ]+ /.test(guardInWords(guard));

/**
 * A guard for people: 'isPage home', 'not isOpen', 'isKnown and isLast', 'context.count > 3'.
 * @param most characters of code that has no name
 */
export function guardInWords(guard: unknown, most = MOST_CHARACTERS): string {
  if (typeof guard === 'string') return MADE_UP.test(guard) ? A_CONDITION : guard;
  if (isNamed(guard)) return MADE_UP.test(guard.type) ? A_CONDITION : namedInFull(guard);
  if (isStateTest(guard)) return `in ${stateInWords(guard.stateValue)}`;
  if (isCombined(guard)) {
    const texts = guard.guards.map((each) =>
      isSeveral(each) ? `(${guardInWords(each, most)})` : guardInWords(each, most),
    );
    const between = BETWEEN.get(guard.check);
    return between === undefined ? `not ${texts.join(' and ')}` : texts.join(between);
  }
  return codeInWords(guard, most);
}

/** The code of a guard in full, where its words are a part of it; null where they say all. */
export function guardInFull(guard: unknown): string | null {
  const whole = guardInWords(guard, Number.POSITIVE_INFINITY);
  return whole.replace(/\s+/g, ' ') === guardInWords(guard) ? null : whole;
}

/** An action of XState's own, and what it is made of. */
type Made = {
  readonly type: unknown;
  readonly event?: unknown;
  readonly to?: unknown;
  readonly delay?: unknown;
  readonly sendId?: unknown;
  readonly src?: unknown;
  readonly actorRef?: unknown;
  readonly assignment?: unknown;
};

/** What XState calls the actor that has started a chart, and the chart itself. */
const SPECIAL: Readonly<Record<string, string>> = { '#_parent': 'its parent', '#_internal': 'itself' };

const eventWords = ({ event }: Made): string => (isNamed(event) ? ` ${event.type}` : '');
const receiverWords = ({ to }: Made): string => (typeof to === 'string' ? ` to ${ownEntry(SPECIAL, to) ?? to}` : '');
const nameWords = (name: unknown, without: string): string => (typeof name === 'string' ? name : without);

function delayWords({ delay }: Made): string {
  if (typeof delay === 'number') return ` after ${durationInWords(delay)}`;
  return typeof delay === 'string' ? ` after ${delay}` : '';
}

/** An event, a receiver or a delay that is computed as the chart runs is left out. */
const BUILT_IN: Readonly<Record<string, (made: Made) => string>> = {
  'xstate.assign': ({ assignment }) =>
    typeof assignment === 'object' && assignment !== null
      ? `remember ${Object.keys(assignment).join(', ')}`
      : 'remember',
  'xstate.emit': (made) => `report${eventWords(made)}`,
  'xstate.sendTo': (made) => `send${eventWords(made)}${receiverWords(made)}${delayWords(made)}`,
  'xstate.raise': (made) => `raise${eventWords(made)}${delayWords(made)}`,
  'xstate.cancel': ({ sendId }) => `cancel${typeof sendId === 'string' ? ` ${sendId}` : ''}`,
  'xstate.log': () => 'log',
  'xstate.spawnChild': ({ src }) => `start ${nameWords(src instanceof StateMachine ? src.id : src, 'an actor')}`,
  'xstate.stopChild': ({ actorRef }) => `stop ${nameWords(actorRef, 'an actor')}`,
  'xstate.enqueueActions': () => 'do several things',
};

/** An action for people: its name and, where it is short, what it is given. One without a name by what it is. */
export function actionInWords(action: unknown): string {
  if (typeof action === 'string') return MADE_UP.test(action) ? AN_ACTION : action;
  if (isNamed(action)) return MADE_UP.test(action.type) ? AN_ACTION : namedInWords(action);
  if (typeof action === 'function' && 'type' in action) {
    return ownEntry(BUILT_IN, String(action.type))?.(action) ?? String(action.type);
  }
  return AN_ACTION;
}

type Scheduled = { readonly event: { readonly type: string } };
type Cancelled = { readonly sendId: string };

const isScheduled = (action: unknown): action is Scheduled =>
  typeof action === 'function' && 'event' in action && isNamed(action.event);
const isCancelled = (action: unknown): action is Cancelled =>
  typeof action === 'function' && 'sendId' in action && typeof action.sendId === 'string';

/** Whether XState itself has put an action into a chart, to start or stop the clock of an `after`. */
export function isClockwork(action: unknown): boolean {
  if (isScheduled(action)) return isOfClock(action.event.type);
  return isCancelled(action) && isOfClock(action.sendId);
}

/** '3 s', '1.2 s', '150 ms', '2 min'. @param ms milliseconds */
export function durationInWords(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  if (ms < 60_000 || ms % 60_000 !== 0) return `${ms / 1000} s`;
  return `${ms / 60_000} min`;
}

const ANSWER = /^xstate\.(?<kind>done|error)\.actor\.(?<actor>.+)$/;
const VALUE = /^xstate\.snapshot\.(?<actor>.+)$/;
const OVER = /^xstate\.done\.state\./;

type Described = { readonly kind: EdgeKind; readonly words: string };

/** How long an `after` waits, for people. @param delays ms, by name */
export function delayInWords(delay: string, delays: Readonly<Record<string, number>>): string {
  const ms = ownEntry(delays, delay) ?? Number(delay);
  return Number.isFinite(ms) ? `after ${durationInWords(ms)}` : `after ${delay}`;
}

/**
 * What makes a transition happen that has no delay, for people.
 * @param names of the actors that have made-up ids
 */
export function eventInWords(event: string, names: ReadonlyMap<string, string> = new Map()): Described {
  if (event === '') return { kind: 'always', words: 'always' };
  if (OVER.test(event)) return { kind: 'done', words: 'at its end' };
  const giver = VALUE.exec(event)?.groups?.actor;
  if (giver !== undefined) return { kind: 'done', words: `${giver} gives a value` };
  const answer = ANSWER.exec(event)?.groups;
  if (answer?.actor === undefined) return { kind: 'event', words: event };
  const actor = answer.actor === '*' ? 'any actor' : (names.get(answer.actor) ?? answer.actor);
  if (answer.kind === 'error') return { kind: 'error', words: `${actor} fails` };
  return { kind: 'done', words: `${actor} answers` };
}
