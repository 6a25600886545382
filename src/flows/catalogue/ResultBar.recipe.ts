import { defineSlotRecipe } from '@pandacss/dev';

/** Above the list: how many, the filters that are set, the order. */
export const resultBar = defineSlotRecipe({
  className: 'result-bar',
  slots: ['root', 'count', 'chips', 'sort', 'sortLabel', 'sortValue'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '12px',
      minHeight: '64px',
      paddingBottom: '20px',
      _lgDown: { minHeight: '0', gap: '10px', paddingBlock: '16px', '& > [data-sort]': { display: 'none' } },
    },
    count: {
      // As wide as its longest words, so that the chips beside it stay where they are.
      minWidth: '8.4em',
      minHeight: '24px',
      fontSize: '.9375rem',
      lineHeight: '24px',
      color: 'textMuted',
      '& b': { color: 'text', fontWeight: '600', fontVariantNumeric: 'tabular-nums lining-nums' },
      _lgDown: { width: '100%' },
    },
    chips: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '12px 8px',
      minWidth: '0',
      overflowWrap: 'anywhere',
      '& > *': { maxWidth: '100%' },
    },
    sort: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: '44px',
      marginLeft: 'auto',
      fontSize: '.9375rem',
      // The native list opens from a select that lies unseen over the words.
      '& select': {
        position: 'absolute',
        inset: '0',
        width: '100%',
        height: '100%',
        opacity: '0',
        cursor: 'pointer',
        fontSize: '1rem',
      },
      '&:has(select:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
      '&:hover [data-value]': {
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '.28em',
      },
    },
    sortLabel: {
      color: 'textMuted',
      _xlDown: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    sortValue: { display: 'inline-flex', alignItems: 'center', gap: '6px', fontWeight: '600' },
  },
  variants: {
    place: {
      bar: {},
      /** Half of the bar on narrow screens. */
      mobile: {
        sort: {
          height: '52px',
          justifyContent: 'center',
          gap: '10px',
          marginLeft: '0',
          padding: '0 8px',
          lineHeight: '1.2',
          '&:has(select:focus-visible)': { outlineOffset: '-4px' },
        },
      },
    },
  },
  defaultVariants: { place: 'bar' },
  staticCss: ['*'],
});
