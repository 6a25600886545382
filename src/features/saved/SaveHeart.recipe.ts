import { defineRecipe } from '@pandacss/dev';

/**
 * The heart is in the upper corner of a card's picture, where no tag is, and in the lower corner on phones; on the
 * product's page it is beside Add. It is one element: a mask over its own ink shows the left half of the mask image
 * (outline) or the right half (filled).
 */
export const saveHeart = defineRecipe({
  className: 'save-heart',
  base: {
    '&:is(button)': { position: 'absolute' },
    top: '0',
    right: '0',
    _before: {
      content: '""',
      width: '5.5',
      height: '5.5',
      bg: 'currentColor',
      mask: 'url(/images/heart.svg) 0 0 / 200%',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'ButtonText' },
    },
    // On the picture's own ground, which stays as it is, the ink of a dark scheme would not be seen.
    '@media (forced-colors: active)': { '&:is(button)': { bg: 'ButtonFace', backgroundImage: 'none' } },
    '&[aria-pressed=true]': { color: 'accentText', _before: { maskPosition: '100% 0' } },
    '.foot-bar__action &': { display: 'none' },
  },
  variants: {
    variant: {
      card: {
        // In the corner of the picture, which ends before the card does where its text is longer. Its disc is seen on
        // dark bottles, too.
        _mdDown: {
          gridColumn: '1 / 2',
          inset: 'auto 0 max({spacing.5}, calc(100% - {spacing.5} - {sizes.tile})) auto',
          backgroundImage: 'radial-gradient(closest-side, {colors.surface} 72%, transparent 73%)',
          _largeText: { right: 'auto', left: '18' },
        },
        // The browser clips what a card draws outside its edge, so the focus ring is inside.
        _focusVisible: { outlineOffset: 'calc(-1 * {sizes.focusWidth})' },
      },
      detail: { '&:is(button)': { width: '14', height: '14', border: 'control' } },
    },
  },
  defaultVariants: { variant: 'card' },
  staticCss: ['*'],
});
