import { defineSlotRecipe } from '@pandacss/dev';

/** The dialog fades and scales from .97 to 1 in 300 ms, and back in 200 ms. design.md, Motion. */
export const modal = defineSlotRecipe({
  className: 'modal',
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      bg: 'scrim.dialog',
      _print: { display: 'none' },
      '&[data-state=open]': { animation: 'fadeIn {durations.slow} {easings.enter}' },
      '&[data-state=closed]': { animation: 'fadeOut {durations.exit} {easings.exit}' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'grid',
      // Large text breaks within the screen, and what is higher than it begins at its top.
      gridTemplateColumns: 'minmax(0, 1fr)',
      placeItems: 'safe center',
      overflowWrap: 'break-word',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '6',
      _mdDown: { padding: '4' },
      _print: { position: 'static', display: 'block', overflow: 'visible' },
    },
    content: {
      position: 'relative',
      inset: 'auto',
      width: '100%',
      height: 'auto',
      bg: 'bg',
      color: 'text',
      boxShadow: 'overlay',
      // Printed, the dialog takes the place of the page's content (shopFrame).
      _print: {
        position: 'static',
        marginInline: 'auto',
        boxShadow: 'none',
        '&[data-state=closed]': { display: 'none' },
      },
      // Panda writes a transparent line, which is the edge in forced colours.
      outline: 'none',
      '&[data-state=open]': { animation: 'dialogIn {durations.slow} {easings.enter}' },
      '&[data-state=closed]': { animation: 'dialogOut {durations.exit} {easings.exit}' },
    },
  },
  variants: {
    size: {
      fit: { content: { maxWidth: 'dialog' } },
      narrow: { content: { maxWidth: 'narrow' } },
      /** The checkout dialog keeps its size so that nothing jumps. On phones it fills the screen. */
      wide: {
        positioner: {
          overflow: 'hidden',
          _mdDown: { padding: '0' },
          _print: { '&:is(div)': { overflow: 'visible', padding: '0' } },
        },
        content: {
          maxWidth: 'dialogWide',
          height: 'min({sizes.dialogHeight}, calc(100dvh - {sizes.12}))',
          display: 'flex',
          flexDirection: 'column',
          overflow: 'hidden',
          _mdDown: { height: '100dvh' },
          // The screen is too low for header, footer and a form between them.
          '@media (height < 520px)': { overflowY: 'auto' },
          _print: {
            '&:is(dialog)': { display: 'block', maxWidth: 'none', height: 'auto', overflow: 'visible' },
            '&:is(dialog)[data-state=closed]': { display: 'none' },
          },
        },
      },
      /** Order confirmed is a few words in the middle of an empty box. */
      message: { content: { maxWidth: 'message' } },
    },
  },
  defaultVariants: { size: 'fit' },
  staticCss: ['*'],
});
