const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 cannot hold, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Without what XML cannot hold. */
export const possible = (text: string): string => text.replace(IMPOSSIBLE, '');

/** A text as XML and HTML have it, in an attribute, too. */
export const escaped = (text: string): string =>
  possible(text)
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
    .replace(/[\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);

export type Attributes = Readonly<Record<string, string | null>>;

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === null ? [] : [` ${name}="${escaped(value)}"`]))
    .join('');

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** An element of XML, a line for each tag. @param attributes null for those that it has not */
export function element(name: string, attributes: Attributes, inside: readonly string[] = []): readonly string[] {
  if (inside.length === 0) return [`<${name}${attributesOf(attributes)}/>`];
  return [`<${name}${attributesOf(attributes)}>`, ...indented(inside), `</${name}>`];
}

/** A comment of XML, which cannot hold two dashes. */
export const comment = (text: string): string =>
  `<!-- ${possible(text).replace(/\s+/g, ' ').replace(/--/g, '- -').replace(/-$/, '- ').trim()} -->`;
