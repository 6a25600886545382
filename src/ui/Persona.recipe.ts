import { defineSlotRecipe } from '@pandacss/dev';

export const persona = defineSlotRecipe({
  className: 'persona',
  slots: ['root', 'words', 'name', 'email'],
  base: {
    root: { display: 'flex', gap: '3.5', alignItems: 'center', minWidth: '0', lineHeight: 'name' },
    words: { minWidth: '0', overflowWrap: 'anywhere' },
    name: { display: 'block', textStyle: 'titleS' },
    email: { display: 'block', color: 'textMuted', fontSize: 'label' },
  },
});
