import { defineSlotRecipe } from '@pandacss/dev';

/** The original price is struck through beside the price. A list's card has its own styles. */
export const priceTag = defineSlotRecipe({
  className: 'price-tag',
  slots: ['root', 'price', 'was'],
  base: {
    root: { position: 'relative', display: 'flex', fontVariantNumeric: 'tabular-nums lining-nums' },
    price: { fontWeight: '600', '&[data-reduced]': { color: 'priceSale' } },
    was: { color: 'priceWas', textDecorationLine: 'line-through', textDecorationThickness: '{borderWidths.hair}' },
  },
  variants: {
    size: {
      detail: {
        root: { flexWrap: 'wrap', alignItems: 'baseline', gap: '{spacing.1} {spacing.3.5}' },
        price: { textStyle: 'priceL' },
        was: { fontSize: 'bodyM' },
      },
      band: {
        root: { flexWrap: 'wrap', alignItems: 'baseline', gap: '0 {spacing.2.5}' },
        price: { fontSize: 'titleL', lineHeight: 'heading', '&[data-reduced]': { color: 'goldOnDark' } },
        was: { fontSize: 'bodyS', color: 'textOnDarkMuted' },
      },
    },
  },
  defaultVariants: { size: 'detail' },
  staticCss: ['*'],
});
