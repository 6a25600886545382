import { defineSlotRecipe } from '@pandacss/dev';

/**
 * On narrow screens stepper and total are below the text, on wide ones all is in one row. design.md, Components: Cart
 * line.
 */
export const cartLine = defineSlotRecipe({
  className: 'cart-line',
  slots: ['root', 'plate', 'what', 'name', 'facts', 'remove', 'amount', 'total'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '{sizes.21} minmax(0, 1fr)',
      gap: '{spacing.1.5} {spacing.4}',
      alignItems: 'start',
      paddingBlock: '6',
      borderTop: 'hair',
      '@container (width >= 600px)': {
        gridTemplateColumns: '{sizes.26} minmax(0, 1fr) auto {sizes.26}',
        gap: '{spacing.2} {spacing.6}',
        alignItems: 'center',
      },
    },
    plate: {
      gridRow: 'span 2',
      '@container (width < 300px)': { gridRow: 'auto' },
      '@container (width >= 600px)': { gridRow: 'auto' },
    },
    what: { minWidth: '0' },
    name: {
      textStyle: 'titleM',
      lineHeight: 'title',
      overflowWrap: 'anywhere',
      '& a:hover': {
        textDecoration: 'underline',
        textDecorationThickness: '{borderWidths.hair}',
        textUnderlineOffset: '.2em',
      },
    },
    facts: { color: 'textMuted', fontSize: 'label', fontVariantNumeric: 'tabular-nums lining-nums' },
    remove: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      marginInlineEnd: '5',
      fontSize: 'label',
      textAlign: 'start',
      color: 'textMuted',
      textDecoration: 'underline',
      textUnderlineOffset: '.25em',
      textDecorationColor: '{colors.stone.500}',
      transition: 'color {durations.fast}',
      '&[data-remove]:hover': { color: 'danger' },
    },
    amount: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '{spacing.2} {spacing.4}',
      '@container (width < 300px)': { gridColumn: '1 / -1' },
      '@container (width >= 600px)': { display: 'contents' },
    },
    total: {
      textAlign: 'right',
      fontWeight: '600',
      fontSize: 'bodyM',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
