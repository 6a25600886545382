import { defineSlotRecipe } from '@pandacss/dev';

/** Ledger left, summary right; one under the other below 1024. design.md, Screens: Cart. */
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
    /** Before storage has been read: for whoever has kept something, its place. Everybody else sees the empty cart. */
    awaited: { display: 'none', 'html[data-cart=kept] &': { display: 'block' } },
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
