import { defineSlotRecipe } from '@pandacss/dev';

/** Ledger left, summary right; one under the other below 1024. design.md, Screens: Cart. */
export const cartLayout = defineSlotRecipe({
  className: 'cart-layout',
  slots: ['columns', 'held', 'items', 'list', 'actions'],
  base: {
    columns: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax({sizes.summaryMin}, {sizes.summary})',
      gap: 'clamp({spacing.10}, 5vw, {spacing.18})',
      alignItems: 'start',
      _lgDown: { display: 'block' },
    },
    /** Before storage has been read: the place is kept, and nothing is claimed. */
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
