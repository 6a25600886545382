/** What can be written as a literal. */
export type LiteralValue =
  | string
  | number
  | boolean
  | readonly LiteralValue[]
  | { readonly [key: string]: LiteralValue | undefined };

/** The widest line of the formatter. */
export const LINE_WIDTH = 120;

export const INDENT = '  ';

export type Quote = "'" | '"';

/** A string in single quotes; in double ones where that needs fewer escapes, as formatters do. */
export function quoted(text: string, preferred: Quote = "'"): string {
  const other = preferred === "'" ? '"' : "'";
  const countOf = (mark: string) => text.split(mark).length;
  const quote = countOf(preferred) > countOf(other) ? other : preferred;
  const escaped = text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replaceAll(quote, `\\${quote}`);
  return `${quote}${escaped}${quote}`;
}

/** A key of an object. */
export const printedKey = (key: string, preferred?: Quote): string =>
  /^(?:[A-Za-z_$][\w$]*|0|[1-9]\d*)$/.test(key) ? key : quoted(key, preferred);

const isList = (value: LiteralValue): value is readonly LiteralValue[] => Array.isArray(value);

/** The parts of an object that are there. */
const partsOf = (value: { readonly [key: string]: LiteralValue | undefined }): readonly [string, LiteralValue][] =>
  Object.entries(value).flatMap(([key, part]): [string, LiteralValue][] => (part === undefined ? [] : [[key, part]]));

function onOneLine(value: LiteralValue, quote: Quote): string {
  if (typeof value === 'string') return quoted(value, quote);
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map((item) => onOneLine(item, quote)).join(', ')}]`;
  const parts = partsOf(value).map(([key, part]) => `${printedKey(key, quote)}: ${onOneLine(part, quote)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** Formatters put each of several objects of an array on a line of its own where all have several keys. */
const isTall = (value: LiteralValue): boolean =>
  typeof value === 'object' &&
  (isList(value)
    ? value.length > 1 && value.every((item) => typeof item === 'object' && Object.keys(item).length > 1)
    : partsOf(value).some(([, part]) => isTall(part)));

/** States stand on lines of their own, and so does what a state says beyond its description. */
const isOpened = (key: string, value: LiteralValue): boolean =>
  key === 'states' ||
  (typeof value === 'object' && !isList(value) && 'description' in value && partsOf(value).length > 1);

/** A property of an object; a long text on a line of its own below its key. @param indent what its line is indented by */
export function printedProperty(key: string, value: LiteralValue, indent: string, quote: Quote = "'"): string {
  const start = `${printedKey(key, quote)}: `;
  const text = printed(value, indent, indent.length + start.length, { quote, isOpen: isOpened(key, value) });
  const isLong = typeof value === 'string' && indent.length + start.length + text.length + 1 > LINE_WIDTH;
  return isLong ? `${start.trimEnd()}\n${indent}${INDENT}${text}` : `${start}${text}`;
}

type Style = {
  readonly quote?: Quote;
  /** Whether its parts are on lines of their own even where one would do. */
  readonly isOpen?: boolean;
};

/**
 * A value as code, on one line where it fits.
 * @param indent what the line of its beginning is indented by
 * @param column where on this line it begins
 */
export function printed(
  value: LiteralValue,
  indent: string,
  column: number,
  { quote = "'", isOpen = false }: Style = {},
): string {
  const short = onOneLine(value, quote);
  const fits = column + short.length + 1 <= LINE_WIDTH && !isTall(value) && !isOpen;
  if (typeof value !== 'object' || fits || short === '{}' || short === '[]') return short;
  const inner = indent + INDENT;
  const lines = isList(value)
    ? value.map((item) => printed(item, inner, inner.length, { quote }))
    : partsOf(value).map(([key, part]) => printedProperty(key, part, inner, quote));
  const [opening, closing] = isList(value) ? '[]' : '{}';
  return `${opening}\n${lines.map((line) => `${inner}${line},`).join('\n')}\n${indent}${closing}`;
}
