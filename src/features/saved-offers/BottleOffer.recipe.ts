import { defineSlotRecipe } from '@pandacss/dev';

/** A saved bottle looks like a cart line; alternatives are below the whole row. */
export const savedBottle = defineSlotRecipe({
  className: 'saved-bottle',
  slots: ['add', 'instead'],
  base: {
    // No minus stands at the left of its Add, as the cart counts its pieces.
    add: { position: 'relative', _mdDown: { '& .card-add--covered_false:is(button)': { marginLeft: '0' } } },
    // The rows come from the search, whose own inset would move them out of line with the text around.
    instead: { gridColumn: '2 / -1', '& ul': { marginInline: 'calc(-1 * {spacing.5})' } },
  },
});
