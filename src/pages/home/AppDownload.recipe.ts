import { defineSlotRecipe } from '@pandacss/dev';

export const appDownload = defineSlotRecipe({
  className: 'app-download',
  slots: ['root', 'caption', 'title'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '18px' },
    caption: {
      fontSize: '.875rem',
      lineHeight: '1.45',
      color: 'stone.800',
      maxWidth: '20em',
      lg: { maxWidth: 'min(20em, 35vw - 150px)' },
    },
    title: { display: 'block', fontWeight: '600', fontSize: '1rem', lineHeight: '1.6', color: 'text' },
  },
});
