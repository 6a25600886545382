import { defineSlotRecipe } from '@pandacss/dev';

const RULE = '1px solid {colors.border}';

export const homeHouses = defineSlotRecipe({
  className: 'home-houses',
  slots: ['root', 'row', 'cell', 'house', 'mark', 'facts'],
  base: {
    root: { paddingTop: 'section' },
    // Two, four or eight in a row; rules are drawn between cells only.
    row: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      overflow: 'hidden',
      borderBlock: RULE,
      '@media (640px <= width < 1280px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      xl: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    },
    cell: { borderTop: RULE, borderLeft: RULE, marginTop: '-1px', marginLeft: '-1px' },
    house: {
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '14px',
      minHeight: '144px',
      padding: '16px 10px',
      xl: { minHeight: '168px' },
      textAlign: 'center',
      transition: 'background-color 220ms',
      _hover: { bg: 'surfaceSunken' },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      height: '60px',
      width: '100%',
      '& img': { maxWidth: '100%', height: 'auto' },
    },
    facts: {
      fontSize: '.8125rem',
      lineHeight: '1.4',
      color: 'textMuted',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '& > span': { display: 'block' },
    },
  },
});
