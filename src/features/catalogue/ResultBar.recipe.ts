import { defineSlotRecipe } from '@pandacss/dev';

export const resultBar = defineSlotRecipe({
  className: 'result-bar',
  slots: ['root', 'count', 'chips', 'sort', 'sortLabel', 'sortValue'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      minHeight: '16',
      paddingBottom: '5',
      _lgDown: { minHeight: '0', gap: '2.5', paddingBlock: '4', '& > [data-sort]': { display: 'none' } },
    },
    count: {
      // The width is that of the longest text, so the chips beside it do not move.
      minWidth: '8.4em',
      minHeight: '6',
      fontSize: 'bodyS',
      lineHeight: 'body',
      color: 'textMuted',
      '& b': { color: 'text', fontWeight: '600', fontVariantNumeric: 'tabular-nums lining-nums' },
      _lgDown: { width: '100%' },
      // An alert says what there is instead. The region stays for what comes next.
      '&:empty': { minWidth: '0', width: '0', marginRight: 'calc(-1 * {spacing.3})' },
    },
    chips: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.3} {spacing.2}',
      minWidth: '0',
      overflowWrap: 'anywhere',
      '& > *': { maxWidth: '100%' },
    },
    sort: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      marginLeft: 'auto',
      fontSize: 'bodyS',
      // An invisible select over the text opens the native list.
      '& select': {
        position: 'absolute',
        inset: '0',
        width: '100%',
        height: '100%',
        opacity: '0',
        cursor: 'pointer',
        fontSize: 'body',
      },
      '&:has(select:focus-visible)': { outline: '{borders.focus}', outlineOffset: '{sizes.focusOffset}' },
    },
    sortLabel: {
      color: 'textMuted',
      _xlDown: { position: 'absolute', width: 'px', height: 'px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    sortValue: { display: 'inline-flex', alignItems: 'center', gap: '1.5', fontWeight: '600' },
  },
  variants: {
    place: {
      bar: {
        sort: {
          px: '3.5',
          bg: 'surface',
          border: 'control',
          borderRadius: 'control',
          '&:hover': { borderColor: 'text' },
        },
      },
      /** On narrow screens it takes half of the bar. */
      mobile: {
        sort: {
          minHeight: '13',
          justifyContent: 'center',
          gap: '2.5',
          marginLeft: '0',
          padding: '{spacing.1} {spacing.2}',
          lineHeight: 'heading',
          '&:has(select:focus-visible)': { outlineOffset: 'calc(-1 * {spacing.1})' },
        },
      },
    },
  },
  defaultVariants: { place: 'bar' },
  staticCss: ['*'],
});
