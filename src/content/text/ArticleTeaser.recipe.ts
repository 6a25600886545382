import { defineSlotRecipe } from '@pandacss/dev';
import { alcove } from '#src/theme/alcove.ts';

export const articleTeaser = defineSlotRecipe({
  className: 'article-teaser',
  slots: ['root', 'frame', 'date', 'title', 'link'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '{sizes.tile} minmax(0, 1fr)',
      gap: '8',
      alignItems: 'start',
      '& + &, & + section': { marginTop: '14', _mdDown: { marginTop: '11' } },
      _mdDown: { display: 'block' },
      _print: { display: 'block', breakInside: 'avoid' },
    },
    frame: {
      aspectRatio: '4 / 5',
      overflow: 'hidden',
      background: alcove,
      _mdDown: { aspectRatio: '4 / 3', marginBottom: '4' },
      _print: { display: 'none' },
    },
    date: { color: 'textMuted', fontSize: 'bodyS' },
    title: {
      textStyle: 'displayS',
      lineHeight: 'heading',
      fontVariantNumeric: 'lining-nums',
      margin: '{spacing.1} 0 {spacing.3.5}',
      scrollMarginTop: '4',
    },
    link: {
      _hover: {
        textDecoration: 'underline',
        textDecorationThickness: '{borderWidths.hair}',
        textUnderlineOffset: '.2em',
      },
    },
  },
});
