import { defineSlotRecipe } from '@pandacss/dev';

/** A saved bottle's row is a line of the cart; what can be had instead stands below all of it. */
export const savedBottle = defineSlotRecipe({
  className: 'saved-bottle',
  slots: ['add', 'instead'],
  base: {
    add: { position: 'relative' },
    // The rows are the search's, whose own inset would set them off from the words above and below.
    instead: { gridColumn: '2 / -1', '& ul': { marginInline: 'calc(-1 * {spacing.5})' } },
  },
});
