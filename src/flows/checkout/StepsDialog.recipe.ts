import { defineSlotRecipe } from '@pandacss/dev';

/** On short screens (a phone on its side, 200% zoom) header and footer must not eat the form: all of it scrolls. */
const SHORT = '@media (height < 520px)';

/** DESIGN.md 7: Checkout. Header, body and footer of one size, so that nothing jumps from step to step. */
export const checkoutDialog = defineSlotRecipe({
  className: 'checkout-dialog',
  slots: [
    'form',
    'header',
    'title',
    'body',
    'step',
    'heading',
    'columns',
    'aside',
    'asideTitle',
    'correction',
    'footer',
  ],
  base: {
    form: {
      flex: '1',
      minHeight: '0',
      display: 'flex',
      flexDirection: 'column',
      [SHORT]: { flex: 'none', minHeight: '100%' },
    },
    header: {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '22px 28px 0 40px',
      _mdDown: { padding: '12px 8px 0 20px' },
    },
    title: { textStyle: 'displayS', lineHeight: '1.2' },
    body: {
      flex: '1',
      minHeight: '0',
      overflowX: 'hidden',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '28px 40px 32px',
      transition: '--checkout-step 220ms {easings.standard}',
      '&:focus-visible': { outlineOffset: '-3px' },
      _mdDown: { padding: '20px 20px 24px' },
      [SHORT]: { flex: '1 0 auto', overflow: 'visible' },
    },
    /** --checkout-step runs to the step's number in 220 ms: what enters comes from the side it lies on. DESIGN.md 8. */
    step: {
      '--away': 'clamp(-1, var(--own-step) - var(--checkout-step), 1)',
      opacity: 'calc(1 - max(var(--away), -1 * var(--away)))',
      transform: 'translateX(calc(var(--away) * 8px))',
    },
    heading: {
      fontFamily: 'display',
      fontWeight: '500',
      fontSize: '1.125rem',
      lineHeight: '1.3',
      marginBottom: '14px',
      outline: 'none',
      '&[data-unseen]': { marginBottom: '0' },
    },
    columns: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 300px',
      gap: '48px',
      alignItems: 'start',
      _mdDown: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' },
    },
    aside: {
      minWidth: '0',
      '& ul + dl': { marginTop: '9px', paddingTop: '6px', borderTop: '1px solid {colors.border}' },
    },
    asideTitle: {
      fontFamily: 'display',
      fontWeight: '500',
      fontSize: '1.125rem',
      lineHeight: '1.3',
      paddingBottom: '14px',
      borderBottom: '1px solid {colors.border}',
      marginBottom: '6px',
    },
    correction: {
      marginBottom: '12px',
      padding: '8px 14px',
      borderLeft: '2px solid {colors.gold}',
      bg: 'surfaceSunken',
      fontSize: '.9375rem',
      lineHeight: '1.5',
    },
    footer: {
      flex: 'none',
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '12px',
      padding: '18px 40px',
      borderTop: '1px solid {colors.border}',
      bg: 'bg',
      _mdDown: {
        padding: '14px 20px calc(14px + env(safe-area-inset-bottom))',
        '& > button': { flex: '1', minWidth: '0', px: '12px' },
      },
    },
  },
});
