import { defineSlotRecipe } from '@pandacss/dev';

export const shortPage = defineSlotRecipe({
  className: 'short-page',
  slots: ['root', 'mark', 'person', 'actions', 'section', 'sectionTitle', 'list', 'link'],
  base: {
    root: { minHeight: '56vh' },
    mark: { display: 'inline-block', marginBottom: '12' },
    person: { marginTop: '7' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' },
    section: {
      display: 'grid',
      gridTemplateColumns: '{sizes.aside} minmax(0, 1fr)',
      gap: '{spacing.2} {spacing.14}',
      paddingBlock: '{spacing.8} {spacing.12}',
      borderTop: 'rule',
      _lgDown: { display: 'block', paddingBlock: '{spacing.6} {spacing.9}' },
    },
    sectionTitle: { textStyle: 'displayS', paddingTop: '1.5', _lgDown: { marginBottom: '2' } },
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, {sizes.tile}), 1fr))',
      columnGap: '8',
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '13',
      borderBottom: 'hair',
      textStyle: 'titleM',
      '& > svg': { color: 'goldText', transition: 'transform {durations.base} {easings.standard}' },
      _hover: { color: 'accentText', '& > svg': { transform: 'translateX({spacing.1})' } },
    },
  },
});
