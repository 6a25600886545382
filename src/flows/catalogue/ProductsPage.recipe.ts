import { defineSlotRecipe } from '@pandacss/dev';

/** Filters in a column beside the list from 1024px; below that they are in a drawer. DESIGN.md 4 and 10. */
export const catalogueLayout = defineSlotRecipe({
  className: 'catalogue-layout',
  slots: ['root', 'column', 'clear', 'mobileBar', 'mobileButton'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '248px minmax(0, 1fr)',
      gap: '56px',
      alignItems: 'start',
      _lgDown: { display: 'block' },
    },
    column: {
      position: 'sticky',
      // It is 880px tall: in a lower window it stops with its end in view, so that nothing of it is ever out of reach.
      top: 'min(104px, calc(100dvh - 904px))',
      '&:has(details[open])': { position: 'static' },
      _lgDown: { display: 'none' },
    },
    clear: { paddingBlock: '20px', borderTop: '1px solid {colors.border}' },
    mobileBar: {
      position: 'sticky',
      top: '64px',
      zIndex: '10',
      display: 'none',
      gridTemplateColumns: '1fr 1fr',
      marginInline: 'calc(-1 * {spacing.gutter})',
      bg: 'bg',
      borderBlock: '1px solid {colors.border}',
      '& > * + *': { borderLeft: '1px solid {colors.border}' },
      _lgDown: { display: 'grid' },
    },
    mobileButton: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '10px',
      height: '52px',
      fontSize: '.9375rem',
      fontWeight: '600',
      '&:focus-visible': { outlineOffset: '-4px' },
      '& [data-count]': { fontWeight: '500', color: 'textMuted', fontVariantNumeric: 'tabular-nums lining-nums' },
    },
  },
});
