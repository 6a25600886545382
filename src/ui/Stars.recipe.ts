import { defineRecipe } from '@pandacss/dev';

/** A star's outline in a tile of its width and the gap after it, pixels across and down from the tile's corner. */
const TILE = { width: 15, height: 14 };
const STAR = [
  [7, 0.9],
  [8.85, 4.75],
  [13.05, 5.32],
  [9.98, 8.26],
  [10.73, 12.46],
  [7, 10.42],
  [3.27, 12.46],
  [4.02, 8.26],
  [0.95, 5.32],
  [5.15, 4.75],
  [7, 0.9],
] as const;
const COUNT = 5;

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/**
 * Five stars as one outline. The gap after the last is not part of the row. The ways from star to star, and back, lie on
 * one line and hold no area. No picture: the first style of a page would have to wait until it is read.
 */
const row = Array.from({ length: COUNT }, (_, at) =>
  STAR.map(([x, y]) => `${percent((at * TILE.width + x) / (COUNT * TILE.width - 1))} ${percent(y / TILE.height)}`),
);

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
      clipPath: `polygon(${row.flat().join(',')})`,
      // Of backgrounds the visitor's colours take only pictures: what is filled would be told by nothing.
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        background: `linear-gradient(90deg, CanvasText ${fill}, GrayText 0)`,
      },
    },
    _after: { content: 'attr(data-count)', fontWeight: '400', color: 'textMuted' },
  },
});
