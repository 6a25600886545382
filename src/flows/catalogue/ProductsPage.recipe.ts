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
      // Level with the list when that shows its top; less what the column is wider by.
      top: '23',
      // It scrolls by itself: the list shows its top after a change, and the control just used stays under the pointer.
      maxHeight: 'calc(100dvh - {spacing.24})',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      scrollbarColor: '{colors.stone.400} transparent',
      // Room for focus rings, which would be cut, and for a scrollbar beside the controls.
      margin: '-1',
      marginRight: '-5',
      padding: '1',
      scrollPadding: '3',
      '& > *': { maxWidth: 'filters' },
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
