import { defineSlotRecipe } from '@pandacss/dev';

export const pageIntro = defineSlotRecipe({
  className: 'page-intro',
  slots: ['root', 'lead'],
  base: {
    root: { pt: 'clamp(36px, 5vw, 72px)', pb: 'clamp(24px, 3vw, 44px)' },
    lead: { textStyle: 'bodyL', color: 'textMuted', marginTop: '18px', maxWidth: '56ch' },
  },
});
