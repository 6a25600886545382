import { defineSlotRecipe } from '@pandacss/dev';

/** The lines of an order: with pictures where it is reviewed, as plain text beside a form. */
export const orderLines = defineSlotRecipe({
  className: 'order-lines',
  slots: ['root', 'line', 'plate', 'name', 'quantity', 'amount'],
  base: {
    root: { fontVariantNumeric: 'tabular-nums lining-nums' },
    line: { display: 'grid', gap: '16px' },
    name: { overflowWrap: 'break-word', minWidth: '0' },
    quantity: { color: 'textMuted' },
    amount: { textAlign: 'right', fontWeight: '500' },
  },
  variants: {
    look: {
      pictures: {
        line: {
          gridTemplateColumns: '64px minmax(0, 1fr) auto',
          alignItems: 'center',
          paddingBlock: '12px',
          borderTop: '1px solid {colors.border}',
        },
        name: {
          '& b': {
            display: 'block',
            fontFamily: 'display',
            fontWeight: '500',
            fontSize: '1.0625rem',
            lineHeight: '1.3',
          },
        },
        quantity: { fontSize: '.875rem' },
      },
      plain: {
        root: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: '8px' },
        line: {
          gridColumn: '1 / -1',
          gridTemplateColumns: 'subgrid',
          columnGap: '8px',
          paddingBlock: '5px',
          fontSize: '.9375rem',
          lineHeight: '1.45',
        },
        quantity: { whiteSpace: 'nowrap', textAlign: 'right' },
        amount: { paddingLeft: '8px' },
      },
    },
  },
  defaultVariants: { look: 'plain' },
  staticCss: ['*'],
});
