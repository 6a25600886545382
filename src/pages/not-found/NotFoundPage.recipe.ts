import { defineSlotRecipe } from '@pandacss/dev';
import { alcove } from '#src/theme/alcove.ts';

/** 404: a shelf with a gap, from edge to edge. */
export const gapShelf = defineSlotRecipe({
  className: 'gap-shelf',
  slots: ['intro', 'lead', 'actions', 'shelf', 'plate', 'gap', 'number'],
  base: {
    intro: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      gap: '40px',
      paddingBlock: '72px 56px',
      _lgDown: { display: 'block', paddingBlock: '44px 36px' },
    },
    lead: { textStyle: 'bodyL', color: 'textMuted', maxWidth: '30em', marginTop: '20px' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '12px',
      flex: 'none',
      _lgDown: { marginTop: '28px', '& > *': { flex: '1' } },
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
      background: `linear-gradient(transparent 74%, rgb(205 194 180 / .55) 86%, rgb(226 216 204 / .5)), ${alcove}`,
      _lgDown: { aspectRatio: '3 / 5' },
    },
    number: {
      position: 'absolute',
      insetInline: '0',
      bottom: '9%',
      textAlign: 'center',
      fontFamily: 'display',
      fontStyle: 'italic',
      fontSize: 'clamp(1.25rem, 2vw, 1.75rem)',
      lineHeight: '1',
      color: 'accentText',
    },
  },
});
