import { defineSlotRecipe } from '@pandacss/dev';

/**
 * Before storage has been read, visitors who have saved or wait for nothing see the explanation, all others see the
 * place of the lists. SAV-4, BCK-5.
 */
export const savedPage = defineSlotRecipe({
  className: 'saved-page',
  slots: ['whenNone', 'lists'],
  base: {
    whenNone: { 'html[data-saved=stored] &[data-loading]': { display: 'none' } },
    lists: {
      // A short list must not pull the footer onto the screen when it has been read.
      minHeight: '80vh',
      '&:empty': { display: 'none', 'html:is([data-saved], [data-watched]) &[data-loading]': { display: 'block' } },
    },
  },
});
