import { defineSlotRecipe } from '@pandacss/dev';
import { radioMark } from '#src/theme/radio-mark.ts';

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
    radio: radioMark,
    name: { display: 'block', fontWeight: '600' },
    note: { display: 'block', color: 'textMuted', fontSize: 'label' },
  },
});
