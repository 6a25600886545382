import { defineSlotRecipe } from '@pandacss/dev';

export const deliveryForm = defineSlotRecipe({
  className: 'delivery-form',
  slots: ['grid', 'full', 'country', 'select', 'selectIcon'],
  base: {
    grid: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '{spacing.6} {spacing.5}',
      '@media (width < 480px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
    },
    full: { gridColumn: '1 / -1' },
    // Half a column beside the order's lines is too narrow for 'United States'.
    country: { _lgDown: { gridColumn: '1 / -1' } },
    select: {
      position: 'relative',
      '& select': { paddingRight: '11', cursor: 'pointer', textOverflow: 'ellipsis' },
    },
    selectIcon: { position: 'absolute', right: '3.5', top: '3.5', pointerEvents: 'none' },
  },
});
