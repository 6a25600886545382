import { defineSlotRecipe } from '@pandacss/dev';

/** The shelves below a product. */
export const productShelves = defineSlotRecipe({
  className: 'product-shelves',
  slots: ['section'],
  base: { section: { mt: 'section', '& + &': { mt: 'clamp(24px, 4vw, 64px)' } } },
});
