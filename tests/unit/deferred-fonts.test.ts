import { expect, test } from 'vitest';
import { takeDeferredFonts } from '#tools/build/prerender/deferred-fonts.ts';

const SWAPPED =
  '@font-face{font-family:Serif One;font-style:italic;font-weight:400 700;font-display:swap;src:url(/a.woff2)format("woff2");unicode-range:U+41}';
const QUOTED = '@font-face{font-family:"Sans";font-display:swap;src:url(/b.woff2)}';
const STAND_IN = '@font-face{font-family:Stand-in;src:local(Georgia);size-adjust:99%}';
const AWAITED = '@font-face{font-family:Emoji;src:url(/c.woff2);unicode-range:U+1F377}';

test('RTE-1 fonts that text does not wait for are removed from the styles and returned as in CSS', () => {
  const { css, fonts } = takeDeferredFonts(`a{top:0}${SWAPPED}${STAND_IN}${QUOTED}${AWAITED}p{top:0}`);
  expect(css).toBe(`a{top:0}${STAND_IN}${AWAITED}p{top:0}`);
  expect(fonts).toEqual([
    {
      family: 'Serif One',
      source: 'url(/a.woff2)format("woff2")',
      descriptors: { style: 'italic', weight: '400 700' },
    },
    { family: 'Sans', source: 'url(/b.woff2)', descriptors: { style: 'normal', weight: 'normal' } },
  ]);
});
