import { defineSlotRecipe } from '@pandacss/dev';

/**
 * The section's coloured icon, title and line are at the left, its shelf is at the right. design.md, Screens:
 * Categories.
 */
export const categorySection = defineSlotRecipe({
  className: 'category-section',
  slots: ['root', 'head', 'icon', 'title', 'text', 'shelf'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'clamp({sizes.asideMin}, 21vw, {sizes.aside}) minmax(0, 1fr)',
      gap: '{spacing.6} {spacing.14}',
      paddingBlock: '14',
      borderTop: 'hair',
      _lgDown: { display: 'block', paddingBlock: '{spacing.10} {spacing.8}' },
      // A heading is printed with its shelf.
      _print: { breakInside: 'avoid' },
    },
    head: {
      position: 'sticky',
      top: 'underHeader',
      alignSelf: 'start',
      _lgDown: { position: 'static', marginBottom: '5.5' },
      _print: { position: 'static' },
    },
    icon: { display: 'block', width: '7', height: '7' },
    title: { textStyle: 'displayS', marginTop: '3.5' },
    text: { marginTop: '2', maxWidth: '26em', color: 'textMuted' },
    shelf: {
      display: 'grid',
      // As many columns as the section has, and fewer for much larger letters.
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(100% / (var(--columns) + .5), 5.75em), 1fr))',
      gap: '{spacing.9} 0',
      _mdDown: {
        // Two columns, and one for much larger letters.
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(50%, 8em), 1fr))',
        gap: '{spacing.6.5} 0',
        marginInline: 'calc(-1 * {spacing.gutter})',
      },
    },
  },
  variants: {
    section: {
      alcoholic: { icon: { color: 'wine.600' }, shelf: { '--columns': '4', '--frame': '1 / 1.06' } },
      'non-alcoholic': {
        icon: { color: 'section.nonAlcoholic' },
        shelf: { '--columns': '6', '--frame': '3 / 4', _lgDown: { '--columns': '3', '--frame': '1 / 1.06' } },
      },
      snacks: { icon: { color: 'section.snacks' }, shelf: { '--columns': '5', '--frame': '3 / 4' } },
      glassware: { icon: { color: 'section.glassware' }, shelf: { '--columns': '5', '--frame': '3 / 4' } },
      'bar-tools': { icon: { color: 'section.barTools' }, shelf: { '--columns': '5', '--frame': '3 / 4' } },
    },
  },
  staticCss: ['*'],
});
