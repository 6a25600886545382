import { defineSlotRecipe } from '@pandacss/dev';
import { FOOT_BAR_HEIGHT, WITH_FOOT_BAR } from '#src/theme/foot-bar.ts';

/**
 * On small screens the bar is at the end of the screen while the page's own button is out of view. The footer gets that
 * much taller, and focused elements scroll clear of the bar.
 */
export const footBar = defineSlotRecipe({
  className: 'foot-bar',
  slots: ['root', 'text', 'price', 'caption', 'action'],
  base: {
    root: {
      display: 'none',
      _largeText: { flexWrap: 'wrap' },
      [WITH_FOOT_BAR]: {
        position: 'fixed',
        insetInline: '0',
        bottom: '0',
        zIndex: 'header',
        display: 'flex',
        alignItems: 'center',
        gap: '4',
        paddingInline: 'gutter',
        pt: '2.5',
        pb: 'calc({spacing.2.5} + env(safe-area-inset-bottom, 0px))',
        bg: 'bg',
        borderTop: '{borderWidths.hair} solid',
        borderColor: 'border',
        visibility: 'hidden',
        transform: 'translateY(100%)',
        transition: 'transform {durations.base} {easings.standard}, visibility 0s {durations.base}',
        '&[data-shown], &:has(:focus-visible)': {
          visibility: 'visible',
          transform: 'none',
          transition: 'transform {durations.base} {easings.standard}',
          // The bar is only rendered when it is first needed, and slides in then.
          '@starting-style': { transform: 'translateY(100%)' },
        },
        'main:has(&) + footer': { pb: FOOT_BAR_HEIGHT },
        'html:has(&)': { scrollPaddingBottom: `calc(${FOOT_BAR_HEIGHT} + {spacing.4})` },
      },
    },
    text: { flex: '0 1 auto', minW: '0', maxW: '42%', _largeText: { flex: '1 0 auto', maxW: '100%' } },
    price: { display: 'block', textStyle: 'price' },
    caption: {
      display: 'block',
      fontSize: 'caption',
      lineHeight: 'title',
      color: 'textMuted',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      // Large text leaves it no room, and the button goes below a long price.
      _largeText: { display: 'none' },
    },
    action: {
      flex: '1 0 {sizes.37}',
      display: 'flex',
      // The same button is large on the page; in the bar it has the usual size.
      '--button-height': '{sizes.control}',
      '--button-inset': '{spacing.3}',
    },
  },
});
