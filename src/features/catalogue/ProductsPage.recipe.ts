import { defineSlotRecipe } from '@pandacss/dev';

/** From 1024px the filters are in a column beside the list, below that in a drawer. design.md, Space and Screens. */
export const catalogueLayout = defineSlotRecipe({
  className: 'catalogue-layout',
  slots: ['root', 'column', 'clear', 'mobileBar', 'mobileButton'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '{sizes.filters} minmax(0, 1fr)',
      gap: '14',
      alignItems: 'start',
      // The column's space is reserved before it is loaded. The rule avoids :last-child, which changes while the page
      // is still being parsed.
      '& > :not(aside)': { gridColumn: '2' },
      _lgDown: { display: 'block' },
      _print: { display: 'block' },
    },
    column: {
      position: 'sticky',
      // The column is level with the list when the list scrolls to its top, less the column's own padding.
      top: '23',
      // The column scrolls by itself: the list scrolls to its top after a change, and the used control stays under the
      // pointer.
      maxHeight: 'calc(100dvh - {spacing.24})',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      scrollbarColor: '{colors.stone.400} transparent',
      // The margin leaves space for focus rings, which would be clipped, and for a scrollbar.
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
      _lowWindow: { position: 'static' },
      // As in the header: space above what has the focus would make a focus in the bar scroll the page.
      'html:has(& :focus)': { scrollPaddingTop: '0' },
      _print: { display: 'none' },
    },
    mobileButton: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2.5',
      minHeight: '13',
      fontSize: 'bodyS',
      fontWeight: '600',
      '&:focus-visible': { outlineOffset: 'calc(-1 * {spacing.1})' },
      '& [data-count]': { fontWeight: '500', color: 'textMuted', fontVariantNumeric: 'tabular-nums lining-nums' },
    },
  },
});
