import { defineRecipe } from '@pandacss/dev';

/** One star in a tile of its width and the gap after it; the gap after the last is cut off. */
const STAR =
  'url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 15 14%27%3E%3Cpath d=%27M7 .9l1.85 3.85 4.2.57-3.07 2.94.75 4.2L7 10.42l-3.73 2.04.75-4.2L.95 5.32l4.2-.57z%27/%3E%3C/svg%3E")';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const wholes = DIGITS.slice(0, 5).map((digit) => [`&[data-rating^="${digit}"]`, { '--stars': digit }] as const);
const tenths = DIGITS.map((digit) => [`&[data-rating$=".${digit}"]`, { '--tenths': digit }] as const);

/** The share that is filled stands in `data-rating`, as the page's text may hold no style. */
const fill = 'calc(20% * (var(--stars, 0) + .1 * var(--tenths, 0)))';

export const stars = defineRecipe({
  className: 'stars',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontSize: 'caption',
    fontWeight: '600',
    lineHeight: '{sizes.5}',
    color: 'text',
    fontVariantNumeric: 'tabular-nums lining-nums',
    ...Object.fromEntries([...wholes, ...tenths]),
    _before: {
      content: '""',
      width: 'stars',
      height: '3.5',
      flex: 'none',
      background: `linear-gradient(90deg, {colors.star} ${fill}, {colors.starEmpty} 0)`,
      // Without its ground nothing of it would be printed.
      _print: { printColorAdjust: 'exact' },
      mask: `${STAR} 0 0 / calc(({sizes.stars} + {spacing.px}) / 5) 100%`,
      // Of backgrounds the visitor's colours take only pictures: what is filled would be told by nothing.
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        background: `linear-gradient(90deg, CanvasText ${fill}, GrayText 0)`,
      },
    },
    _after: { content: 'attr(data-count)', fontWeight: '400', color: 'textMuted' },
  },
});
