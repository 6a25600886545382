import { defineSlotRecipe } from '@pandacss/dev';

export const productList = defineSlotRecipe({
  className: 'product-list',
  slots: ['root', 'frame', 'shelf', 'slow', 'slowNote', 'more', 'rack', 'rackTitle', 'meant', 'popular'],
  base: {
    // The scroll position leaves space for the bar under the header.
    root: { minWidth: '0', _lgDown: { scrollMarginTop: '5' } },
    frame: { position: 'relative' },
    shelf: {
      // The old list stays while the next one loads. After a moment its pictures fade a little, its text stays
      // readable.
      '& img': { transition: 'opacity {durations.fast}, transform {durations.plate} {easings.enter}' },
      '&[aria-busy=true] img': { opacity: '.35', transition: 'opacity {durations.base} {durations.patience}' },
    },
    rack: {
      '&:not(:last-child)': { marginBottom: '8', paddingBottom: '6', borderBottom: 'hair' },
      '* + &': { marginTop: '8' },
    },
    meant: { marginBlock: '4', textStyle: 'bodyL' },
    rackTitle: { marginBottom: '4', textStyle: 'titleS' },
    popular: {
      marginTop: '4',
      '& li': { display: 'inline-block', marginRight: '5' },
      '& a': { display: 'inline-block', paddingBlock: '2.5' },
    },
    // The hint is over the list, so nothing moves when it appears. It stays in the lower half of the screen, so that every
    // card can be scrolled away from below it.
    slow: {
      position: 'absolute',
      zIndex: '2',
      inset: '0',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-start',
      pointerEvents: 'none',
    },
    slowNote: {
      position: 'sticky',
      top: '60vh',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '{spacing.2} {spacing.5}',
      padding: '{spacing.3} {spacing.3.5} {spacing.3} {spacing.5}',
      bg: 'surface',
      border: 'hair',
      borderLeft: 'note',
      boxShadow: 'overlay',
      fontSize: 'bodyS',
      pointerEvents: 'auto',
      animation: 'fadeIn {durations.base}',
      // A control that takes the focus is scrolled above the hint, at once: the next one may take the focus in the meantime.
      'html:has(&)': { scrollPaddingBottom: '40vh', scrollBehavior: 'auto' },
    },
    more: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '5',
      marginTop: '2',
      paddingTop: '5',
      scrollMarginBottom: '5',
      borderTop: 'hair',
      color: 'textMuted',
      fontSize: 'bodyS',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '& [role=alert]': { alignSelf: 'stretch' },
      _mdDown: { marginTop: '6', borderTop: '0' },
    },
  },
});
