import { defineSlotRecipe } from '@pandacss/dev';

/** A saved bottle looks like a cart line; alternatives are below the whole row. */
export const savedBottle = defineSlotRecipe({
  className: 'saved-bottle',
  slots: ['add', 'instead'],
  base: {
    add: { position: 'relative' },
    // The rows come from the search, whose own inset would move them out of line with the text around.
    instead: { gridColumn: '2 / -1', '& ul': { marginInline: 'calc(-1 * {spacing.5})' } },
  },
});
