import { defineRecipe } from '@pandacss/dev';

/** Pages are at most 1360px wide with a fluid gutter. design.md, Space. */
export const pageWrap = defineRecipe({
  className: 'page-wrap',
  base: {
    maxWidth: 'calc({sizes.page} + 2 * {spacing.gutter})',
    marginInline: 'auto',
    paddingInline: 'gutter',
    width: '100%',
  },
});
