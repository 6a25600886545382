import { describe, expect, test } from 'vitest';
import { splitStyles } from '#scripts/prerender/split-styles.ts';

/** The colour that an element with these classes has, in one layer and at one specificity: the last rule says it. */
const colourOf = (css: string, classes: readonly string[]) =>
  [...css.matchAll(/\.([\w-]+)\{color:(\w+)\}/g)].filter(([, name = '']) => classes.includes(name)).at(-1)?.[2];

const RULES = [
  ['card', 'red'],
  ['card--tall', 'blue'],
  ['card--wide', 'green'],
  ['note', 'grey'],
  ['note--warm', 'brown'],
] as const;
const sheet = (rules: readonly (readonly [string, string])[]) =>
  `@layer recipes{${rules.map(([name, colour]) => `.${name}{color:${colour}}`).join('')}}`;
const WHOLE = sheet(RULES);

/** The pairs that an element can have: of one recipe, or together in a page. */
const PAIRS = [
  ['card', 'card--tall'],
  ['card', 'card--wide'],
  ['card--tall', 'card--wide'],
  ['note', 'note--warm'],
  ['card', 'note--warm'],
] as const;

describe('splitStyles', () => {
  test('RTE-1 the page and the rest are to every element what the whole is, whatever the page needs', () => {
    for (let choice = 0; choice < 2 ** RULES.length; choice += 1) {
      const needed = RULES.filter((_, at) => Math.floor(choice / 2 ** at) % 2 === 1);
      const { own, rest } = splitStyles(WHOLE, sheet(needed), '<p class="card note--warm"></p>');
      for (const pair of PAIRS) expect(colourOf(own + rest, pair), `${own} ${rest}`).toBe(colourOf(WHOLE, pair));
      for (const [name] of needed) expect(own).toContain(`.${name}{`);
    }
  });

  test('RTE-1 what makes a browser style everything anew stands in the page alone', () => {
    const whole = `@font-face{font-family:a}@property --x{syntax:"*";inherits:true}${WHOLE}`;
    const { own, rest } = splitStyles(whole, sheet([]), '');
    expect(own).toContain('@font-face');
    expect(own).toContain('@property');
    expect(rest).not.toMatch(/@font-face|@property/);
  });

  test('RTE-1 a selector that is one of several goes where it is needed', () => {
    const { own, rest } = splitStyles('@layer base{h1,h4{margin:0}}', '@layer base{h1{margin:0}}', '');
    expect(own).toContain('h1{margin:0}');
    expect(own).not.toContain('h4');
    expect(rest).toContain('h4{margin:0}');
  });

  test('RTE-1 what answers a mouse, selected words and what stands on paper come with the rest', () => {
    const whole =
      '@layer recipes{.a{color:red}.a:focus,.a:hover{top:0}.a:hover{color:blue}.a::selection{color:tan}@media print{.a{color:grey}}}';
    const { own, rest } = splitStyles(whole, whole, '<p class="a"></p>');
    expect(own).toContain('.a{color:red}');
    expect(own).toContain('.a:focus{top:0}');
    expect(own).not.toMatch(/hover|selection|print/);
    expect(rest).toContain('.a:hover{color:blue}');
    expect(rest).toContain('.a::selection{color:tan}');
    expect(rest).toContain('@media print{.a{color:grey}}');
  });
});
