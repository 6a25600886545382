import { defineSlotRecipe } from '@pandacss/dev';

export const homeBrands = defineSlotRecipe({
  className: 'home-brands',
  slots: ['root', 'row', 'cell', 'brand', 'mark', 'facts'],
  base: {
    root: {
      paddingTop: 'section',
      _mdDown: { contentVisibility: 'auto', containIntrinsicHeight: 'auto {sizes.homeBrandsMobile}' },
    },
    // A row has two, four or eight cells. Rules are only between cells.
    row: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      overflow: 'hidden',
      borderBlock: 'hair',
      '@media (640px <= width < 1280px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      xl: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    },
    cell: { borderTop: 'hair', borderLeft: 'hair', marginTop: '-px', marginLeft: '-px' },
    brand: {
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3.5',
      minHeight: '36',
      padding: '{spacing.4} {spacing.2.5}',
      xl: { minHeight: '42' },
      textAlign: 'center',
      transition: 'background-color {durations.base}',
      _hover: { bg: 'surfaceSunken' },
      '&:focus-visible': { outlineOffset: 'calc(-1 * {spacing.0.75})' },
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      height: '15',
      width: '100%',
      '& img': { maxWidth: '100%', height: 'auto' },
    },
    facts: {
      fontSize: 'caption',
      lineHeight: 'label',
      color: 'textMuted',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '& > span': { display: 'block' },
    },
  },
});
