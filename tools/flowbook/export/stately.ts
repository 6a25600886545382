import { type AnyActorLogic, type AnyStateMachine, createActor, createMachine, StateMachine } from 'xstate';
import { guardInWords, isCombined, isStateTest } from '#tools/flowbook/chart/in-words.ts';
import { actionSource } from './code.ts';
import { expressionOf, isExpression, numbered, sourceOf } from './expression.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Plain = { readonly [key: string]: Json };

/** What gives the names in an exported chart their meaning. */
export type Implementations = {
  readonly guards: Readonly<Record<string, unknown>>;
  readonly actions: Readonly<Record<string, unknown>>;
  readonly actors: Readonly<Record<string, unknown>>;
  /** What JSON cannot hold: functions, and actions and guards without a name, by the text in their place. */
  readonly expressions: Readonly<Record<string, unknown>>;
};

export type Exported = { readonly config: Plain; readonly implementations: Implementations };

const ACTION_KEYS = new Set(['actions', 'entry', 'exit']);

const isLogic = (value: object): value is AnyActorLogic =>
  'transition' in value && typeof value.transition === 'function' && 'getInitialSnapshot' in value;
const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Whether two guards ask the same of the same guards, each by its name. */
function isSameGuard(one: unknown, other: unknown): boolean {
  if (isCombined(one) && isCombined(other)) {
    const isAlike = one.check === other.check && one.guards.length === other.guards.length;
    return isAlike && one.guards.every((each, index) => isSameGuard(each, other.guards[index]));
  }
  if (isStateTest(one) && isStateTest(other))
    return JSON.stringify(one.stateValue) === JSON.stringify(other.stateValue);
  return one === other;
}

/** Writes a chart's config as JSON and collects the implementations of its names and expressions. */
class Writer {
  readonly guards: Record<string, unknown>;
  readonly actors: Record<string, unknown>;
  readonly expressions: Record<string, unknown> = {};
  readonly #around: unknown[] = [];

  constructor({ implementations }: AnyStateMachine) {
    this.guards = { ...implementations.guards };
    this.actors = { ...implementations.actors };
  }

  /** @param key the value's key, or for an item the key of its list */
  write(value: unknown, key: string): Json {
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (typeof value === 'function') return this.#function(value, key);
    if (typeof value !== 'object') return this.#expression(String(value), value);
    if (isLogic(value)) return this.#logic(value);
    if (this.#around.includes(value)) return this.#expression('a value that holds itself', value);
    this.#around.push(value);
    const written = this.#object(value, key);
    this.#around.pop();
    return written;
  }

  #object(value: object, key: string): Json {
    if (Array.isArray(value)) return value.map((item) => this.write(item, key));
    if (!isPlain(value)) return this.#expression(`a ${value.constructor.name}`, value);
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => {
        if (inner !== undefined) return [[name, this.write(inner, name)]];
        // A forbidden event is undefined in a chart. JSON has no undefined, so it becomes a transition that does nothing.
        return key === 'on' ? [[name, {}]] : [];
      }),
    );
  }

  #function(value: object, key: string): string {
    const isOfOthers = isCombined(value) || isStateTest(value);
    if (key === 'guard' && isOfOthers) return this.#noted(this.guards, guardInWords(value), value, isSameGuard);
    return this.#expression(ACTION_KEYS.has(key) ? actionSource(value) : sourceOf(value), value);
  }

  /** What a chart invokes without having named it: a chart by its id, the others as they were written. */
  #logic(value: AnyActorLogic): string {
    if (value instanceof StateMachine) return this.#noted(this.actors, value.id, value);
    const isWritten = 'config' in value && typeof value.config === 'function';
    return this.#expression(isWritten ? sourceOf(value.config) : 'an actor of its own', value);
  }

  #expression(source: string, value: unknown): string {
    return this.#noted(this.expressions, expressionOf(source), value);
  }

  /** Stores the value of a name. Another value with the same name gets a number. */
  #noted(known: Record<string, unknown>, name: string, value: unknown, isSame = Object.is): string {
    for (let number = 1; ; number += 1) {
      let own = name;
      if (number > 1) own = isExpression(name) ? numbered(name, number) : `${name} (${number})`;
      if (!Object.hasOwn(known, own)) known[own] = value;
      if (isSame(known[own], value)) return own;
    }
  }
}

type Computed = (args: object) => unknown;

/** How long a delay is in the data that its chart starts with; null where its code needs more. */
function atStart(delay: unknown, machine: AnyStateMachine): number | null {
  try {
    const { context } = createActor(machine, { input: {} }).getSnapshot();
    const length = (delay as Computed)({ context, event: { type: 'xstate.init' } });
    return typeof length === 'number' && Number.isFinite(length) ? length : null;
  } catch {
    return null;
  }
}

/** A context that code works out, by its code, and beside it the data that it gives for an empty input: JSON readers take a text for data. */
function contextOf({ config: { context } }: AnyStateMachine, writer: Writer): Plain {
  if (typeof context !== 'function') return {};
  const computedContext = writer.write(context, 'context');
  try {
    const data: unknown = context({ input: {}, spawn: () => ({}), self: undefined as never } as never);
    return { context: writer.write(data, 'context'), computedContext };
  } catch {
    return { context: {}, computedContext };
  }
}

/** What is computed as a chart runs, by its code, and beside it the lengths that all delays have as it starts. */
function delaysOf(machine: AnyStateMachine, writer: Writer): Plain {
  const all = Object.entries(machine.implementations.delays ?? {});
  const computed = all.filter(([, delay]) => typeof delay === 'function');
  const delays = all.flatMap(([name, delay]): [string, Json][] => {
    const length = typeof delay === 'function' ? atStart(delay, machine) : writer.write(delay, name);
    return length === null ? [] : [[name, length]];
  });
  return {
    ...(delays.length > 0 && { delays: Object.fromEntries(delays) }),
    ...(computed.length > 0 && { computedDelays: writer.write(Object.fromEntries(computed), 'delays') }),
  };
}

/**
 * A chart as JSON for Stately's editor: its config with guards, actions and actors by their names and expressions as their
 * source, and beside it the lengths of its delays and the data that it begins with.
 */
export function exported(machine: AnyStateMachine): Exported {
  const writer = new Writer(machine);
  const config = writer.write(machine.config, '') as Plain;
  const computed = { ...contextOf(machine, writer), ...delaysOf(machine, writer) };
  const { guards, actors, expressions } = writer;
  const actions = { ...machine.implementations.actions };
  return { config: { ...config, ...computed }, implementations: { guards, actions, actors, expressions } };
}

function revived(value: Json | undefined, expressions: Implementations['expressions']): unknown {
  if (typeof value === 'string') return isExpression(value) ? meaningOf(value, expressions) : value;
  if (Array.isArray(value)) return value.map((item: Json) => revived(item, expressions));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, revived(inner, expressions)]));
}

function meaningOf(text: string, expressions: Implementations['expressions']): unknown {
  if (!Object.hasOwn(expressions, text)) throw new Error(`Nothing is given for the expression ${text}`);
  return expressions[text];
}

/**
 * The chart that an exported one describes.
 * @throws when it holds an expression that is not among the implementations
 */
export function imported(
  { computedDelays = {}, delays = {}, computedContext, ...config }: Plain,
  implementations: Implementations,
): AnyStateMachine {
  const { expressions, ...named } = implementations;
  const lengths = { ...(delays as Plain), ...(computedDelays as Plain) };
  const create = createMachine as unknown as (chart: unknown, given: unknown) => AnyStateMachine;
  const whole = computedContext === undefined ? config : { ...config, context: computedContext };
  return create(revived(whole, expressions), {
    ...named,
    delays: revived(lengths, expressions),
  });
}
