import { defineSlotRecipe } from '@pandacss/dev';

export const productShelves = defineSlotRecipe({
  className: 'product-shelves',
  slots: ['section'],
  base: {
    section: {
      mt: 'section',
      _mdDown: {
        containIntrinsicHeight: 'auto {sizes.relatedMobile}',
        _belowDeferred: { contentVisibility: 'hidden' },
        _belowPartial: { contentVisibility: 'hidden' },
      },
      _print: { display: 'none' },
      '& + &': { mt: 'clamp({spacing.6}, 4vw, {spacing.16})' },
    },
  },
});
