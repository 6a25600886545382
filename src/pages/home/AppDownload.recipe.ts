import { defineSlotRecipe } from '@pandacss/dev';

export const appDownload = defineSlotRecipe({
  className: 'app-download',
  slots: ['root', 'caption', 'title'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '4.5' },
    caption: {
      fontSize: 'label',
      lineHeight: 'caption',
      color: 'stone.800',
      maxWidth: '20em',
      lg: { maxWidth: 'min(20em, 35vw - {sizes.23} - {spacing.4.5} - {spacing.10})' },
    },
    title: { display: 'block', fontWeight: '600', fontSize: 'body', lineHeight: 'body', color: 'text' },
  },
});
