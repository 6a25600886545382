import { defineRecipe } from '@pandacss/dev';

/** The distance from one star to the next, in pixels. */
const PITCH = 15;
/** The outline of a star, in pixels from the corner of its tile. */
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

/** Relative steps make all five stars the same text, which compresses well. */
const steps = STAR.slice(1).map(([x, y], at) => {
  const [fromX, fromY] = STAR[at] ?? STAR[0];
  return `l${hundredths(x - fromX)} ${hundredths(y - fromY)}`;
});

/** The five stars are one outline, not an image: the page's first styles would wait for an image to be decoded. */
const row = `M${STAR[0].join(' ')}${Array.from({ length: COUNT }, () => steps.join('')).join(`zm${PITCH} 0`)}z`;

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const wholes = DIGITS.slice(0, 5).map((digit) => [`&[data-rating^="${digit}"]`, { '--stars': digit }] as const);
const tenths = DIGITS.map((digit) => [`&[data-rating$=".${digit}"]`, { '--tenths': digit }] as const);

/** `data-rating` holds the filled share, because the page's security policy allows no inline style. */
const fill = 'calc(20% * (var(--stars, 0) + .1 * var(--tenths, 0)))';

export const stars = defineRecipe({
  className: 'stars',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontSize: 'caption',
    fontWeight: '600',
    lineHeight: 'facts',
    color: 'text',
    fontVariantNumeric: 'tabular-nums lining-nums',
    ...Object.fromEntries([...wholes, ...tenths]),
    _before: {
      content: '""',
      width: 'stars',
      height: '3.5',
      flex: 'none',
      background: `linear-gradient(90deg, {colors.star} ${fill}, {colors.starEmpty} 0)`,
      // Printers leave out backgrounds, and the stars are one.
      _print: { printColorAdjust: 'exact' },
      clipPath: `path("${row}")`,
      // Forced colours keep only background images, so the filled stars would look like the empty ones.
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        background: `linear-gradient(90deg, CanvasText ${fill}, GrayText 0)`,
      },
    },
    _after: { content: 'attr(data-count)', fontWeight: '400', color: 'textMuted' },
  },
});
