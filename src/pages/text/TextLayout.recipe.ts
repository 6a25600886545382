import { defineSlotRecipe } from '@pandacss/dev';

/** DESIGN.md 10: a 280px index, prose of 760px. */
export const textLayout = defineSlotRecipe({
  className: 'text-layout',
  slots: ['columns'],
  base: {
    columns: {
      display: 'grid',
      gridTemplateColumns: '280px minmax(0, 760px)',
      gap: '56px',
      alignItems: 'start',
      _lgDown: { display: 'block' },
      _print: { display: 'block' },
    },
  },
});
