import { defineSlotRecipe } from '@pandacss/dev';

const NARROW = '@media screen and (width < 560px)';

/** DESIGN.md 7: Ledger table. Under 560px the rows are stacked, the figure beside the name. */
export const ledger = defineSlotRecipe({
  className: 'ledger',
  slots: ['root', 'caption', 'head', 'body'],
  base: {
    root: {
      width: '100%',
      margin: '20px 0 8px',
      borderCollapse: 'collapse',
      fontSize: '1rem',
      lineHeight: '1.45',
      [NARROW]: { display: 'block' },
    },
    caption: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    head: {
      '& th': {
        padding: '0 16px 10px 0',
        borderBottom: '1px solid {colors.text}',
        color: 'textMuted',
        textAlign: 'left',
        fontWeight: '500',
        fontSize: '.875rem',
        lineHeight: '1.4',
      },
      '& th[data-figure]': { paddingRight: '0', textAlign: 'right' },
      // Out of sight, but still read with each cell.
      [NARROW]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    body: {
      '& tr': { borderBottom: '1px solid {colors.border}' },
      '& th': {
        padding: '18px 16px 18px 0',
        verticalAlign: 'baseline',
        textAlign: 'left',
        fontFamily: 'display',
        fontWeight: '500',
        fontSize: '1.1875rem',
        lineHeight: '1.3',
        fontVariantNumeric: 'lining-nums',
      },
      '& td': { padding: '18px 16px 18px 0', verticalAlign: 'baseline' },
      '& td:last-child': { paddingRight: '0' },
      '& td[data-figure]': {
        textAlign: 'right',
        fontWeight: '600',
        fontVariantNumeric: 'tabular-nums lining-nums',
        sm: { whiteSpace: 'nowrap' },
      },
      [NARROW]: {
        display: 'block',
        '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '16px', padding: '14px 0' },
        '& tr:first-child': { borderTop: '1px solid {colors.text}' },
        '& th, & td': { padding: '2px 0' },
        '& td:not([data-figure])': { gridColumn: '1 / -1', color: 'textMuted', fontSize: '.9375rem' },
        // A row of two needs no name for its one value.
        '& td:not([data-figure]):not(:only-of-type)::before': { content: 'attr(data-label) ": "' },
        '& td[data-figure]': { gridRow: '1', gridColumn: '2', maxWidth: '9.5em' },
        '& td[data-empty]': { display: 'none' },
      },
    },
  },
});
