import { KNOWN_THINGS } from '#tests/paths/known-things.ts';

/** A value as one line of a record holds it. */
type Line = string;

const isActor = (value: object): value is { id: string } => 'sessionId' in value && 'id' in value;

/** Contexts of successive steps share most of their objects, and no object is changed in place. */
const lines = new WeakMap<object, Line>();

const entryLine = ([key, value]: [string, unknown]): Line => `${JSON.stringify(key)}:${lineOf(value)}`;
const listLine = (values: Iterable<unknown>): Line => `[${[...values].map(lineOf).join(',')}]`;
const objectLine = (value: object): Line => `{${Object.entries(value).map(entryLine).join(',')}}`;

function structureLine(value: object): Line {
  if (value instanceof Set || value instanceof Map || Array.isArray(value)) return listLine(value);
  if (value instanceof Error) return `${value.name} ${JSON.stringify(value.message)} ${objectLine(value)}`;
  return isActor(value) ? `‹actor ${value.id}›` : objectLine(value);
}

function lineOf(value: unknown): Line {
  if (typeof value === 'function') return '‹function›';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const known = lines.get(value);
  if (known !== undefined) return known;
  const written = structureLine(value);
  const line = NAMES.get(written) ?? written;
  lines.set(value, line);
  return line;
}

const NAMES = new Map<Line, Line>();
// Inner things come first, so that the line of an outer one contains their names.
for (const [name, thing] of Object.entries(KNOWN_THINGS)) {
  if (typeof thing !== 'object' || thing === null) throw new Error(`'${name}' is written out by itself.`);
  NAMES.set(structureLine(thing), `‹${name}›`);
}

/** A value on one line, as a record can hold it: actors by their ids, known things by their names, nothing left out. */
export const written = (value: unknown): Line => lineOf(value);
