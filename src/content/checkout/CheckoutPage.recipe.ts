import { defineSlotRecipe } from '@pandacss/dev';

export const shortPage = defineSlotRecipe({
  className: 'short-page',
  slots: ['root', 'mark', 'person', 'notice', 'actions'],
  base: {
    root: { minHeight: '56vh' },
    mark: { display: 'inline-block', marginBottom: '12' },
    person: { marginTop: '7' },
    notice: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '{spacing.2} {spacing.5}',
      marginBlock: '5',
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' },
  },
});
