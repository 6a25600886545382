import { defineSlotRecipe } from '@pandacss/dev';

/**
 * The lines are at the left and the summary at the right; below 1024px one is under the other. design.md, Screens:
 * Cart.
 */
export const cartLayout = defineSlotRecipe({
  className: 'cart-layout',
  slots: ['columns', 'awaited', 'held', 'items', 'list', 'actions'],
  base: {
    columns: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax({sizes.summaryMin}, {sizes.summary})',
      gap: 'clamp({spacing.10}, 5vw, {spacing.18})',
      alignItems: 'start',
      _lgDown: { display: 'block' },
    },
    /** Before storage has been read, visitors with a stored cart see its placeholder, all others see the empty cart. */
    awaited: { display: 'none', 'html[data-cart=stored] &': { display: 'block' } },
    held: { minHeight: '80vh' },
    items: { containerType: 'inline-size' },
    list: { borderBottom: 'hair' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '0 {spacing.6}',
      paddingTop: '4',
    },
  },
});
