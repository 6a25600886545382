import { describe, expect, test } from 'vitest';
import { pageMatches } from '#scripts/prerender/page-matches.ts';

const matches = pageMatches([
  '<main><p class="a">One</p><p class="b" data-tone="warm">Two</p></main>',
  '<section class="on-dark"><button class="button" disabled>Three</button></section><div class="gate" data-state="open"></div>',
]);

describe('what pages have use for', () => {
  test.each([
    'html',
    ':root',
    'html:not([data-age=confirmed]) .gate',
    '.a+.b',
    'main:has(>.b) .a',
    'p:nth-child(2)',
    '.on-dark .button:disabled',
    '.gate[data-state=open]',
    '.b[data-tone^="w"]',
  ])('RTE-1 %s stands in one of them as it is drawn', (selector) => {
    expect(matches(selector)).toBe(true);
  });

  test.each([
    '.b+.a',
    '.c',
    'main:has(>.button)',
    '.on-dark .a',
    'p:nth-child(3)',
    '.button:not(:disabled)',
    '.gate[data-state=closed]',
    ':where(h1,h2)',
  ])('RTE-1 %s stands in none of them', (selector) => {
    expect(matches(selector)).toBe(false);
  });

  test.each([
    ':focus-visible',
    '.on-dark :focus-visible',
    ':root[data-below=held] .a',
    '.gate[hidden]',
    '.a:not([inert]):not(:focus)',
    '.a:is(:focus,:target)',
    '.a::before',
    'main:has(:focus-visible) .b',
    'main>:checked',
    '[data-heard]',
  ])('RTE-1 %s may, before the code comes', (selector) => {
    expect(matches(selector)).toBe(true);
  });

  test.each(['.c:focus', '.on-dark .a[hidden]', 'main:has(.button:focus)', '.gate:not(:focus) .a', '.b:is(.a:focus)'])(
    'RTE-1 %s stands in none of them, whatever changes',
    (selector) => {
      expect(matches(selector)).toBe(false);
    },
  );
});
