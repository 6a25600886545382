import { defineRecipe } from '@pandacss/dev';

/**
 * A page that is kept under another: neither seen nor reached, and without height. Unlike `display: none` it keeps its
 * styles and its layout, so that nothing is worked out anew when it is shown again.
 */
export const keptPage = defineRecipe({
  className: 'kept-page',
  base: {
    '&[data-kept]': {
      contentVisibility: 'hidden',
      '@supports not (content-visibility: hidden)': { display: 'none' },
    },
  },
});
