import { defineSlotRecipe } from '@pandacss/dev';

/** The report is below the more important button, which reloads the page. */
export const faultReport = defineSlotRecipe({
  className: 'fault-report',
  slots: ['root', 'title', 'words', 'action', 'status'],
  base: {
    root: { maxWidth: 'prose', marginTop: '14', paddingTop: '8', borderTop: 'hair' },
    title: { textStyle: 'titleM', marginBottom: '2' },
    words: { color: 'textMuted' },
    action: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '{spacing.2} {spacing.4}',
      marginBlock: '5',
    },
    status: { color: 'textMuted', textStyle: 'bodyS' },
  },
});
