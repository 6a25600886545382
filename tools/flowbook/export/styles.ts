import source from '#src/theme/tokens.json' with { type: 'json' };

const COLOURS: Readonly<Record<string, Readonly<Record<string, string>>>> = source.color.primitive;
const VARIABLE = /var\(--colors-(?<hue>[a-z]+)-(?<step>\w+)\)/g;
const OWN = /--(?<name>fbd-[\w-]+):\s*(?<value>[^;]+);\s*/g;

/**
 * A style sheet with its colours written out, for a file that goes where the shop's tokens are not.
 * @throws when it names a colour that is none of the tokens
 */
export function writtenOut(css: string): string {
  const plain = css.replace(VARIABLE, (_, hue: string, step: string) => {
    const colour = COLOURS[hue]?.[step];
    if (colour === undefined) throw new Error(`There is no colour ${hue}.${step} in tokens.json.`);
    return colour;
  });
  const own = new Map([...plain.matchAll(OWN)].map(({ groups }) => [groups?.name ?? '', groups?.value ?? '']));
  return plain
    .replace(OWN, '')
    .replace(/var\(--(fbd-[\w-]+)\)/g, (_, name: string) => own.get(name) ?? 'currentColor')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
