import { defineSlotRecipe } from '@pandacss/dev';

/** Terms are at the left and figures at the right, with an ink rule above the total. */
export const totalsList = defineSlotRecipe({
  className: 'totals-list',
  slots: ['root', 'row'],
  base: {
    root: { fontSize: 'bodyS', fontVariantNumeric: 'tabular-nums lining-nums' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingBlock: '1.75',
      '& dd': { marginLeft: 'auto', textAlign: 'right', fontWeight: '500' },
      '&[data-total]': {
        marginTop: '2',
        paddingTop: '3.5',
        borderTop: 'rule',
        fontSize: 'bodyM',
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
          paddingBlock: '2',
          '&[data-total]': { marginTop: '2.5', paddingTop: '4', fontSize: 'titleM', lineHeight: 'title' },
        },
      },
    },
  },
  defaultVariants: { size: 'compact' },
  staticCss: ['*'],
});
