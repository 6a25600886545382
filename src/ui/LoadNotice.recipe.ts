import { defineSlotRecipe } from '@pandacss/dev';

/** The notice replaces a part that is loading or failed to load. */
export const loadNotice = defineSlotRecipe({
  className: 'load-notice',
  slots: ['page', 'words', 'corner', 'buttons'],
  base: {
    page: { minHeight: 'calc(100dvh - {sizes.20})', paddingBlock: 'pageHead' },
    words: {
      color: 'textMuted',
      visibility: 'hidden',
      animation: 'appear {durations.blink} {durations.noticeDelay} forwards',
    },
    corner: {
      position: 'fixed',
      insetInline: '3',
      bottom: '3',
      zIndex: 'toast',
      maxWidth: 'column',
      marginInline: 'auto',
      bg: 'bg',
      boxShadow: 'toast',
    },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
  },
});
