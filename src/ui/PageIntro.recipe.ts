import { defineSlotRecipe } from '@pandacss/dev';

export const pageIntro = defineSlotRecipe({
  className: 'page-intro',
  slots: ['root', 'lead'],
  base: {
    root: { pt: 'pageHead', pb: 'clamp({spacing.6}, 3vw, {spacing.11})' },
    lead: { textStyle: 'bodyL', color: 'textMuted', marginTop: '4.5', maxWidth: '56ch' },
  },
});
