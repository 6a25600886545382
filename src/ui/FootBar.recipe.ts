import { defineSlotRecipe } from '@pandacss/dev';

/** The height is a button of 48px, or of two lines of large text, 10px above and below, and a hairline. */
const HEIGHT =
  'calc(3 * {fontSizes.body} + 2 * {spacing.2.5} + {borderWidths.hair} + env(safe-area-inset-bottom, 0px))';

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
      '@media screen and (width < 1024px) and (height >= 20em)': {
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
        'main:has(&) + footer': { pb: HEIGHT },
        'html:has(&)': { scrollPaddingBottom: `calc(${HEIGHT} + {spacing.4})` },
        ':root:has(&[data-shown])': { '--foot-bar': HEIGHT },
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
