import { defineSlotRecipe } from '@pandacss/dev';

const NARROW = '@media screen and (width < 560px)';

/** Under 560px the rows are stacked, with the figure beside the name. design.md, Components: Fact table. */
export const factTable = defineSlotRecipe({
  className: 'fact-table',
  slots: ['root', 'caption', 'head', 'body'],
  base: {
    root: {
      width: '100%',
      margin: '{spacing.5} 0 {spacing.2}',
      borderCollapse: 'collapse',
      fontSize: 'body',
      lineHeight: 'caption',
      [NARROW]: { display: 'block' },
    },
    caption: {
      position: 'absolute',
      width: 'px',
      height: 'px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    head: {
      '& th': {
        padding: '0 {spacing.4} {spacing.2.5} 0',
        borderBottom: 'rule',
        color: 'textMuted',
        textAlign: 'left',
        fontWeight: '500',
        fontSize: 'label',
        lineHeight: 'label',
      },
      '& th[data-figure]': { paddingRight: '0', textAlign: 'right' },
      // The head is invisible, but screen readers still read it with each cell.
      [NARROW]: { position: 'absolute', width: 'px', height: 'px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    body: {
      '& tr': { borderBottom: 'hair' },
      '& th': {
        padding: '{spacing.4.5} {spacing.4} {spacing.4.5} 0',
        verticalAlign: 'baseline',
        textAlign: 'left',
        fontFamily: 'display',
        fontWeight: '500',
        fontSize: 'titleM',
        lineHeight: 'title',
        fontVariantNumeric: 'lining-nums',
      },
      // A name of storage breaks at its hyphens, not within a word.
      '& th code': { fontSize: 'caption', overflowWrap: 'normal', [NARROW]: { overflowWrap: 'anywhere' } },
      '& td': { padding: '{spacing.4.5} {spacing.4} {spacing.4.5} 0', verticalAlign: 'baseline' },
      '& td:last-child': { paddingRight: '0' },
      '& td[data-figure]': {
        textAlign: 'right',
        fontWeight: '600',
        fontVariantNumeric: 'tabular-nums lining-nums',
        sm: { whiteSpace: 'nowrap' },
      },
      [NARROW]: {
        display: 'block',
        '& tr': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: '4',
          padding: '{spacing.3.5} 0',
        },
        '& tr:first-child': { borderTop: 'rule' },
        '& th, & td': { padding: '{spacing.0.5} 0' },
        '& td:not([data-figure])': { gridColumn: '1 / -1', color: 'textMuted', fontSize: 'bodyS' },
        // A row with one value does not show the column's name.
        '& td:not([data-figure]):not(:only-of-type)::before': { content: 'attr(data-label) ": "' },
        '& td[data-figure]': { gridRow: '1', gridColumn: '2', maxWidth: '9.5em' },
        '& td[data-empty]': { display: 'none' },
      },
    },
  },
});
