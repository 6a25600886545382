import { defineSlotRecipe } from '@pandacss/dev';
import { alcove } from '#src/theme/alcove.ts';

/** The 404 page's shelf has a gap and reaches from edge to edge. */
export const gapShelf = defineSlotRecipe({
  className: 'gap-shelf',
  slots: ['intro', 'lead', 'actions', 'shelf', 'plate', 'gap', 'number'],
  base: {
    intro: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      gap: '10',
      paddingBlock: '{spacing.18} {spacing.14}',
      _lgDown: { display: 'block', paddingBlock: '{spacing.11} {spacing.9}' },
    },
    lead: { textStyle: 'bodyL', color: 'textMuted', maxWidth: '30em', marginTop: '5' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      flex: 'none',
      _lgDown: { marginTop: '7', '& > *': { flex: '1' } },
    },
    shelf: {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, 1fr)',
      _lgDown: {
        gridTemplateColumns: 'repeat(3, 1fr)',
        '& > :nth-child(2), & > :nth-child(4)': { display: 'none' },
      },
    },
    plate: { _lgDown: { aspectRatio: '3 / 5' } },
    gap: {
      position: 'relative',
      aspectRatio: '4 / 5',
      background: `{gradients.gapFloor}, ${alcove}`,
      _lgDown: { aspectRatio: '3 / 5' },
    },
    number: {
      position: 'absolute',
      insetInline: '0',
      bottom: '9%',
      textAlign: 'center',
      fontFamily: 'display',
      fontStyle: 'italic',
      fontSize: 'gap',
      lineHeight: 'none',
      color: 'accentText',
    },
  },
});
