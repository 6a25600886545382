import { defineRecipe } from '@pandacss/dev';

/**
 * The list stays hidden behind another page: invisible, inert and without height. Unlike `display: none` this keeps its
 * styles and layout, so nothing is recalculated when it is shown again.
 */
export const hiddenPage = defineRecipe({
  className: 'hidden-page',
  base: {
    '&[data-hidden]': {
      contentVisibility: 'hidden',
      '@supports not (content-visibility: hidden)': { display: 'none' },
    },
  },
});
