import { defineSlotRecipe } from '@pandacss/dev';

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'note', 'hint', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' },
    label: { fontWeight: '500', fontSize: 'label', lineHeight: 'label' },
    note: { color: 'textMuted', fontWeight: '400' },
    hint: { color: 'textMuted', fontSize: 'label', lineHeight: 'caption' },
    error: {
      display: 'flex',
      gap: '1.5',
      alignItems: 'flex-start',
      color: 'danger',
      fontSize: 'label',
      lineHeight: 'label',
      scrollMarginBlock: '3',
      '& svg': { flex: 'none', marginTop: '0.5' },
    },
  },
});
