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
      top: '104px',
      // A column that is taller than the window scrolls by itself; room for its focus rings on both sides.
      maxHeight: 'calc(100dvh - 104px)',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      marginInline: '-10px',
      paddingInline: '10px',
      _lgDown: { display: 'none' },
    },
    clear: {
      position: 'sticky',
      bottom: '0',
      zIndex: '1',
      paddingBlock: '16px 20px',
      bg: 'bg',
      borderTop: '1px solid {colors.border}',
      // What scrolls under it fades, so that it is seen to go on.
      _before: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        bottom: 'calc(100% + 1px)',
        height: '20px',
        background: 'linear-gradient(transparent, {colors.bg})',
        pointerEvents: 'none',
      },
    },
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
