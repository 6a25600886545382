import { defineSlotRecipe } from '@pandacss/dev';

/** The rows are joined, and the whole row is the radio's label. design.md, Components: Payment. */
export const paymentMethods = defineSlotRecipe({
  className: 'payment-methods',
  slots: ['root', 'row', 'radio', 'name', 'note'],
  base: {
    row: {
      display: 'grid',
      gridTemplateColumns: '{sizes.5.5} minmax(0, 1fr) auto',
      gap: '4',
      alignItems: 'center',
      padding: '{spacing.4.5} {spacing.5}',
      border: 'control',
      bg: 'surface',
      cursor: 'pointer',
      transition: 'background-color {durations.fast}',
      '& + &': { borderTopWidth: '0' },
      _first: { borderRadius: '{radii.control} {radii.control} 0 0' },
      _last: { borderRadius: '0 0 {radii.control} {radii.control}' },
      _hover: { bg: 'stone.25' },
      '&:has(:checked)': { bg: 'accentWash', boxShadow: 'chosen' },
      '&:has(:focus-visible)': {
        position: 'relative',
        outline: '{borders.focus}',
        outlineOffset: '{sizes.focusOffset}',
      },
    },
    radio: {
      appearance: 'none',
      width: '5',
      height: '5',
      margin: '0',
      border: 'control',
      borderRadius: '50%',
      bg: 'surface',
      cursor: 'pointer',
      _checked: { border: '{borderWidths.dot} solid {colors.accent}' },
      '&:focus-visible': { outline: '0' },
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
    name: { display: 'block', fontWeight: '600' },
    note: { display: 'block', color: 'textMuted', fontSize: 'label' },
  },
});
