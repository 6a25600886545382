export type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'literal'; text: string };

const MARKED = /\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)|`(?<literal>[^`]+)`/g;

/** The parts of a string with `[label](/path)` and backticks in it, in order. */
export function inlineParts(source: string): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let at = 0;
  for (const match of source.matchAll(MARKED)) {
    const { label, href, literal } = match.groups ?? {};
    if (match.index > at) parts.push({ kind: 'text', text: source.slice(at, match.index) });
    if (label !== undefined && href !== undefined) parts.push({ kind: 'link', text: label, href });
    if (literal !== undefined) parts.push({ kind: 'literal', text: literal });
    at = match.index + match[0].length;
  }
  if (at < source.length) parts.push({ kind: 'text', text: source.slice(at) });
  return parts;
}

/** The string as it is read, without its marks. */
export const plainText = (source: string): string =>
  inlineParts(source)
    .map((part) => part.text)
    .join('');
