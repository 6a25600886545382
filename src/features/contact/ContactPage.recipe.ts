import { defineSlotRecipe } from '@pandacss/dev';

/** Hours and contacts are at the left, the form at the right. design.md, Screens: Contact. */
export const contactPage = defineSlotRecipe({
  className: 'contact-page',
  slots: ['columns', 'aside', 'title', 'hours', 'contacts'],
  base: {
    columns: {
      display: 'grid',
      gridTemplateColumns: 'minmax({sizes.aside}, 1fr) minmax(0, {sizes.text})',
      gap: '14',
      alignItems: 'start',
      _lgDown: { display: 'block' },
    },
    aside: {
      position: 'sticky',
      top: 'underHeader',
      maxWidth: 'narrow',
      _lgDown: { position: 'static', maxWidth: 'none', marginBottom: '7' },
      _print: { position: 'static' },
    },
    title: { textStyle: 'titleL', marginBottom: '2.5' },
    hours: {
      width: '100%',
      borderCollapse: 'collapse',
      '& tr': { borderTop: 'hair', _last: { borderBottom: 'hair' } },
      '& th, & td': { padding: '{spacing.3} 0', textAlign: 'left', fontWeight: '400' },
      '& td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: '500' },
    },
    contacts: {
      display: 'grid',
      gap: '2.5',
      marginTop: '7',
      fontStyle: 'normal',
      overflowWrap: 'anywhere',
      '& > *': { display: 'flex', alignItems: 'center', gap: '3.5', minHeight: 'touch', width: 'fit-content' },
      '& > a:hover': {
        textDecoration: 'underline',
        textDecorationThickness: '{borderWidths.hair}',
        textUnderlineOffset: '.28em',
      },
      '& svg': { flex: 'none', color: 'goldText' },
    },
  },
});
