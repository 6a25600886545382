import { defineSlotRecipe } from '@pandacss/dev';

/** Hours and contacts at the left, the form at the right. DESIGN.md 10: Contact. */
export const contactPage = defineSlotRecipe({
  className: 'contact-page',
  slots: ['columns', 'aside', 'title', 'hours', 'contacts'],
  base: {
    columns: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 680px)',
      gap: '56px',
      alignItems: 'start',
      _lgDown: { display: 'block' },
    },
    aside: {
      position: 'sticky',
      top: '112px',
      maxWidth: '380px',
      _lgDown: { position: 'static', maxWidth: 'none', marginBottom: '28px' },
      _print: { position: 'static' },
    },
    title: { textStyle: 'titleL', marginBottom: '10px' },
    hours: {
      width: '100%',
      borderCollapse: 'collapse',
      '& tr': { borderTop: '1px solid {colors.border}', _last: { borderBottom: '1px solid {colors.border}' } },
      '& th, & td': { padding: '12px 0', textAlign: 'left', fontWeight: '400' },
      '& td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: '500' },
    },
    contacts: {
      display: 'grid',
      gap: '10px',
      marginTop: '28px',
      fontStyle: 'normal',
      overflowWrap: 'anywhere',
      '& > *': { display: 'flex', alignItems: 'center', gap: '14px', minHeight: '44px', width: 'fit-content' },
      '& > a:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '.28em' },
      '& svg': { flex: 'none', color: 'goldText' },
    },
  },
});
