import { defineSlotRecipe } from '@pandacss/dev';

export const deliveryForm = defineSlotRecipe({
  className: 'delivery-form',
  slots: ['grid', 'full', 'select', 'selectIcon'],
  base: {
    grid: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '24px 20px',
      '@media (width < 480px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
    },
    full: { gridColumn: '1 / -1' },
    select: {
      position: 'relative',
      '& select': { appearance: 'none', paddingRight: '44px', cursor: 'pointer', textOverflow: 'ellipsis' },
    },
    selectIcon: { position: 'absolute', right: '14px', top: '14px', pointerEvents: 'none' },
  },
});
