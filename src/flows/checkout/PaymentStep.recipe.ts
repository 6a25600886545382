import { defineSlotRecipe } from '@pandacss/dev';

/** Three joined rows; the whole row is the radio's label. DESIGN.md 7: Payment. */
export const paymentMethods = defineSlotRecipe({
  className: 'payment-methods',
  slots: ['root', 'row', 'radio', 'name', 'note'],
  base: {
    row: {
      display: 'grid',
      gridTemplateColumns: '22px minmax(0, 1fr) auto',
      gap: '16px',
      alignItems: 'center',
      padding: '18px 20px',
      border: '1px solid {colors.borderControl}',
      bg: 'surface',
      cursor: 'pointer',
      transition: 'background-color 140ms',
      '& + &': { borderTopWidth: '0' },
      _first: { borderRadius: '2px 2px 0 0' },
      _last: { borderRadius: '0 0 2px 2px' },
      _hover: { bg: 'stone.25' },
      '&:has(:checked)': { bg: 'accentWash', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
      '&:has(:focus-visible)': { position: 'relative', outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    },
    radio: {
      appearance: 'none',
      width: '20px',
      height: '20px',
      margin: '0',
      border: '1px solid {colors.borderControl}',
      borderRadius: '50%',
      bg: 'surface',
      cursor: 'pointer',
      _checked: { border: '6px solid {colors.accent}' },
      '&:focus-visible': { outline: 'none' },
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
    name: { display: 'block', fontWeight: '600' },
    note: { display: 'block', color: 'textMuted', fontSize: '.875rem' },
  },
});
