import { defineSlotRecipe } from '@pandacss/dev';

/** A product's id, and the ways on from its placeholder. */
export const productPlaceholder = defineSlotRecipe({
  className: 'product-placeholder',
  slots: ['id', 'actions'],
  base: {
    id: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.1} {spacing.4}',
      mt: '6',
      '& dt': { color: 'textMuted' },
      '& dd': { fontWeight: '500', overflowWrap: 'anywhere', minW: '0' },
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '8', '& > *': { _mdDown: { flex: '1 1 {sizes.37}' } } },
  },
});
