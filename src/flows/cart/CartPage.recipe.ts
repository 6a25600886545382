import { defineSlotRecipe } from '@pandacss/dev';

/** Ledger left, summary right; one under the other below 1024. DESIGN.md 10: Cart. */
export const cartLayout = defineSlotRecipe({
  className: 'cart-layout',
  slots: ['columns', 'held', 'items', 'list', 'actions'],
  base: {
    columns: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 400px)',
      gap: 'clamp(40px, 5vw, 72px)',
      alignItems: 'start',
      _lgDown: { display: 'block' },
    },
    /** Before storage has been read: the place is kept, and nothing is claimed. */
    held: { minHeight: '80vh' },
    items: { containerType: 'inline-size' },
    list: { borderBottom: '1px solid {colors.border}' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 24px', paddingTop: '16px' },
  },
});
