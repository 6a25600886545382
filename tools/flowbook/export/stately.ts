import { type AnyStateMachine, createMachine } from 'xstate';
import { actionInWords, guardInWords } from '#tools/flowbook/chart/in-words.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Plain = { readonly [key: string]: Json };

/** What gives the names in an exported chart their meaning. */
export type Implementations = {
  readonly guards: Readonly<Record<string, unknown>>;
  readonly actions: Readonly<Record<string, unknown>>;
  readonly actors: Readonly<Record<string, unknown>>;
  readonly delays: Readonly<Record<string, unknown>>;
  /** Functions that compute the input of a guard, an action or an actor, by their key in the JSON. */
  readonly expressions: Readonly<Record<string, unknown>>;
};

export type Exported = { readonly config: Plain; readonly implementations: Implementations };

const ACTION_KEYS = new Set(['actions', 'entry', 'exit']);
const EXPRESSION = /^\{\{ [\s\S]* \}\}$/;

/** Writes a chart's config as JSON and collects the implementations of its names and expressions. */
class Writer {
  readonly guards: Record<string, unknown>;
  readonly actions: Record<string, unknown>;
  readonly expressions: Record<string, unknown> = {};

  constructor({ implementations }: AnyStateMachine) {
    this.guards = { ...implementations.guards };
    this.actions = { ...implementations.actions };
  }

  /** @param key the value's key, or for an item the key of its list */
  write(value: unknown, key: string): Json {
    if (typeof value === 'function') return this.#named(value, key);
    if (Array.isArray(value)) return value.map((item) => this.write(item, key));
    // A forbidden event is undefined in a chart. JSON has no undefined, so it becomes an empty list.
    if (value === undefined) return {};
    if (typeof value !== 'object' || value === null) return value as Json;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.write(inner, name)]));
  }

  #named(value: object, key: string): string {
    if (key === 'guard') return this.#noted(this.guards, guardInWords(value), value);
    if (ACTION_KEYS.has(key)) return this.#noted(this.actions, actionInWords(value), value);
    // As Stately's editor writes expressions.
    return this.#noted(this.expressions, `{{ ${String(value)} }}`, value);
  }

  /** Stores the value of a name. Another value with the same name gets a number. */
  #noted(known: Record<string, unknown>, name: string, value: unknown): string {
    for (let number = 1; ; number += 1) {
      const numbered = number === 1 ? name : this.#numbered(name, number);
      if (!(numbered in known)) known[numbered] = value;
      if (known[numbered] === value) return numbered;
    }
  }

  #numbered(name: string, number: number): string {
    return EXPRESSION.test(name) ? name.replace(/ \}\}$/, ` /* ${number} */ }}`) : `${name} (${number})`;
  }
}

/** A chart's config as JSON for Stately's editor: guards and actions by their names, expressions as their source. */
export function exported(machine: AnyStateMachine): Exported {
  const writer = new Writer(machine);
  const config = writer.write(machine.config, '') as Plain;
  const { actors, delays } = machine.implementations;
  const { guards, actions, expressions } = writer;
  return { config, implementations: { guards, actions, actors: { ...actors }, delays: { ...delays }, expressions } };
}

function revived(value: Json, expressions: Implementations['expressions']): unknown {
  if (typeof value === 'string') return EXPRESSION.test(value) ? expressionOf(value, expressions) : value;
  if (Array.isArray(value)) return value.map((item: Json) => revived(item, expressions));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, revived(inner, expressions)]));
}

function expressionOf(text: string, expressions: Implementations['expressions']): unknown {
  if (!(text in expressions)) throw new Error(`Nothing is given for the expression ${text}`);
  return expressions[text];
}

/**
 * The chart that an exported one describes.
 * @throws when it holds an expression that is not among the implementations
 */
export function imported(config: Plain, implementations: Implementations): AnyStateMachine {
  const { expressions, ...named } = implementations;
  const create = createMachine as unknown as (chart: unknown, given: unknown) => AnyStateMachine;
  return create(revived(config, expressions), named);
}
