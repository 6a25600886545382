import { defineSlotRecipe } from '@pandacss/dev';

/**
 * On low screens (a phone on its side, 200% zoom) header and footer would leave no space for the form, so everything
 * scrolls.
 */
const SHORT = '@media (height < 520px)';

/** A note on the order is quiet, with a gold edge. It is scrolled into view. */
const NOTE = {
  marginBottom: '3',
  padding: '{spacing.2} {spacing.3.5}',
  borderLeft: 'note',
  bg: 'surfaceSunken',
  fontSize: 'bodyS',
  lineHeight: 'text',
  scrollMarginBlock: '3',
} as const;

/** Header, body and footer keep their size, so nothing jumps between steps. design.md, Components: Checkout. */
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
    'problem',
    'unchecked',
    'footer',
    'due',
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
      padding: '{spacing.5.5} {spacing.7} 0 {spacing.10}',
      _mdDown: { padding: '{spacing.3} {spacing.2} 0 {spacing.5}' },
    },
    title: { textStyle: 'displayS', lineHeight: 'heading' },
    body: {
      flex: '1',
      minHeight: '0',
      overflowX: 'hidden',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '{spacing.7} {spacing.10} {spacing.8}',
      transition: '--checkout-step {durations.base} {easings.standard}',
      '&:focus-visible': { outlineOffset: 'calc(-1 * {spacing.0.75})' },
      _mdDown: { padding: '{spacing.5} {spacing.5} {spacing.6}' },
      [SHORT]: { flex: '1 0 auto', overflow: 'visible' },
      _print: { '&:is(div)': { overflow: 'visible' } },
    },
    /**
     * --checkout-step runs to the step's number in 220 ms, so a step enters from the side of the rail it is on.
     * design.md, Motion.
     */
    step: {
      '--away': 'clamp(-1, var(--own-step) - var(--checkout-step), 1)',
      opacity: 'calc(1 - max(var(--away), -1 * var(--away)))',
      transform: 'translateX(calc(var(--away) * {spacing.2}))',
    },
    heading: {
      textStyle: 'titleS',
      marginBottom: '3.5',
      outline: '0',
      '&[data-unseen]': { marginBottom: '0' },
    },
    columns: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) {sizes.orderAside}',
      gap: '12',
      alignItems: 'start',
      _mdDown: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' },
    },
    aside: {
      minWidth: '0',
      '& ul + dl': { marginTop: '2.25', paddingTop: '1.5', borderTop: 'hair' },
    },
    asideTitle: {
      textStyle: 'titleS',
      paddingBottom: '3.5',
      borderBottom: 'hair',
      marginBottom: '1.5',
    },
    correction: NOTE,
    problem: { marginBottom: '3' },
    unchecked: {
      ...NOTE,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '0 {spacing.6}',
      '& > p': { flex: '1 1 {sizes.summaryMin}' },
      '& > button': { marginBlock: '-1.5' },
    },
    footer: {
      flex: 'none',
      display: 'flex',
      _print: { display: 'none' },
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '3',
      padding: '{spacing.4.5} {spacing.10}',
      borderTop: 'hair',
      bg: 'bg',
      _mdDown: {
        flexWrap: 'wrap',
        gap: '{spacing.1.5} {spacing.3}',
        padding: '{spacing.2} {spacing.5} calc({spacing.3.5} + env(safe-area-inset-bottom))',
        '& > button': { flex: '1', minWidth: '0', px: '3', whiteSpace: 'normal' },
      },
    },
    /** On a phone the total stands beside the button that orders: the list of it may be out of view. CHK-5. */
    due: {
      display: 'none',
      _mdDown: {
        flex: '1 0 100%',
        display: 'flex',
        justifyContent: 'space-between',
        fontWeight: '600',
        fontVariantNumeric: 'tabular-nums lining-nums',
      },
    },
  },
});
