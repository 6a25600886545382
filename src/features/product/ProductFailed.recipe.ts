import { defineSlotRecipe } from '@pandacss/dev';

/** This page is shown without a product: loading failed, or it is a placeholder. */
export const productMessage = defineSlotRecipe({
  className: 'product-message',
  slots: ['root', 'alert', 'onward', 'actions', 'id'],
  base: {
    root: { pt: 'pageHead' },
    alert: { mt: '8', maxW: 'message' },
    onward: { mt: '6' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '8', '& > *': { _mdDown: { flex: '1 1 {sizes.37}' } } },
    id: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.1} {spacing.4}',
      mt: '6',
      '& dt': { color: 'textMuted' },
      '& dd': { fontWeight: '500', overflowWrap: 'anywhere', minW: '0' },
    },
  },
});
