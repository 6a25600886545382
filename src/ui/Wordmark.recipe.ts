import { defineRecipe } from '@pandacss/dev';

/** The drawing is a mask: it takes any colour, and its outlines are not part of the JavaScript. design.md, Icons. */
export const wordmark = defineRecipe({
  className: 'wordmark',
  base: {
    display: 'block',
    flex: 'none',
    aspectRatio: '611 / 116',
    bg: 'currentColor',
    // Printers leave out backgrounds, and the wordmark is one.
    printColorAdjust: 'exact',
    mask: 'url(/images/brand/wordmark.svg) 0 0 / 100% 100% no-repeat',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'CanvasText' },
  },
  variants: {
    place: {
      header: { width: 'wordmark', color: 'wine.700', _lgDown: { width: 'wordmarkSmall' } },
      drawer: { width: 'wordmarkSmall', color: 'wine.700' },
      gate: { width: 'wordmarkGate', color: 'wine.700' },
      footer: { width: 'wordmarkFooter', color: 'gold.300' },
    },
  },
  defaultVariants: { place: 'header' },
  staticCss: ['*'],
});
