import { defineSlotRecipe } from '@pandacss/dev';

/** DESIGN.md 7: Cart line. Narrow: stepper and total stand under the words; wide: all in one row. */
export const cartLine = defineSlotRecipe({
  className: 'cart-line',
  slots: ['root', 'plate', 'what', 'name', 'facts', 'remove', 'amount', 'total'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '84px minmax(0, 1fr)',
      gap: '6px 16px',
      alignItems: 'start',
      paddingBlock: '24px',
      borderTop: '1px solid {colors.border}',
      '@container (width >= 600px)': {
        gridTemplateColumns: '104px minmax(0, 1fr) auto 104px',
        gap: '8px 24px',
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
      lineHeight: '1.3',
      overflowWrap: 'break-word',
      '& a:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '.2em' },
    },
    facts: { color: 'textMuted', fontSize: '.875rem', fontVariantNumeric: 'tabular-nums lining-nums' },
    remove: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      fontSize: '.875rem',
      color: 'textMuted',
      textDecoration: 'underline',
      textUnderlineOffset: '.25em',
      textDecorationColor: '{colors.stone.500}',
      transition: 'color 140ms',
      _hover: { color: 'danger' },
    },
    amount: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8px 16px',
      '@container (width < 300px)': { gridColumn: '1 / -1' },
      '@container (width >= 600px)': { display: 'contents' },
    },
    total: {
      textAlign: 'right',
      fontWeight: '600',
      fontSize: '1.0625rem',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
