import { defineSlotRecipe } from '@pandacss/dev';

/** Stands for a part that is still on its way, or that did not arrive. */
export const loadNotice = defineSlotRecipe({
  className: 'load-notice',
  slots: ['page', 'words', 'corner', 'buttons'],
  base: {
    page: { minHeight: 'calc(100dvh - 80px)', paddingBlock: 'clamp(36px, 5vw, 72px)' },
    words: { color: 'textMuted', visibility: 'hidden', animation: 'appear 1ms 1s forwards' },
    corner: {
      position: 'fixed',
      insetInline: '12px',
      bottom: '12px',
      zIndex: 'toast',
      maxWidth: '440px',
      marginInline: 'auto',
      bg: 'bg',
      boxShadow: 'toast',
    },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '10px' },
  },
});
