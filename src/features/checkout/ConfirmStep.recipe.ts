import { defineSlotRecipe } from '@pandacss/dev';

/** Step 4 shows everything at a glance. */
export const orderCheck = defineSlotRecipe({
  className: 'order-check',
  slots: ['root', 'part', 'head', 'title', 'change', 'text'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '0 {spacing.12}',
      _mdDown: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    part: { borderTop: 'hair', padding: '{spacing.4} 0 {spacing.5}', minWidth: '0' },
    head: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '4',
      marginBottom: '1.5',
    },
    title: { textStyle: 'titleS' },
    change: {
      position: 'relative',
      minHeight: '6',
      fontSize: 'label',
      fontWeight: '500',
      lineHeight: 'none',
      color: 'accentText',
      textDecoration: 'underline',
      textUnderlineOffset: '.25em',
      _after: { content: '""', position: 'absolute', inset: 'calc(-1 * {spacing.2.5}) calc(-1 * {spacing.2})' },
      _hover: { textDecorationThickness: '{borderWidths.thick}' },
      _disabled: { color: 'textMuted', textDecoration: 'none', cursor: 'default' },
    },
    text: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
});
