import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import source from '#src/theme/tokens.json' with { type: 'json' };

const ROOT = new URL('../../', import.meta.url);

/** Values in styles that are no tokens, each with its reason. Anything else fails, and so does a line that is no longer needed. */
const ALLOWED: Readonly<Record<string, string>> = {
  "src/theme/global-css.ts important: animationDuration '{durations.blink}!'":
    'reduced motion wins over every animation',
  "src/theme/global-css.ts important: animationIterationCount '1!'": 'reduced motion wins over every animation',
  "src/theme/global-css.ts important: transitionDuration '{durations.blink}!'":
    'reduced motion wins over every transition',
  "src/theme/global-css.ts important: display 'none!'": 'no button is printed, whatever it looks like',
  "src/theme/global-css.ts type: fontSize '100%'": 'the size that the visitor has set is where rem begins',
  "src/content/text/TextPage.recipe.ts type: fontSize '.875em'": 'code is a little smaller than the text around it',
  "src/features/login/CodeField.recipe.ts type: letterSpacing 'calc(var(--pitch) - 1ch)'":
    'the digits are in cells whose width follows the screen',
};

const names = (...groups: readonly object[]) => new Set(groups.flatMap((group) => Object.keys(group)));
const spacing = names(source.space);

/** Panda's categories, and what tokens.json has for each. */
const TOKENS: Readonly<Record<string, ReadonlySet<string>>> = {
  colors: new Set([
    ...Object.keys(source.color.semantic),
    ...Object.entries(source.color.primitive).flatMap(([hue, steps]) =>
      Object.keys(steps).map((step) => `${hue}.${step}`),
    ),
  ]),
  fontSizes: names(source.font.size),
  lineHeights: names(source.font.lineHeight),
  letterSpacings: names(source.font.letterSpacing),
  textStyles: names(source.font.scale),
  spacing,
  sizes: names(source.space, source.size, source.container),
  radii: names(source.radius),
  borders: names(source.border),
  borderWidths: names(source.borderWidth),
  gradients: names(source.gradient),
  shadows: names(source.shadow),
  durations: names(source.duration),
  easings: names(source.easing),
};

/** Properties of type take a token by its name. */
const TYPE: Readonly<Record<string, ReadonlySet<string> | undefined>> = {
  fontSize: TOKENS.fontSizes,
  lineHeight: TOKENS.lineHeights,
  letterSpacing: TOKENS.letterSpacings,
  textStyle: TOKENS.textStyles,
};
const SPACE =
  /^(?:padding\w*|p[xytrbl]|p|margin\w*|m[xytrbl]|m|gap|rowGap|columnGap|inset\w*|top|right|bottom|left|scroll(?:Margin|Padding)\w*)$/;
const SIZE = /^(?:width|height|(?:min|max)(?:Width|Height|W|H)|w|h)$/;

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;
/** A length in an absolute unit or in rem; shares of the screen, of the type and of the place around are no tokens. 0px: calc() needs the unit. */
const LENGTH = /(?<![\w.])(?!0px\b)\d*\.?\d+(?:px|rem|pt|cm|mm|in)\b/;
const NUMBER = /^-?\d*\.?\d+$/;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');
/** The styles of a file on their lines: no comments, no conditions, which may hold widths of the screen. */
const stylesIn = (code: string) =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/(^|[^:])\/\/.*$/gm, blank)
    .replace(/'@[^']*'/g, blank);

/** The values of a declaration that are no tokens, by kind. */
function faultsOf(property: string, value: string): string[] {
  const plain = value.replace(/!(?:important)?$/, '').trim();
  const typeTokens = TYPE[property];
  const isUnknownNumber =
    NUMBER.test(plain) &&
    ((SPACE.test(property) && !spacing.has(plain.replace(/^-/, ''))) ||
      (SIZE.test(property) && !TOKENS.sizes?.has(plain)));
  return [
    ...(COLOUR.test(value) ? ['colour'] : []),
    ...(LENGTH.test(value) || isUnknownNumber ? ['length'] : []),
    ...(typeTokens !== undefined && !typeTokens.has(plain) && !/^\{[\w.]+\}$/.test(plain) ? ['type'] : []),
    ...(/!(?:important)?$/.test(value.trim()) ? ['important'] : []),
    ...[...value.matchAll(/(?<!\$)\{([a-zA-Z]+)\.([\w.]+)\}/g)]
      .filter(([, category = '', name = '']) => !TOKENS[category]?.has(name))
      .map(([reference]) => `no token ${reference}`),
  ];
}

/** Every text in the styles but the selectors, with the property it is for where it has one. */
function faultsIn(styles: string): { line: number; fault: string }[] {
  const texts = styles.matchAll(/(?:([a-zA-Z]+|'--[\w-]+')\s*:\s*)?(?:'([^'\n]*)'|`([^`]*)`)(\]?:)?/g);
  return [...texts].flatMap((match) => {
    const [whole, property = '', quoted, template = '', isKey] = match;
    if (isKey !== undefined) return [];
    const value = quoted ?? template;
    const line = styles.slice(0, match.index + whole.indexOf(value)).split('\n').length;
    return faultsOf(property, value).map((fault) => ({ line, fault: `${fault}: ${property} '${value}'` }));
  });
}

const files = readdirSync(new URL('src', ROOT), { recursive: true, encoding: 'utf8' }).map(
  (path) => `src/${path.replaceAll('\\', '/')}`,
);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');
const recipes = files.filter((file) => file.endsWith('.recipe.ts'));
/** Styles that no one component owns. */
const shared = files.filter((file) => /^src\/theme\/(?!tokens\.ts|recipes\.ts)[\w-]+\.ts$/.test(file));
const components = files.filter((file) => file.endsWith('.tsx'));

const faults = [...recipes, ...shared].flatMap((file) =>
  faultsIn(stylesIn(read(file))).map(({ line, fault }) => ({ file, line, fault })),
);

describe('colour, type and space come from tokens.json alone', () => {
  test('styles are found', () => {
    expect(recipes.length).toBeGreaterThan(80);
    expect(shared).toContain('src/theme/global-css.ts');
    expect(components.length).toBeGreaterThan(80);
  });

  test('a component has no styles of its own: the code that reads them would have to load, too', () => {
    expect(components.filter((file) => read(file).includes("'#styled-system/css'"))).toEqual([]);
  });

  test('no style holds a colour, a size of type, a length or !important of its own', () => {
    const unexpected = faults.filter(({ file, fault }) => !(`${file} ${fault}` in ALLOWED));
    expect(unexpected.map(({ file, line, fault }) => `${file}:${line} ${fault}`)).toEqual([]);
  });

  test('the browser’s theme colour, which cannot name a token, is that of the page', () => {
    expect(read('index.html')).toContain(`<meta name="theme-color" content="${source.color.semantic.bg.value}" />`);
  });

  test('every allowed value is still used', () => {
    const found = new Set(faults.map(({ file, fault }) => `${file} ${fault}`));
    expect(Object.keys(ALLOWED).filter((fault) => !found.has(fault))).toEqual([]);
  });
});

describe('the reader', () => {
  const faultNames = (code: string) => faultsIn(stylesIn(code)).map(({ fault }) => fault.split(':')[0]);

  test.each([
    ["{ color: '#fff' }", 'colour'],
    ["{ bg: 'rgb(0 0 0 / .5)' }", 'colour'],
    ["{ '.on-dark &:hover': { color: '#fff' } }", 'colour'],
    ["const ground = 'linear-gradient(#d5ccc0, transparent)';", 'colour'],
    ["{ fontSize: '.9375rem' }", 'length'],
    ["{ fontSize: '1.2em' }", 'type'],
    ["{ lineHeight: '1.3' }", 'type'],
    ["{ letterSpacing: '.01em' }", 'type'],
    ["{ textStyle: 'headline' }", 'type'],
    ["{ padding: '0 10px' }", 'length'],
    ["{ gap: '13.5' }", 'length'],
    ["{ '--gap': '11px' }", 'length'],
    ['{ height: `calc(100% - 4px)` }', 'length'],
    ["{ margin: '{spacing.13.5} 0' }", 'no token {spacing.13.5}'],
    ["{ maxWidth: 'none!' }", 'important'],
    ["{ maxWidth: 'none !important' }", 'important'],
  ])('sees %s', (code, fault) => {
    expect(faultNames(code)).toContain(fault);
  });

  test.each([
    "{ '@media (height < 520px)': { padding: '5' } }",
    "const NARROW = '@media screen and (width < 560px)';",
    "{ _before: { content: '\"£\" / \"\"' }, width: '100%', maxWidth: '68ch', textUnderlineOffset: '.2em' }",
    "{ right: 'max(0px, 50%)', top: '-2', inset: '0', flex: '1 1 0', aspectRatio: '4 / 5' }",
    "{ fontSize: 'bodyS', lineHeight: '{sizes.5}', margin: 'calc(-1 * {spacing.gutter}) 0' }",
    '// 44px to the finger, #fff\n/* 3px */',
  ])('lets %s pass', (code) => {
    expect(faultNames(code)).toEqual([]);
  });
});
