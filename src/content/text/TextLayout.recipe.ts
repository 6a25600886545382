import { defineSlotRecipe } from '@pandacss/dev';

/** A 280px index, and 760px of prose. design.md, Screens: Text pages. */
export const textLayout = defineSlotRecipe({
  className: 'text-layout',
  slots: ['columns'],
  base: {
    columns: {
      display: 'grid',
      gridTemplateColumns: '{sizes.aside} minmax(0, {sizes.prose})',
      gap: '14',
      alignItems: 'start',
      _lgDown: { display: 'block' },
      _print: { display: 'block' },
    },
  },
});
