type InlinePart = {
  text: string;
  /** The index of its first character in the source. */
  start: number;
} & ({ kind: 'text' } | { kind: 'link'; href: string } | { kind: 'literal' });

const MARKED = /\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)|`(?<literal>[^`]+)`/g;

/** A sum, or a figure with its unit, stays on one line. */
export const unbroken = (text: string) =>
  text.replace(/(?<=\d) (?=[×÷+=] |units?\b|ml\b|litres?\b)|(?<=[×÷+=]) (?=\d)/g, '\u00a0');

/** The parts of a text with `[label](/path)` and backticks, in order. */
export function inlineParts(source: string): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let at = 0;
  for (const match of source.matchAll(MARKED)) {
    const { label, href, literal } = match.groups ?? {};
    const start = match.index;
    if (start > at) parts.push({ kind: 'text', text: source.slice(at, start), start: at });
    if (label !== undefined && href !== undefined) parts.push({ kind: 'link', text: label, href, start });
    if (literal !== undefined) parts.push({ kind: 'literal', text: literal, start });
    at = start + match[0].length;
  }
  if (at < source.length) parts.push({ kind: 'text', text: source.slice(at), start: at });
  return parts;
}

/** The text without its marks. */
export const plainText = (source: string): string =>
  inlineParts(source)
    .map((part) => part.text)
    .join('');
