import { defineSlotRecipe } from '@pandacss/dev';

export const persona = defineSlotRecipe({
  className: 'persona',
  slots: ['root', 'words', 'name', 'email'],
  base: {
    root: { display: 'flex', gap: '14px', alignItems: 'center', minWidth: '0', lineHeight: '1.35' },
    words: { minWidth: '0', overflowWrap: 'anywhere' },
    name: { display: 'block', fontFamily: 'display', fontWeight: '500', fontSize: '1.125rem', lineHeight: '1.3' },
    email: { display: 'block', color: 'textMuted', fontSize: '.875rem' },
  },
});
