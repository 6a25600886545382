import { defineSlotRecipe } from '@pandacss/dev';

/** Terms left, figures right, an ink rule over the total. */
export const totalsList = defineSlotRecipe({
  className: 'totals-list',
  slots: ['root', 'row'],
  base: {
    root: { fontSize: '.9375rem', fontVariantNumeric: 'tabular-nums lining-nums' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '16px',
      paddingBlock: '7px',
      '& dd': { marginLeft: 'auto', textAlign: 'right', fontWeight: '500' },
      '&[data-total]': {
        marginTop: '8px',
        paddingTop: '14px',
        borderTop: '1px solid {colors.text}',
        fontSize: '1.0625rem',
        fontWeight: '600',
      },
      '&[data-total] dd': { fontWeight: '600' },
    },
  },
  variants: {
    size: {
      compact: {},
      summary: {
        row: {
          paddingBlock: '8px',
          '&[data-total]': { marginTop: '10px', paddingTop: '16px', fontSize: '1.1875rem', lineHeight: '1.3' },
        },
      },
    },
  },
  defaultVariants: { size: 'compact' },
  staticCss: ['*'],
});
