import { defineSlotRecipe } from '@pandacss/dev';

/** DESIGN.md 10: Categories. Icon in the section's colour, title and line at the left, one shelf at the right. */
export const categorySection = defineSlotRecipe({
  className: 'category-section',
  slots: ['root', 'head', 'icon', 'title', 'text', 'shelf'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(220px, 280px) minmax(0, 1fr)',
      gap: '24px 56px',
      paddingBlock: '56px',
      borderTop: '1px solid {colors.border}',
      _lgDown: { display: 'block', paddingBlock: '40px 32px' },
    },
    head: {
      position: 'sticky',
      top: '112px',
      alignSelf: 'start',
      _lgDown: { position: 'static', marginBottom: '22px' },
      _print: { position: 'static' },
    },
    icon: { display: 'block', width: '28px', height: '28px' },
    title: { textStyle: 'displayS', marginTop: '14px' },
    text: { marginTop: '8px', maxWidth: '26em', color: 'textMuted' },
    shelf: {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
      gap: '36px 0',
      _mdDown: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gap: '26px 0',
        marginInline: 'calc(-1 * {spacing.gutter})',
      },
    },
  },
  variants: {
    /** The colours of the sections: decoration, so they are no tokens. */
    section: {
      alcoholic: { icon: { color: 'wine.600' }, shelf: { '--columns': '4', '--frame': '1 / 1.06' } },
      'non-alcoholic': {
        icon: { color: '#8a6414' },
        shelf: { '--columns': '6', '--frame': '3 / 4', _lgDown: { '--columns': '3', '--frame': '1 / 1.06' } },
      },
      snacks: { icon: { color: '#a04a24' }, shelf: { '--columns': '5', '--frame': '3 / 4' } },
      glassware: { icon: { color: '#6a3b5a' }, shelf: { '--columns': '5', '--frame': '3 / 4' } },
      'bar-tools': { icon: { color: '#7a5a33' }, shelf: { '--columns': '5', '--frame': '3 / 4' } },
    },
  },
  staticCss: ['*'],
});
