import type { ESTree } from 'vite';
import type { OpenedChart } from './opened-chart.ts';
import { INDENT, LINE_WIDTH, type LiteralValue, printedProperty } from './print-literal.ts';

type Source = Pick<OpenedChart, 'source' | 'code' | 'quote' | 'objects'>;
type Span = { readonly start: number; readonly end: number };
type Brackets = ESTree.ObjectExpression | ESTree.ArrayExpression;

const TRIVIA = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const REST_OF_LINE = /(?:[^\S\n]|\/\/[^\n]*|\/\*(?:(?!\*\/)[^\n])*\*\/)*/y;

function skipped(pattern: RegExp, source: string, place: number): number {
  pattern.lastIndex = place;
  pattern.exec(source);
  return pattern.lastIndex;
}

const lineStart = (source: string, place: number): number => source.lastIndexOf('\n', place - 1) + 1;

function lineEnd(source: string, place: number): number {
  const end = source.indexOf('\n', place);
  return end === -1 ? source.length : end;
}

const indentAt = (source: string, place: number): string => {
  const start = lineStart(source, place);
  return source.slice(start, skipped(/[^\S\n]*/y, source, start));
};

/** The place after the comma that follows an item; null where none does. */
function afterComma(source: string, { end }: Span): number | null {
  const place = skipped(TRIVIA, source, end);
  return source[place] === ',' ? place + 1 : null;
}

/** The end of an item with its comma, and with a comment behind it where nothing else is on the line. */
function tailOf(source: string, item: Span): number {
  const end = afterComma(source, item) ?? item.end;
  const rest = skipped(REST_OF_LINE, source, end);
  return rest === source.length || source[rest] === '\n' ? rest : end;
}

const itemsOf = (node: Brackets): readonly Span[] =>
  node.type === 'ObjectExpression' ? node.properties : node.elements.filter((element) => element !== null);

/** Whether the parts of an object are on lines of their own. */
const isTall = (source: string, node: Brackets): boolean => {
  const [first] = itemsOf(node);
  return first !== undefined && source.slice(node.start, first.start).includes('\n');
};

const isOnOneLine = (source: string, { start, end }: Span): boolean => !source.slice(start, end).includes('\n');

const hasComment = (source: string, { start, end }: Span): boolean => /\/[/*]/.test(source.slice(start, end));

/** The widest object around a place that ends on the same line: it gets several lines first where one is too short. */
function hostOf({ source, objects }: Source, object: Span): ESTree.ObjectExpression | undefined {
  return objects.find(
    (one) =>
      one.start <= object.start &&
      one.end >= object.end &&
      isOnOneLine(source, one) &&
      !hasComment(source, one) &&
      lineStart(source, one.start) === lineStart(source, object.start),
  );
}

/** Puts each part of an object on a line of its own. @param changed the new text of the object in it that is changed */
function unfold({ source, code }: Source, host: ESTree.ObjectExpression, object: Span, changed: string): void {
  const indent = indentAt(source, host.start);
  const textOf = ({ start, end }: Span): string =>
    object.start >= start && object.end <= end
      ? `${source.slice(start, object.start)}${changed}${source.slice(object.end, end)}`
      : source.slice(start, end);
  const lines = host.properties.map((part) => `${indent}${INDENT}${textOf(part)},`);
  code.update(host.start, host.end, `{\n${lines.join('\n')}\n${indent}}`);
}

/** An object on one line gets other parts; they get lines of their own where this one would be too long. */
function changeFlat(opened: Source, object: ESTree.ObjectExpression, parts: readonly string[]): void {
  const { source, code } = opened;
  const flat = `{ ${parts.join(', ')} }`;
  const line = lineEnd(source, object.end) - lineStart(source, object.start);
  const fits = line - (object.end - object.start) + flat.length <= LINE_WIDTH && !flat.includes('\n');
  const host = hostOf(opened, object);
  if (fits) code.update(object.start, object.end, flat);
  else if (host !== undefined && host !== object) unfold(opened, host, object, flat);
  else {
    const indent = indentAt(source, object.start);
    const lines = parts.map((part) => `${indent}${INDENT}${part.replaceAll('\n', `\n${INDENT}`)},`);
    code.update(object.start, object.end, `{\n${lines.join('\n')}\n${indent}}`);
  }
}

/** Whether an object is short, and nothing is in it but its parts. */
const canBeWrittenAnew = (source: string, object: ESTree.ObjectExpression): boolean =>
  isOnOneLine(source, object) && !hasComment(source, object);

/** Whether the closing brace of an object has a line to itself. */
const endsOnOwnLine = (source: string, { start, end }: Span): boolean =>
  lineStart(source, end) > start && source.slice(lineStart(source, end), end - 1).trim() === '';

const partsOf = (source: string, object: ESTree.ObjectExpression): readonly string[] =>
  object.properties.map(({ start, end }) => source.slice(start, end));

/** A property to be written. */
export type Entry = readonly [key: string, value: LiteralValue];

/** Adds properties to an object; it stays formatted as it was. @param after the property that they stand behind; none for the first place */
export function addProperties(
  opened: Source,
  object: ESTree.ObjectExpression,
  entries: readonly Entry[],
  after: Span | undefined,
): void {
  const { source, code, quote } = opened;
  const [first] = object.properties;
  const indent = indentAt(source, first?.start ?? object.start);
  const texts = entries.map(([key, value]) => printedProperty(key, value, indent, quote));
  if (canBeWrittenAnew(source, object)) {
    const index = object.properties.findIndex(({ end }) => end === after?.end) + 1;
    changeFlat(opened, object, partsOf(source, object).toSpliced(index, 0, ...texts));
  } else if (first === undefined && endsOnOwnLine(source, object)) {
    const lines = texts.map((text) => `${indent}${INDENT}${text.replaceAll('\n', `\n${INDENT}`)},\n`);
    code.appendRight(lineStart(source, object.end), lines.join(''));
  } else if (first === undefined) {
    code.appendLeft(object.end - 1, ` ${texts.join(', ')} `);
  } else if (!isTall(source, object)) {
    if (after) code.appendLeft(after.end, texts.map((text) => `, ${text}`).join(''));
    else code.appendRight(first.start, texts.map((text) => `${text}, `).join(''));
  } else if (after === undefined) {
    code.appendRight(lineStart(source, first.start), texts.map((text) => `${indent}${text},\n`).join(''));
  } else {
    const comma = afterComma(source, after) === null ? '' : ',';
    if (comma === '') code.appendLeft(after.end, ',');
    code.appendRight(tailOf(source, after), `${texts.map((text) => `\n${indent}${text}`).join(',')}${comma}`);
  }
}

/** Gives a property of an object another value. */
export function changeProperty(
  opened: Source,
  object: ESTree.ObjectExpression,
  property: ESTree.ObjectProperty,
  [key, value]: Entry,
): void {
  const { source, code, quote } = opened;
  const indent = indentAt(source, property.start);
  const text = printedProperty(key, value, indent, quote);
  if (!canBeWrittenAnew(source, object)) code.update(property.start, property.end, text);
  else changeFlat(opened, object, partsOf(source, object).with(object.properties.indexOf(property), text));
}

/** Removes a part of an object or an array, with its line where it has one to itself. */
export function removePart({ source, code }: Source, list: Brackets, part: Span): void {
  const items = itemsOf(list);
  const index = items.findIndex((item) => item.start === part.start);
  const tail = tailOf(source, part);
  const start = lineStart(source, part.start);
  const next = items[index + 1];
  const previous = items[index - 1];
  if (source.slice(start, part.start).trim() === '' && source[tail] === '\n') code.remove(start, tail + 1);
  else if (next) code.remove(part.start, next.start);
  else if (previous) code.remove(previous.end, part.end);
  else code.update(list.start + 1, list.end - 1, '');
}
