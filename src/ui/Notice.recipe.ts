import { defineSlotRecipe } from '@pandacss/dev';

/** A notice is quiet information with a gold edge. */
export const notice = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'icon'],
  base: {
    root: {
      display: 'flex',
      gap: '3.5',
      padding: '{spacing.4} {spacing.4.5}',
      borderLeft: 'note',
      bg: 'surfaceSunken',
      fontSize: 'bodyS',
      lineHeight: 'text',
    },
    icon: { flex: 'none', marginTop: 'px' },
  },
});
