import { defineSlotRecipe } from '@pandacss/dev';

/** design.md, Screens: a 280px index, prose of 760px. */
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
