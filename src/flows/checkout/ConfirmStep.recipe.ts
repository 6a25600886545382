import { defineSlotRecipe } from '@pandacss/dev';

/** Step four: everything at a glance. */
export const orderCheck = defineSlotRecipe({
  className: 'order-check',
  slots: ['root', 'part', 'head', 'title', 'change', 'text'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '0 48px',
      _mdDown: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    part: { borderTop: '1px solid {colors.border}', padding: '16px 0 20px', minWidth: '0' },
    head: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '16px',
      marginBottom: '6px',
    },
    title: { fontFamily: 'display', fontWeight: '500', fontSize: '1.125rem', lineHeight: '1.3' },
    change: {
      position: 'relative',
      minHeight: '24px',
      fontSize: '.875rem',
      fontWeight: '500',
      lineHeight: '1',
      color: 'accentText',
      textDecoration: 'underline',
      textUnderlineOffset: '.25em',
      _after: { content: '""', position: 'absolute', inset: '-10px -8px' },
      _hover: { textDecorationThickness: '2px' },
    },
    text: { overflowWrap: 'break-word', whiteSpace: 'pre-line' },
  },
});
