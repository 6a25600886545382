import { defineRecipe } from '@pandacss/dev';

/** From one star to the next, in pixels. */
const PITCH = 15;
/** A star's outline, pixels across and down from the corner of its tile. */
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
] as const;
const COUNT = 5;

const hundredths = (pixels: number) => Math.round(pixels * 100) / 100;

/** From point to point, so that all stars are said alike: what is said five times over compresses to once. */
const steps = STAR.slice(1).map(([x, y], at) => {
  const [fromX, fromY] = STAR[at] ?? STAR[0];
  return `l${hundredths(x - fromX)} ${hundredths(y - fromY)}`;
});

/** Five stars as one outline. No picture: the first style of a page would have to wait until it is read. */
const row = `M${STAR[0].join(' ')}${Array.from({ length: COUNT }, () => steps.join('')).join(`zm${PITCH} 0`)}z`;

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
      clipPath: `path("${row}")`,
      // Of backgrounds the visitor's colours take only pictures: what is filled would be told by nothing.
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        background: `linear-gradient(90deg, CanvasText ${fill}, GrayText 0)`,
      },
    },
    _after: { content: 'attr(data-count)', fontWeight: '400', color: 'textMuted' },
  },
});
