import { defineSlotRecipe } from '@pandacss/dev';

export const sectionHeading = defineSlotRecipe({
  className: 'section-heading',
  slots: ['root', 'title', 'lead'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '6',
      marginBottom: 'clamp({spacing.6}, 2.6vw, {spacing.10})',
      _lgDown: { flexWrap: 'wrap', gap: '{spacing.1} {spacing.6}' },
    },
    title: { textStyle: 'displayM' },
    lead: { color: 'textMuted', marginTop: '2', '.on-dark &': { color: 'textOnDarkMuted' } },
  },
});
