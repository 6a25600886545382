import { defineSlotRecipe } from '@pandacss/dev';

/** DESIGN.md 7: Field. */
export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'note', 'hint', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '6px', minWidth: '0' },
    label: { fontWeight: '500', fontSize: '.875rem', lineHeight: '1.4' },
    note: { color: 'textMuted', fontWeight: '400' },
    hint: { color: 'textMuted', fontSize: '.875rem', lineHeight: '1.45' },
    error: {
      display: 'flex',
      gap: '6px',
      alignItems: 'flex-start',
      color: 'danger',
      fontSize: '.875rem',
      lineHeight: '1.4',
      '& svg': { flex: 'none', marginTop: '2px' },
    },
  },
});
