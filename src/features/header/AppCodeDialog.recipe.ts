import { defineSlotRecipe } from '@pandacss/dev';

/** 'Download App' opens this dialog. HDR-1. */
export const appCode = defineSlotRecipe({
  className: 'app-code',
  slots: ['box', 'title', 'code', 'caption', 'close'],
  base: {
    box: { padding: '{spacing.10} {spacing.8} {spacing.9}', textAlign: 'center' },
    title: { textStyle: 'displayS' },
    // A large code fills it.
    code: { width: 'qrCode', margin: '{spacing.4} auto' },
    caption: { color: 'textMuted', marginBottom: '3', textWrap: 'balance' },
    close: { position: 'absolute', top: '2', right: '2' },
  },
});
