import { defineSlotRecipe } from '@pandacss/dev';

/** The shelves below a product. */
export const productShelves = defineSlotRecipe({
  className: 'product-shelves',
  slots: ['section'],
  base: { section: { mt: 'section', '& + &': { mt: 'clamp({spacing.6}, 4vw, {spacing.16})' } } },
});
