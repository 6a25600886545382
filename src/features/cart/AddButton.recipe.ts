import { defineRecipe } from '@pandacss/dev';

/** The invisible "Added" label keeps the button's width. design.md, Components. */
export const addButton = defineRecipe({
  className: 'add-button',
  base: {
    '&:is(button)': { display: 'inline-grid', alignContent: 'center', justifyItems: 'center', rowGap: '0' },
    // The width is that of the check, the gap and the word.
    _after: {
      content: '"Added"',
      height: '0',
      overflow: 'hidden',
      paddingLeft: 'calc({spacing.4} + {spacing.1.75})',
      visibility: 'hidden',
    },
    '& [data-label]': { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '1.75' },
  },
});
