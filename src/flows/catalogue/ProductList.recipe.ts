import { defineSlotRecipe } from '@pandacss/dev';

/** The list and what stands in its place. */
export const productList = defineSlotRecipe({
  className: 'product-list',
  slots: ['root', 'frame', 'shelf', 'slow', 'slowNote', 'more'],
  base: {
    // Clear of the bar that stays under the header there.
    root: { minWidth: '0', _lgDown: { scrollMarginTop: '20px' } },
    frame: { position: 'relative' },
    shelf: {
      // The list before stays while the next one loads; its pictures pale when that takes a moment, its words stay legible.
      '& img': { transition: 'opacity 140ms, transform 700ms {easings.enter}!' },
      '&[aria-busy=true] img': { opacity: '.35!', transition: 'opacity 220ms 150ms!' },
    },
    // Over the places that are held, so that nothing moves when it comes.
    slow: {
      position: 'absolute',
      zIndex: '2',
      insetInline: '0',
      top: '0',
      display: 'flex',
      justifyContent: 'center',
      padding: '24px',
      pointerEvents: 'none',
      _mdDown: { padding: '12px 0' },
    },
    slowNote: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 20px',
      padding: '12px 14px 12px 20px',
      bg: 'surface',
      border: '1px solid {colors.border}',
      borderLeft: '2px solid {colors.gold}',
      boxShadow: 'overlay',
      fontSize: '.9375rem',
      pointerEvents: 'auto',
      animation: 'fadeIn 220ms',
    },
    more: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '20px',
      marginTop: '8px',
      paddingTop: '20px',
      borderTop: '1px solid {colors.border}',
      color: 'textMuted',
      fontSize: '.9375rem',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '& [role=alert]': { alignSelf: 'stretch' },
      _mdDown: { marginTop: '24px', borderTop: '0' },
    },
  },
});
