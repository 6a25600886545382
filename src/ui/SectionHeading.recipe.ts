import { defineSlotRecipe } from '@pandacss/dev';

export const sectionHeading = defineSlotRecipe({
  className: 'section-heading',
  slots: ['root', 'title', 'lead'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '24px',
      marginBottom: 'clamp(24px, 2.6vw, 40px)',
      _lgDown: { flexWrap: 'wrap', gap: '4px 24px' },
    },
    title: { textStyle: 'displayM' },
    lead: { color: 'textMuted', marginTop: '8px', '.on-dark &': { color: 'textOnDarkMuted' } },
  },
});
