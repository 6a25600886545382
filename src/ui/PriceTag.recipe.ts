import { defineSlotRecipe } from '@pandacss/dev';

/** A price and, struck through, what it was: above it on a card, beside it elsewhere. */
export const priceTag = defineSlotRecipe({
  className: 'price-tag',
  slots: ['root', 'price', 'was'],
  base: {
    root: { position: 'relative', display: 'flex', fontVariantNumeric: 'tabular-nums lining-nums' },
    price: { fontWeight: '600', '&[data-reduced]': { color: 'priceSale' } },
    was: { color: 'priceWas', textDecorationLine: 'line-through', textDecorationThickness: '1px' },
  },
  variants: {
    size: {
      card: {
        root: { flexDirection: 'column-reverse', justifyContent: 'center', minHeight: '44px' },
        price: { fontSize: '1.125rem', lineHeight: '1.2' },
        was: { fontSize: '.875rem', lineHeight: '1.2' },
      },
      detail: {
        root: { flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 14px' },
        price: { textStyle: 'priceL' },
        was: { fontSize: '1.0625rem' },
      },
      band: {
        root: { flexWrap: 'wrap', alignItems: 'baseline', gap: '0 10px' },
        price: { fontSize: '1.25rem', lineHeight: '1.2', '&[data-reduced]': { color: 'goldOnDark' } },
        was: { fontSize: '.9375rem', color: 'textOnDarkMuted' },
      },
    },
  },
  defaultVariants: { size: 'card' },
  staticCss: ['*'],
});
