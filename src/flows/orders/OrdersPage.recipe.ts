import { defineSlotRecipe } from '@pandacss/dev';

/** The orders as a ledger, the first bottles of each on one shelf; and what of an order is seen on the screen or on paper alone. */
export const orderList = defineSlotRecipe({
  className: 'order-list',
  slots: ['row', 'shelf', 'number', 'muted', 'onScreen', 'onPaper'],
  base: {
    row: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '4',
      paddingBlock: '6',
      borderTop: 'hair',
    },
    shelf: { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'repeat(auto-fill, {sizes.16})' },
    // As large as it stands on one line of a phone.
    number: {
      '@media (width >= 22.5em)': { whiteSpace: 'nowrap' },
      _mdDown: { display: 'block', textStyle: 'displayM' },
    },
    muted: { '--button-ink': '{colors.textMuted}' },
    onScreen: { _print: { display: 'none' } },
  },
});
