import { defineSlotRecipe } from '@pandacss/dev';

/** The skeleton has the sizes of the real content. */
export const productSkeleton = defineSlotRecipe({
  className: 'product-skeleton',
  slots: ['root', 'crumbs', 'name', 'lead', 'price', 'facts'],
  base: {
    // The skeleton is at least as tall as the screen, so the footer does not appear and disappear.
    root: { minH: '100svh' },
    crumbs: { pt: 'calc({spacing.6.5} + {spacing.px})', pb: '1.75' },
    name: { textStyle: 'displayProduct', mt: '2.5', mb: '4' },
    lead: { display: 'grid', gap: '.6em', fontSize: 'bodyM', mt: '5', mb: '1.75' },
    price: { pt: '5.5', mb: '5.5', borderTop: '{borderWidths.hair} solid', borderColor: 'border' },
    facts: {
      mt: '26',
      '& > *': { mb: '7.5' },
    },
  },
});
