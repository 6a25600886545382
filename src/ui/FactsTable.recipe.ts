import { defineRecipe } from '@pandacss/dev';

/** Facts are in two columns with figures aligned right. design.md, Components: Facts table. */
export const factsTable = defineRecipe({
  className: 'facts-table',
  base: {
    width: '100%',
    mt: '6.5',
    borderCollapse: 'collapse',
    fontSize: 'bodyS',
    '& caption': {
      textAlign: 'left',
      textStyle: 'titleXs',
      pb: '2.5',
    },
    '& tr': {
      borderTop: '{borderWidths.hair} solid',
      borderColor: 'border',
      _last: { borderBottom: '{borderWidths.hair} solid', borderBottomColor: 'border' },
    },
    '& th': { fontWeight: '400', textAlign: 'left', color: 'textMuted', py: '2.75', pr: '4' },
    '& td': { fontWeight: '500', textAlign: 'right', py: '2.75', fontVariantNumeric: 'tabular-nums lining-nums' },
  },
});
