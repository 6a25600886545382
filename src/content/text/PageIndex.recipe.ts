import { defineSlotRecipe } from '@pandacss/dev';

/** The index lists a text page's neighbours. A long page's contents are below its own name. */
export const pageIndex = defineSlotRecipe({
  className: 'page-index',
  slots: ['root', 'item', 'page', 'contents', 'anchor'],
  base: {
    root: {
      position: 'sticky',
      top: 'underHeader',
      maxHeight: 'calc(100dvh - {spacing.underHeader} - {spacing.6})',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderTop: 'rule',
      paddingTop: '2.5',
      _lgDown: { display: 'none' },
      _print: { display: 'none' },
    },
    item: { borderBottom: 'hair' },
    page: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'calc({sizes.touch} - {borderWidths.hair})',
      color: 'textMuted',
      fontSize: 'bodyS',
      '&:focus-visible': { outlineOffset: 'calc(-1 * {spacing.0.5})' },
      _hover: { color: 'accentText' },
      '&[aria-current]': { color: 'text', fontWeight: '600' },
    },
    contents: { marginBottom: '3', paddingLeft: '4', borderLeft: 'label' },
    anchor: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '8',
      paddingBlock: '1',
      color: 'textMuted',
      fontSize: 'label',
      lineHeight: 'label',
      '&:focus-visible': { outlineOffset: 'calc(-1 * {spacing.0.5})' },
      _hover: { color: 'accentText' },
      '@media (pointer: coarse)': { minHeight: 'touch' },
    },
  },
});
