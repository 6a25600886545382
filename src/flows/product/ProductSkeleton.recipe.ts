import { defineSlotRecipe } from '@pandacss/dev';

/** Bones of the product's page, at the sizes of what comes. */
export const productSkeleton = defineSlotRecipe({
  className: 'product-skeleton',
  slots: ['root', 'crumbs', 'name', 'lead', 'price', 'facts', 'status', 'hint'],
  base: {
    // As tall as the window at least: the footer does not come into it and go again.
    root: { minH: '100svh' },
    crumbs: { pt: '27px', pb: '7px' },
    name: { fontSize: 'clamp(2rem, 1.5rem + 2.1vw, 3.25rem)', lineHeight: '1.06', mt: '10px', mb: '16px' },
    lead: { display: 'grid', gap: '.6em', fontSize: '1.0625rem', mt: '5', mb: '7' },
    price: { pt: '22px', mb: '22px', borderTop: '1px solid', borderColor: 'border' },
    facts: {
      mt: '104px',
      '& > *': { mb: '30px' },
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
      gap: '8px 20px',
      p: '12px 14px 12px 20px',
      bg: 'surface',
      border: '1px solid {colors.border}',
      borderLeft: '2px solid {colors.gold}',
      boxShadow: 'overlay',
      fontSize: '.9375rem',
      pointerEvents: 'auto',
      animation: 'fadeIn 220ms',
    },
  },
});
