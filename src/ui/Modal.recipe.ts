import { defineSlotRecipe } from '@pandacss/dev';

/** Fade and scale .97 to 1: 300 ms in, 200 ms out. DESIGN.md 8. */
export const modal = defineSlotRecipe({
  className: 'modal',
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      bg: 'rgb(28 20 16 / .6)',
      '&[data-state=open]': { animation: 'fadeIn 300ms {easings.enter}' },
      '&[data-state=closed]': { animation: 'fadeOut 200ms {easings.exit}' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'grid',
      placeItems: 'center',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '24px',
      _mdDown: { padding: '16px' },
    },
    content: {
      position: 'relative',
      width: '100%',
      bg: 'bg',
      boxShadow: 'overlay',
      outline: 'none',
      '&[data-state=open]': { animation: 'dialogIn 300ms {easings.enter}' },
      '&[data-state=closed]': { animation: 'dialogOut 200ms {easings.exit}' },
    },
  },
  variants: {
    size: {
      /** The age gate: over everything, the page behind being blurred. */
      gate: {
        backdrop: { zIndex: 'ageGate', bg: 'rgb(28 20 16 / .36)' },
        positioner: { zIndex: 'ageGate' },
        content: { maxWidth: '500px' },
      },
      /** As large as what it holds. */
      fit: { content: { maxWidth: '500px' } },
      /** Checkout: of one size, so that nothing jumps; the whole screen on phones. */
      wide: {
        positioner: { overflow: 'hidden', _mdDown: { padding: '0' } },
        content: {
          maxWidth: '920px',
          height: 'min(660px, calc(100dvh - 48px))',
          display: 'flex',
          flexDirection: 'column',
          overflow: 'hidden',
          _mdDown: { height: '100dvh' },
        },
      },
      /** Order confirmed: as wide as checkout, as tall as its words. */
      wideFit: { content: { maxWidth: '920px' } },
    },
  },
  defaultVariants: { size: 'fit' },
  staticCss: ['*'],
});
