import { defineSlotRecipe } from '@pandacss/dev';

export const shortPage = defineSlotRecipe({
  className: 'short-page',
  slots: ['root', 'mark', 'person', 'actions'],
  base: {
    root: { position: 'relative', minHeight: '56vh' },
    mark: { display: 'inline-block', marginBottom: '12' },
    person: { marginTop: '7' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' },
  },
});
