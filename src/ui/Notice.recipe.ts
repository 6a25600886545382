import { defineSlotRecipe } from '@pandacss/dev';

/** Something to know before going on: quiet, with a gold edge. */
export const notice = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'icon'],
  base: {
    root: {
      display: 'flex',
      gap: '14px',
      padding: '16px 18px',
      borderLeft: '2px solid {colors.gold}',
      bg: 'surfaceSunken',
      fontSize: '.9375rem',
      lineHeight: '1.5',
    },
    icon: { flex: 'none', marginTop: '1px' },
  },
});
