import { defineRecipe } from '@pandacss/dev';

/** One line, held empty until the days are known. */
export const arrivalLine = defineRecipe({
  className: 'arrival-line',
  base: { display: 'block', minHeight: '1lh', color: 'text', '& b': { fontWeight: '600' } },
});
