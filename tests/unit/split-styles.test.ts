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

/** The page has use for these selectors. */
const only = (selectors: readonly string[]) => (selector: string) => selectors.includes(selector);

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
      const { own, rest } = splitStyles(
        WHOLE,
        only(needed.map(([name]) => `.${name}`)),
        '<p class="card note--warm"></p>',
      );
      for (const pair of PAIRS) expect(colourOf(own + rest, pair), `${own} ${rest}`).toBe(colourOf(WHOLE, pair));
      for (const [name] of needed) expect(own).toContain(`.${name}{`);
    }
  });

  test('RTE-1 what makes a browser style everything anew stands in the page alone', () => {
    const whole = `@font-face{font-family:a}@property --x{syntax:"*";inherits:true}${WHOLE}`;
    const { own, rest } = splitStyles(whole, only([]), '');
    expect(own).toContain('@font-face');
    expect(own).toContain('@property');
    expect(rest).not.toMatch(/@font-face|@property/);
  });

  test('RTE-1 a selector that is one of several goes where it is needed', () => {
    const { own, rest } = splitStyles('@layer base{h1,h4{margin:0}}', only(['h1']), '');
    expect(own).toContain('h1{margin:0}');
    expect(own).not.toContain('h4');
    expect(rest).toContain('h4{margin:0}');
  });

  test('RTE-1 what answers a press or a mouse, selected words and what stands on paper come with the rest', () => {
    const whole =
      '@layer recipes{.a{color:red}.a:focus,.a:hover{top:0}.a:hover{color:blue}.a:active{color:pink}.a::selection{color:tan}@media print{.a{color:grey}}}';
    const { own, rest } = splitStyles(whole, () => true, '<p class="a"></p>');
    expect(own).toContain('.a{color:red}');
    expect(own).toContain('.a:focus{top:0}');
    expect(own).not.toMatch(/hover|active|selection|print/);
    expect(rest).toContain('.a:hover{color:blue}');
    expect(rest).toContain('.a::selection{color:tan}');
    expect(rest).toContain('@media print{.a{color:grey}}');
  });

  test('RTE-1 how a page moves and what its mouse looks like comes with the rest, in the order of the whole', () => {
    const whole =
      '@layer base{h1,h4{color:red;transition:color 1s}h1{cursor:help}}@media print{h1{-webkit-user-select:none}}';
    const { own, rest } = splitStyles(whole, only(['h1']), '');
    expect(own).toBe('@layer base{h1{color:red}}');
    expect(rest).toBe(
      '@layer base{h1{transition:color 1s}h4{color:red;transition:color 1s}h1{cursor:help}}@media print{h1{-webkit-user-select:none}}',
    );
  });

  test('RTE-1 what the whole has before a rule of the page stands in it only where it says the same of the same element', () => {
    const before = '.a--tone_warm{padding-left:0}.a--size_sm{padding:0}.a--bold_true{color:red}';
    const needed = '.a--size_lg{padding-inline:0}';
    const { own, rest } = splitStyles(`@layer recipes{${before}${needed}}`, only(['.a--size_lg']), '');
    expect(own).toBe(`@layer recipes{.a--tone_warm{padding-left:0}${needed}}`);
    expect(rest).toBe('@layer recipes{.a--size_sm{padding:0}.a--bold_true{color:red}}');
  });

  test.each([
    ['inset:0', 'left:0'],
    ['border-top:0', 'border-color:red'],
    ['font:inherit', 'line-height:1'],
    ['gap:0', 'row-gap:0'],
    ['place-items:start', 'align-items:end'],
    ['text-wrap:balance', 'white-space:nowrap'],
    ['-webkit-mask:none', 'mask-image:none'],
    ['--x:0', '--x:1'],
  ])('RTE-1 %s has something to say where %s has', (one, other) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ]) {
      const { own } = splitStyles(`@layer recipes{.a:disabled{${first}}.a:focus{${second}}}`, only(['.a:focus']), '');
      expect(own).toContain(':disabled');
    }
  });

  test.each([
    ['--x:0', '--y:0'],
    ['color:red', 'color:red!important'],
    ['width:0', 'min-width:0'],
  ])('RTE-1 %s has nothing to say where %s has', (first, second) => {
    const { own } = splitStyles(`@layer recipes{.a:disabled{${first}}.a:focus{${second}}}`, only(['.a:focus']), '');
    expect(own).not.toContain(':disabled');
  });
});
