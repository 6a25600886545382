import { defineSlotRecipe } from '@pandacss/dev';

/** The lines have pictures on the review step, and are plain text beside a form. */
export const orderLines = defineSlotRecipe({
  className: 'order-lines',
  slots: ['root', 'line', 'plate', 'name', 'quantity', 'amount'],
  base: {
    root: { fontVariantNumeric: 'tabular-nums lining-nums' },
    line: { display: 'grid', gap: '4' },
    name: { overflowWrap: 'anywhere', minWidth: '0' },
    quantity: { color: 'textMuted' },
    amount: { textAlign: 'right', fontWeight: '500' },
  },
  variants: {
    look: {
      pictures: {
        line: {
          gridTemplateColumns: '{sizes.16} minmax(0, 1fr) auto',
          alignItems: 'center',
          paddingBlock: '3',
          borderTop: 'hair',
        },
        name: {
          '& b': {
            display: 'block',
            textStyle: 'titleXs',
          },
        },
        quantity: { fontSize: 'label' },
      },
      plain: {
        root: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: '2' },
        line: {
          gridColumn: '1 / -1',
          gridTemplateColumns: 'subgrid',
          columnGap: '2',
          paddingBlock: '1.25',
          fontSize: 'bodyS',
          lineHeight: 'caption',
        },
        quantity: { whiteSpace: 'nowrap', textAlign: 'right' },
        amount: { paddingLeft: '2' },
      },
    },
  },
  defaultVariants: { look: 'plain' },
  staticCss: ['*'],
});
