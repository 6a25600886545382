import { defineSlotRecipe } from '@pandacss/dev';

/** The button of a product that is out of stock, the list of those waited for, and the notice of those that are back. */
export const backInStock = defineSlotRecipe({
  className: 'back-in-stock',
  slots: ['watch', 'note', 'section', 'news'],
  base: {
    watch: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      gap: '2',
      mb: '5',
      _print: { display: 'none' },
      // Beside the picture of a saved bottle a narrow phone has no room for the whole label on one line.
      '& > button': { whiteSpace: 'normal' },
    },
    note: { color: 'textMuted', fontSize: 'label', lineHeight: 'text' },
    section: { mt: '16', '& > h2': { textStyle: 'titleL' }, '& > p': { mt: '2', mb: '5', color: 'textMuted' } },
    // As many products as can be watched do not cover the whole screen.
    news: {
      maxHeight: '40vh',
      overflowY: 'auto',
      fontSize: 'label',
      lineHeight: 'caption',
      color: 'textOnDarkMuted',
      '& li': { display: 'flex', alignItems: 'center', minHeight: 'touch', overflowWrap: 'anywhere' },
      '& a': {
        display: 'flex',
        alignItems: 'center',
        minHeight: 'touch',
        color: 'goldOnDark',
        fontWeight: '600',
        textDecoration: 'underline',
        textDecorationThickness: '{borderWidths.hair}',
        textUnderlineOffset: '.3em',
      },
    },
  },
});
