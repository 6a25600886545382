import { defineSlotRecipe } from '@pandacss/dev';

/** A saved bottle's row is a line of the cart; what can be had instead stands below all of it. */
export const savedBottle = defineSlotRecipe({
  className: 'saved-bottle',
  slots: ['add', 'instead'],
  base: {
    add: { position: 'relative' },
    instead: { gridColumn: '2 / -1' },
  },
});
