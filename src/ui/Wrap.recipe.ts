import { defineRecipe } from '@pandacss/dev';

/** The page's container: 1360px and a fluid gutter. design.md, Space. */
export const pageWrap = defineRecipe({
  className: 'page-wrap',
  base: {
    maxWidth: 'calc({sizes.page} + 2 * {spacing.gutter})',
    marginInline: 'auto',
    paddingInline: 'gutter',
    width: '100%',
  },
});
