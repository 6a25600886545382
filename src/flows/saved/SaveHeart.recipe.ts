import { defineRecipe } from '@pandacss/dev';

/**
 * In the upper corner of a card's picture, where no tag stands, and in the lower one on phones; beside Add on the product's
 * page. One element: its mark is a mask over its own ink, the left half of a picture, or the full one on its right.
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
    '&[aria-pressed=true]': { color: 'accentText', _before: { maskPosition: '100% 0' } },
    '.buy-bar__add &': { display: 'none' },
  },
  variants: {
    variant: {
      card: {
        _mdDown: { inset: 'auto auto {spacing.5} {spacing.18}' },
        // A card is painted by itself: what stands over its edge is cut off.
        _focusVisible: { outlineOffset: 'calc(-1 * {sizes.focusWidth})' },
      },
      detail: { '&:is(button)': { width: '14', height: '14', border: 'control' } },
    },
  },
  defaultVariants: { variant: 'card' },
  staticCss: ['*'],
});
