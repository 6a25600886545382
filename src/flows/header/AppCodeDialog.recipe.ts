import { defineSlotRecipe } from '@pandacss/dev';

/** What 'Download App' opens. HDR-1. */
export const appCode = defineSlotRecipe({
  className: 'app-code',
  slots: ['box', 'title', 'code', 'caption', 'close'],
  base: {
    box: { maxWidth: '380px!', padding: '40px 32px 36px', textAlign: 'center' },
    title: { textStyle: 'displayS' },
    code: { display: 'grid', placeItems: 'center', margin: '16px 0', '& > span': { width: '216px', height: '216px' } },
    caption: { color: 'textMuted', marginBottom: '12px', textWrap: 'balance' },
    close: { position: 'absolute!', top: '8px', right: '8px' },
  },
});
