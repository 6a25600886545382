import { defineSlotRecipe } from '@pandacss/dev';

/**
 * The frame is everything but the age gate. Until the visitor has confirmed their age no product can be recognised, in
 * the static page, too, before any JavaScript runs. AGE-7.
 */
export const shopFrame = defineSlotRecipe({
  className: 'shop-frame',
  slots: ['shop', 'skip', 'main'],
  base: {
    shop: {
      'html:not([data-age=confirmed]) &': {
        height: '100dvh',
        overflow: 'hidden',
        filter: 'blur(clamp({spacing.6}, 3vw, {spacing.14}))',
        pointerEvents: 'none',
        userSelect: 'none',
      },
      // Without scripts the gate's button does not work, so only the gate can be read.
      '@media print, (scripting: none)': { 'html:not([data-age=confirmed]) &': { display: 'none' } },
    },
    skip: {
      position: 'fixed',
      top: '2',
      left: '2',
      zIndex: 'skipLink',
      px: '5',
      lineHeight: '{sizes.touch}',
      bg: 'bg',
      color: 'text',
      fontWeight: '600',
      boxShadow: 'overlay',
      _print: { display: 'none' },
      '&:not(:focus)': { transform: 'translateY(calc(-1 * {spacing.16}))' },
    },
    main: {
      display: 'block',
      minHeight: '50vh',
      // An open dialog is printed alone, below the wordmark.
      _print: { 'body:has(.modal__content[data-state=open]) &': { display: 'none' } },
    },
  },
});
