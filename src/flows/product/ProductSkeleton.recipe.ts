import { defineSlotRecipe } from '@pandacss/dev';

/** Bones of the product's page, at the sizes of what comes. */
export const productSkeleton = defineSlotRecipe({
  className: 'product-skeleton',
  slots: ['root', 'crumbs', 'name', 'lead', 'price', 'facts', 'status', 'hint'],
  base: {
    // As tall as the window at least: the footer does not come into it and go again.
    root: { minH: '100svh' },
    crumbs: { pt: 'calc({spacing.6.5} + {spacing.px})', pb: '1.75' },
    name: { textStyle: 'displayProduct', mt: '2.5', mb: '4' },
    lead: { display: 'grid', gap: '.6em', fontSize: 'bodyM', mt: '5', mb: '1.75' },
    price: { pt: '5.5', mb: '5.5', borderTop: '{borderWidths.hair} solid', borderColor: 'border' },
    facts: {
      mt: '26',
      '& > *': { mb: '7.5' },
    },
    status: {
      position: 'absolute',
      zIndex: '1',
      inset: '0 0 auto',
      display: 'flex',
      justifyContent: 'center',
      p: '4',
      pointerEvents: 'none',
    },
    hint: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '{spacing.2} {spacing.5}',
      p: '{spacing.3} {spacing.3.5} {spacing.3} {spacing.5}',
      bg: 'surface',
      border: 'hair',
      borderLeft: 'note',
      boxShadow: 'overlay',
      fontSize: 'bodyS',
      pointerEvents: 'auto',
      animation: 'fadeIn {durations.base}',
    },
  },
});
