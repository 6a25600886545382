import { defineSlotRecipe } from '@pandacss/dev';

export const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'drawer',
      bg: 'scrim.drawer',
      _print: { display: 'none' },
      '&[data-state=open]': { animation: 'fadeIn {durations.slow} {easings.enter}' },
      '&[data-state=closed]': { animation: 'fadeOut {durations.exit} {easings.exit}' },
    },
    content: {
      position: 'fixed',
      top: '0',
      bottom: '0',
      zIndex: 'drawer',
      width: 'min(88vw, {sizes.panel})',
      height: 'auto',
      display: 'flex',
      flexDirection: 'column',
      bg: 'bg',
      color: 'text',
      boxShadow: 'overlay',
      // The page is printed, not its menu or its filters.
      _print: { display: 'none' },
      // Panda writes a transparent line, which is the edge in forced colours.
      outline: 'none',
    },
    header: {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      height: '16',
      padding: '0 {spacing.2} 0 {spacing.5}',
      borderBottom: 'hair',
    },
    title: { textStyle: 'titleL' },
    body: {
      flex: '1',
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '{spacing.4} {spacing.5} {spacing.6}',
      // Content that a message covers can be scrolled above it; a message with a list has up to 40% of the screen's height.
      _mdDown: {
        'body:has(.toasts__message) &': { paddingBottom: '32' },
        'body:has(.toasts__message li) &': { paddingBottom: 'calc(40vh + {spacing.20})' },
      },
    },
    footer: {
      flex: 'none',
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '2.5',
      padding: '{spacing.4} {spacing.5} calc({spacing.6} + env(safe-area-inset-bottom))',
      borderTop: 'hair',
      '--button-inset': '{spacing.3}',
      '& > *': { minWidth: '0', whiteSpace: 'normal' },
      '& > :only-child': { gridColumn: '1 / -1' },
    },
  },
  variants: {
    side: {
      left: {
        content: {
          left: '0',
          right: 'auto',
          '&[data-state=open]': { animation: 'slideInLeft {durations.slow} {easings.enter}' },
          '&[data-state=closed]': { animation: 'slideOutLeft {durations.exit} {easings.exit}' },
        },
      },
      right: {
        content: {
          left: 'auto',
          right: '0',
          '&[data-state=open]': { animation: 'slideInRight {durations.slow} {easings.enter}' },
          '&[data-state=closed]': { animation: 'slideOutRight {durations.exit} {easings.exit}' },
        },
      },
    },
  },
  defaultVariants: { side: 'left' },
  staticCss: ['*'],
});
