import { defineSlotRecipe } from '@pandacss/dev';

export const homeSale = defineSlotRecipe({
  className: 'home-sale',
  slots: ['root', 'shelf', 'place', 'card', 'name', 'price'],
  base: {
    root: {
      marginTop: 'section',
      paddingBlock: 'clamp(56px, 6.4vw, 96px)',
      bg: 'surfaceWine',
      color: 'textOnDark',
    },
    shelf: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      // The row is pushed sideways; its own room keeps the focus ring whole.
      _lgDown: {
        display: 'flex',
        overflowX: 'auto',
        scrollSnapType: 'x mandatory',
        scrollPaddingInline: 'gutter',
        scrollbarWidth: 'none',
        marginInline: 'calc(-1 * {spacing.gutter})',
        marginBlock: '-6px',
        paddingInline: 'gutter',
        paddingBlock: '6px',
      },
    },
    place: { _lgDown: { flex: '0 0 62vw', maxWidth: '260px', scrollSnapAlign: 'start' } },
    card: {
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      '&:focus-visible': { position: 'relative', zIndex: '1' },
    },
    name: {
      paddingTop: '18px',
      paddingRight: '24px',
      fontFamily: 'display',
      fontSize: '1.1875rem',
      lineHeight: '1.3',
      fontVariantNumeric: 'lining-nums',
      textDecorationThickness: '1px',
      textUnderlineOffset: '.2em',
      'a:hover > &': { textDecorationLine: 'underline' },
    },
    price: { marginTop: 'auto', paddingTop: '10px', paddingRight: '24px' },
  },
});
