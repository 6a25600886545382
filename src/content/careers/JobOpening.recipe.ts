import { defineSlotRecipe } from '@pandacss/dev';

export const jobOpening = defineSlotRecipe({
  className: 'job-opening',
  slots: ['root', 'title', 'facts', 'subtitle', 'apply', 'instead'],
  base: {
    root: { paddingBlock: '{spacing.7} {spacing.9}', borderTop: 'rule', 'section + &': { marginTop: '11' } },
    title: { textStyle: 'displayS', lineHeight: 'heading' },
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.1} {spacing.7}',
      margin: '{spacing.3.5} 0 {spacing.4.5}',
      fontSize: 'bodyS',
      '& div': { display: 'flex', flexWrap: 'wrap', gap: '0 {spacing.2}' },
      '& dt': { color: 'textMuted' },
      '& dd': { fontWeight: '500' },
    },
    subtitle: { textStyle: 'titleL', marginBlock: '{spacing.6} {spacing.2.5}' },
    apply: { marginTop: '7' },
    instead: { marginTop: '3', color: 'textMuted' },
  },
});
