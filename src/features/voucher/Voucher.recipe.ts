import { defineSlotRecipe } from '@pandacss/dev';

/** The field and its button share a row; an error stands below both. The applied voucher takes their place. */
export const voucherSlot = defineSlotRecipe({
  className: 'voucher',
  slots: ['form', 'applied', 'what'],
  base: {
    form: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '2.5',
      '& > div:last-child': { gridColumn: '1 / -1' },
      '& > button': { alignSelf: 'start', marginTop: 'calc({fontSizes.label} * {lineHeights.label} + {spacing.1.5})' },
    },
    applied: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: 'touch',
      '& > svg': { flex: 'none', color: 'goldText' },
    },
    what: { flex: '1', minWidth: '0', fontSize: 'bodyS', overflowWrap: 'anywhere', '& > *': { display: 'block' } },
  },
});
