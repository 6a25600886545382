import { defineSlotRecipe } from '@pandacss/dev';

/** The neighbouring pages of a text page; a long page's contents stand under its own name. */
export const pageIndex = defineSlotRecipe({
  className: 'page-index',
  slots: ['root', 'item', 'page', 'contents', 'anchor'],
  base: {
    root: {
      position: 'sticky',
      top: '112px',
      maxHeight: 'calc(100dvh - 136px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderTop: '1px solid {colors.text}',
      paddingTop: '10px',
      _lgDown: { display: 'none' },
      _print: { display: 'none!' },
    },
    item: { borderBottom: '1px solid {colors.border}' },
    page: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '43px',
      color: 'textMuted',
      fontSize: '.9375rem',
      '&:focus-visible': { outlineOffset: '-2px' },
      _hover: { color: 'accentText' },
      '&[aria-current]': { color: 'text', fontWeight: '600' },
    },
    contents: { marginBottom: '12px', paddingLeft: '16px', borderLeft: '1px solid {colors.gold}' },
    anchor: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '32px',
      paddingBlock: '4px',
      color: 'textMuted',
      fontSize: '.875rem',
      lineHeight: '1.4',
      '&:focus-visible': { outlineOffset: '-2px' },
      _hover: { color: 'accentText' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
  },
});
