import { defineSlotRecipe } from '@pandacss/dev';

export const appDownload = defineSlotRecipe({
  className: 'app-download',
  slots: ['root', 'caption', 'title', 'scan', 'link'],
  base: {
    root: { display: 'flex', alignItems: 'center', gap: '4.5', _mdDown: { '& > :first-child': { display: 'none' } } },
    caption: {
      fontSize: 'label',
      lineHeight: 'caption',
      color: 'stone.800',
      _mdDown: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' },
      md: { maxWidth: '14em' },
      lg: { maxWidth: 'min(20em, 35vw - {sizes.23} - {spacing.4.5} - {spacing.10})' },
    },
    title: { display: 'block', fontWeight: '600', fontSize: 'body', lineHeight: 'body', color: 'text' },
    scan: { _mdDown: { display: 'none' } },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      overflowWrap: 'anywhere',
      fontWeight: '500',
      color: 'accentText',
      textDecorationLine: 'underline',
      md: { display: 'none' },
    },
  },
});
