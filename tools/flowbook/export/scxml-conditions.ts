import { BETWEEN, guardInWords, isCombined, isNamed, isStateTest } from '#tools/flowbook/chart/in-words.ts';
import { literal } from './code.ts';
import { sourceOf } from './expression.ts';
import type { Names } from './names.ts';
import { comment, element } from './xml.ts';

/** The states that { list: 'idle' }, or '#catalogue.list.idle', speaks of, from the root. */
function pathsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const within = pathsIn(inner);
    return within.length === 0 ? [key] : within.map((path) => `${key}.${path}`);
  });
}

/** Words that ECMAScript has for itself, and what SCXML calls its function. */
const TAKEN =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|In|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|undefined|var|void|while|with|yield)$/;

/** The name of a datum, as ECMAScript accepts it. */
export function identifier(text: string): string {
  const plain = text.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_|_$/g, '');
  return /^\p{L}/u.test(plain) && !TAKEN.test(plain) ? plain : `_${plain}`;
}

/** A guard in full: its name and what it is given, or the source of one that has no name. */
export function guardSource(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (!isNamed(guard)) return sourceOf(guard);
  return guard.params === undefined ? guard.type : `${guard.type} ${literal(guard.params)}`;
}

/**
 * The conditions of a chart as expressions. What a guard computes is known to the program alone, so each guard is a
 * datum, false until the program sets it; tests of states are written as such.
 */
export class Conditions {
  readonly #names: Names;
  /** @returns the id of a state by its path, or by its id in the chart */
  readonly #idOf: (path: string) => string;
  readonly #data = new Map<string, string>();

  constructor(names: Names, idOf: (path: string) => string) {
    this.#names = names;
    this.#idOf = idOf;
  }

  expression(guard: unknown): string {
    if (isStateTest(guard)) {
      return pathsIn(guard.stateValue)
        .map((path) => `In('${this.#idOf(path)}')`)
        .join(' && ');
    }
    if (isCombined(guard)) {
      const parts = guard.guards.map((each) => this.#grouped(each));
      const between = BETWEEN.get(guard.check);
      if (between === undefined) return `!${parts.join('')}`;
      if (parts.length === 0) return String(between === ' and ');
      return parts.join(between === ' and ' ? ' && ' : ' || ');
    }
    const isOwn = typeof guard !== 'string' && !isNamed(guard);
    return this.#datum(guardSource(guard), isOwn ? 'condition' : identifier(guardInWords(guard)));
  }

  /** The data, each with its words. */
  lines(): readonly string[] {
    return [...this.#data].flatMap(([words, id]) => [
      ...(id === words ? [] : [comment(words)]),
      ...element('data', { id, expr: 'false' }),
    ]);
  }

  #grouped(guard: unknown): string {
    const text = this.expression(guard);
    return / (?:&&|\|\|) /.test(text) ? `(${text})` : text;
  }

  #datum(words: string, wanted: string): string {
    const id = this.#names.of(`guard ${words}`, wanted);
    this.#data.set(words, id);
    return id;
  }
}
