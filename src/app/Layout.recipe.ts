import { defineSlotRecipe } from '@pandacss/dev';

/**
 * Everything but the age gate. Until the visitor has confirmed, no product can be made out in it: that holds in the
 * static page too, before any JavaScript has run. AGE-7.
 */
export const shopFrame = defineSlotRecipe({
  className: 'shop-frame',
  slots: ['shop', 'skip', 'main'],
  base: {
    shop: {
      'html:not([data-age=confirmed]) &': {
        height: '100dvh',
        overflow: 'hidden',
        filter: 'blur(clamp(24px, 3vw, 56px))',
        pointerEvents: 'none',
        userSelect: 'none',
      },
      '@media print': { 'html:not([data-age=confirmed]) &': { display: 'none' } },
    },
    skip: {
      position: 'fixed',
      top: '8px',
      left: '8px',
      zIndex: 'skipLink',
      px: '20px',
      lineHeight: '44px',
      bg: 'bg',
      color: 'text',
      fontWeight: '600',
      boxShadow: 'overlay',
      '&:not(:focus)': { transform: 'translateY(-64px)' },
    },
    main: { display: 'block', minHeight: '50vh' },
  },
});
