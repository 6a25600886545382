import { defineSlotRecipe } from '@pandacss/dev';

/** Filters in a column beside the list from 1024px; below that they are in a drawer. design.md, Space and Screens. */
export const catalogueLayout = defineSlotRecipe({
  className: 'catalogue-layout',
  slots: ['root', 'column', 'clear', 'mobileBar', 'mobileButton'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '{sizes.filters} minmax(0, 1fr)',
      gap: '14',
      alignItems: 'start',
      // The filters' place is kept where they are still to come; the last child is none until the page is read to its end.
      '& > :not(aside)': { gridColumn: '2' },
      _lgDown: { display: 'block' },
      _print: { display: 'block' },
    },
    column: {
      position: 'sticky',
      // It is 1270px tall: in a lower window it stops with its end in view, so that nothing of it is ever out of reach.
      top: 'min({spacing.26}, calc(100dvh - {sizes.filtersHeight} - {spacing.6}))',
      '&:has(details[open])': { position: 'static' },
      _lgDown: { display: 'none' },
      _print: { display: 'none' },
    },
    clear: { paddingBlock: '5', borderTop: 'hair' },
    mobileBar: {
      position: 'sticky',
      top: '16',
      zIndex: '10',
      display: 'none',
      gridTemplateColumns: '1fr 1fr',
      marginInline: 'calc(-1 * {spacing.gutter})',
      bg: 'bg',
      borderBlock: 'hair',
      '& > * + *': { borderLeft: 'hair' },
      _lgDown: { display: 'grid' },
      _print: { display: 'none' },
    },
    mobileButton: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2.5',
      height: '13',
      fontSize: 'bodyS',
      fontWeight: '600',
      '&:focus-visible': { outlineOffset: 'calc(-1 * {spacing.1})' },
      '& [data-count]': { fontWeight: '500', color: 'textMuted', fontVariantNumeric: 'tabular-nums lining-nums' },
    },
  },
});
