import { defineSlotRecipe } from '@pandacss/dev';

export const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'drawer',
      bg: 'rgb(28 20 16 / .55)',
      '&[data-state=open]': { animation: 'fadeIn 300ms {easings.enter}' },
      '&[data-state=closed]': { animation: 'fadeOut 200ms {easings.exit}' },
    },
    content: {
      position: 'fixed',
      top: '0',
      bottom: '0',
      zIndex: 'drawer',
      width: 'min(88vw, 360px)',
      display: 'flex',
      flexDirection: 'column',
      bg: 'bg',
      boxShadow: 'overlay',
      outline: 'none',
    },
    header: {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      height: '64px',
      padding: '0 8px 0 20px',
      borderBottom: '1px solid {colors.border}',
    },
    title: { textStyle: 'titleL' },
    body: { flex: '1', minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain', padding: '16px 20px 24px' },
    footer: {
      flex: 'none',
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '10px',
      padding: '16px 20px calc(24px + env(safe-area-inset-bottom))',
      borderTop: '1px solid {colors.border}',
      '& > *': { minWidth: '0', px: '12px!' },
      '& > :only-child': { gridColumn: '1 / -1' },
    },
  },
  variants: {
    side: {
      left: {
        content: {
          left: '0',
          '&[data-state=open]': { animation: 'slideInLeft 300ms {easings.enter}' },
          '&[data-state=closed]': { animation: 'slideOutLeft 200ms {easings.exit}' },
        },
      },
      right: {
        content: {
          right: '0',
          '&[data-state=open]': { animation: 'slideInRight 300ms {easings.enter}' },
          '&[data-state=closed]': { animation: 'slideOutRight 200ms {easings.exit}' },
        },
      },
    },
  },
  defaultVariants: { side: 'left' },
  staticCss: ['*'],
});
