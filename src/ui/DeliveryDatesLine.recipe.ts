import { defineRecipe } from '@pandacss/dev';

/** The line keeps its height while the dates are unknown, so nothing moves. */
export const deliveryDatesLine = defineRecipe({
  className: 'delivery-dates-line',
  base: { display: 'block', minHeight: '1lh', color: 'text', '& b': { fontWeight: '600' } },
});
