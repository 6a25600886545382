import { defineSlotRecipe } from '@pandacss/dev';

export const productShelves = defineSlotRecipe({
  className: 'product-shelves',
  slots: ['section'],
  base: {
    section: {
      mt: 'section',
      _mdDown: {
        containIntrinsicHeight: 'auto {sizes.relatedMobile}',
        _belowHeld: { contentVisibility: 'hidden' },
        _belowFirst: { contentVisibility: 'hidden' },
      },
      '& + &': { mt: 'clamp({spacing.6}, 4vw, {spacing.16})' },
    },
  },
});
