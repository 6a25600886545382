import { defineSlotRecipe } from '@pandacss/dev';

/** The page of a product whose loading failed. */
export const productFailed = defineSlotRecipe({
  className: 'product-failed',
  slots: ['root', 'alert', 'onward'],
  base: {
    root: { pt: 'pageHead' },
    alert: { mt: '8', maxW: 'message' },
    onward: { mt: '6' },
  },
});
