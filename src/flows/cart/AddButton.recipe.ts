import { defineRecipe } from '@pandacss/dev';

/** Unseen, its other face holds its width. design.md, Components. */
export const addButton = defineRecipe({
  className: 'add-button',
  base: {
    '&:is(button)': { display: 'inline-grid', alignContent: 'center', justifyItems: 'center', rowGap: '0' },
    // The check, the gap after it, and the word.
    _after: {
      content: '"Added"',
      height: '0',
      overflow: 'hidden',
      paddingLeft: 'calc({spacing.4} + {spacing.1.75})',
      visibility: 'hidden',
    },
    '& [data-face]': { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '1.75' },
  },
});
