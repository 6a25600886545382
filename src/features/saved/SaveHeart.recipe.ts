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
    '&[aria-pressed=true]': { color: 'accentText', _before: { maskPosition: '100% 0' } },
    '.buy-bar__add &': { display: 'none' },
  },
  variants: {
    variant: {
      card: {
        _mdDown: { inset: 'auto auto {spacing.5} {spacing.18}' },
        // The browser clips what a card draws outside its edge, so the focus ring is inside.
        _focusVisible: { outlineOffset: 'calc(-1 * {sizes.focusWidth})' },
      },
      detail: { '&:is(button)': { width: '14', height: '14', border: 'control' } },
    },
  },
  defaultVariants: { variant: 'card' },
  staticCss: ['*'],
});
