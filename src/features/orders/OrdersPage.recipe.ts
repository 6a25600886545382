import { defineSlotRecipe } from '@pandacss/dev';

/** Each row shows the order's first bottles on one shelf. Some parts are only for the screen. */
export const orderList = defineSlotRecipe({
  className: 'order-list',
  slots: ['row', 'shelf', 'number', 'muted', 'onScreen'],
  base: {
    row: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '4',
      paddingBlock: '6',
      borderTop: 'hair',
    },
    shelf: { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'repeat(auto-fill, {sizes.16})' },
    // The largest size at which the number fits on one line of a phone.
    number: {
      '@media (width >= 22.5em)': { whiteSpace: 'nowrap' },
      _mdDown: { display: 'block', textStyle: 'displayM' },
    },
    muted: { '--button-ink': '{colors.textMuted}' },
    onScreen: { _print: { display: 'none' } },
  },
});
