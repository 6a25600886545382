import { defineRecipe } from '@pandacss/dev';

/** Facts in two columns, figures flush right. DESIGN.md 7, Facts table. */
export const factsTable = defineRecipe({
  className: 'facts-table',
  base: {
    width: '100%',
    mt: '26px',
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
    '& caption': {
      textAlign: 'left',
      fontFamily: 'display',
      fontWeight: '500',
      fontSize: '1.0625rem',
      lineHeight: '1.3',
      pb: '10px',
    },
    '& tr': {
      borderTop: '1px solid',
      borderColor: 'border',
      _last: { borderBottom: '1px solid', borderBottomColor: 'border' },
    },
    '& th': { fontWeight: '400', textAlign: 'left', color: 'textMuted', py: '11px', pr: '4' },
    '& td': { fontWeight: '500', textAlign: 'right', py: '11px', fontVariantNumeric: 'tabular-nums lining-nums' },
  },
});
