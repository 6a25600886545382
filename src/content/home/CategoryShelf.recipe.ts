import { defineSlotRecipe } from '@pandacss/dev';

export const homeCategories = defineSlotRecipe({
  className: 'home-categories',
  slots: ['root', 'shelf', 'card', 'alcove', 'name', 'count'],
  base: {
    root: { paddingTop: 'section' },
    shelf: {
      display: 'grid',
      // Two columns, and one for much larger letters.
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(50%, 8em), 1fr))',
      gap: '{spacing.7} 0',
      marginInline: 'calc(-1 * {spacing.gutter})',
      _mdDown: {
        containIntrinsicHeight: 'auto {sizes.homeCategoriesMobile}',
        _belowDeferred: { contentVisibility: 'hidden' },
      },
      '@media (640px <= width < 1024px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      lg: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', marginInline: '0' },
    },
    card: { display: 'block', '&:focus-visible': { position: 'relative', zIndex: '1' } },
    alcove: {
      aspectRatio: '3 / 4',
      overflow: 'hidden',
      bg: 'surfaceStone',
      '& img': { transition: 'transform {durations.plate} {easings.enter}' },
      'a:hover > & img': { transform: 'scale(1.03)', _motionReduce: { transform: 'none' } },
    },
    name: {
      marginTop: '3.5',
      fontFamily: 'display',
      fontSize: 'displayXs',
      lineHeight: 'heading',
      letterSpacing: 'displayXs',
      textDecorationThickness: '{borderWidths.hair}',
      textUnderlineOffset: '.18em',
      _lgDown: { paddingLeft: 'gutter' },
      'a:hover > &': { textDecorationLine: 'underline' },
    },
    count: {
      fontSize: 'label',
      color: 'textMuted',
      fontVariantNumeric: 'tabular-nums lining-nums',
      _lgDown: { paddingLeft: 'gutter' },
    },
  },
});
