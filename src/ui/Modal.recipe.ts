import { defineSlotRecipe } from '@pandacss/dev';

/** Fade and scale .97 to 1: 300 ms in, 200 ms out. design.md, Motion. */
export const modal = defineSlotRecipe({
  className: 'modal',
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      bg: 'scrim.dialog',
      '&[data-state=open]': { animation: 'fadeIn {durations.slow} {easings.enter}' },
      '&[data-state=closed]': { animation: 'fadeOut {durations.exit} {easings.exit}' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'grid',
      placeItems: 'center',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '6',
      _mdDown: { padding: '4' },
    },
    content: {
      position: 'relative',
      inset: 'auto',
      width: '100%',
      height: 'auto',
      bg: 'bg',
      color: 'text',
      boxShadow: 'overlay',
      outline: 'none',
      '&[data-state=open]': { animation: 'dialogIn {durations.slow} {easings.enter}' },
      '&[data-state=closed]': { animation: 'dialogOut {durations.exit} {easings.exit}' },
    },
  },
  variants: {
    size: {
      /** As large as what it holds. */
      fit: { content: { maxWidth: 'dialog' } },
      /** A code and a line of words. */
      narrow: { content: { maxWidth: 'narrow' } },
      /** Checkout: of one size, so that nothing jumps; the whole screen on phones. */
      wide: {
        positioner: { overflow: 'hidden', _mdDown: { padding: '0' } },
        content: {
          maxWidth: 'dialogWide',
          height: 'min({sizes.dialogHeight}, calc(100dvh - {sizes.12}))',
          display: 'flex',
          flexDirection: 'column',
          overflow: 'hidden',
          _mdDown: { height: '100dvh' },
          // Too low for its head, its foot and something between them.
          '@media (height < 520px)': { overflowY: 'auto' },
        },
      },
      /** A few words in the middle of much quiet: Order confirmed. */
      message: { content: { maxWidth: 'message' } },
    },
  },
  defaultVariants: { size: 'fit' },
  staticCss: ['*'],
});
