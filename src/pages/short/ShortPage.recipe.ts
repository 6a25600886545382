import { defineSlotRecipe } from '@pandacss/dev';

export const shortPage = defineSlotRecipe({
  className: 'short-page',
  slots: ['root', 'mark', 'person', 'actions', 'section', 'sectionTitle', 'list', 'link'],
  base: {
    root: { minHeight: '56vh' },
    mark: { display: 'inline-block', marginBottom: '48px' },
    person: { marginTop: '28px' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '32px' },
    section: {
      display: 'grid',
      gridTemplateColumns: '280px minmax(0, 1fr)',
      gap: '8px 56px',
      paddingBlock: '32px 48px',
      borderTop: '1px solid {colors.text}',
      _lgDown: { display: 'block', paddingBlock: '24px 36px' },
    },
    sectionTitle: { textStyle: 'displayS', paddingTop: '6px', _lgDown: { marginBottom: '8px' } },
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
      columnGap: '32px',
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '52px',
      borderBottom: '1px solid {colors.border}',
      textStyle: 'titleM',
      '& > svg': { color: 'goldText', transition: 'transform 220ms {easings.standard}' },
      _hover: { color: 'accentText', '& > svg': { transform: 'translateX(4px)' } },
    },
  },
});
