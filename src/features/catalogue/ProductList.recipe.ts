import { defineSlotRecipe } from '@pandacss/dev';

export const productList = defineSlotRecipe({
  className: 'product-list',
  slots: ['root', 'frame', 'shelf', 'more', 'rack', 'rackTitle', 'meant', 'popular'],
  base: {
    // The scroll position leaves space for the bar under the header, also where a card's link or button takes the focus.
    root: { minWidth: '0', _lgDown: { scrollMarginTop: '5', '& li :is(a, button)': { scrollMarginTop: '8' } } },
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
