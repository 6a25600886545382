import { defineSlotRecipe } from '@pandacss/dev';

export const homeSale = defineSlotRecipe({
  className: 'home-sale',
  slots: ['root', 'shelf', 'place', 'card', 'name', 'price'],
  base: {
    root: {
      marginTop: 'section',
      paddingBlock: 'clamp({spacing.14}, 6.4vw, {spacing.24})',
      bg: 'surfaceWine',
      color: 'textOnDark',
      // The text would be pale on white paper, so the background is printed.
      _print: { printColorAdjust: 'exact' },
      _mdDown: { contentVisibility: 'auto', containIntrinsicHeight: 'auto {sizes.homeSaleMobile}' },
    },
    shelf: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      // The row scrolls sideways; its padding keeps focus rings whole.
      _lgDown: {
        display: 'flex',
        overflowX: 'auto',
        scrollSnapType: 'x mandatory',
        scrollPaddingInline: 'gutter',
        scrollbarWidth: 'none',
        marginInline: 'calc(-1 * {spacing.gutter})',
        marginBlock: '-1.5',
        paddingInline: 'gutter',
        paddingBlock: '1.5',
      },
    },
    place: { _lgDown: { flex: '0 0 62vw', maxWidth: 'actionMax', scrollSnapAlign: 'start' } },
    card: {
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      '&:focus-visible': { position: 'relative', zIndex: '1' },
    },
    name: {
      paddingTop: '4.5',
      paddingRight: '6',
      fontFamily: 'display',
      fontSize: 'titleM',
      lineHeight: 'title',
      fontVariantNumeric: 'lining-nums',
      textDecorationThickness: '{borderWidths.hair}',
      textUnderlineOffset: '.2em',
      'a:hover > &': { textDecorationLine: 'underline' },
    },
    price: { marginTop: 'auto', paddingTop: '2.5', paddingRight: '6' },
  },
});
