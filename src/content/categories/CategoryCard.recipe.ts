import { defineSlotRecipe } from '@pandacss/dev';
import { alcove } from '#src/theme/alcove.ts';

export const categoryCard = defineSlotRecipe({
  className: 'category-card',
  slots: ['root', 'frame', 'caption', 'name', 'count', 'text'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      '&:focus-visible': { outlineOffset: 'calc(-1 * {spacing.0.5})', position: 'relative', zIndex: '1' },
      '&:focus-visible img': { opacity: '.92' },
    },
    frame: {
      position: 'relative',
      aspectRatio: 'var(--frame)',
      overflow: 'hidden',
      background: alcove,
      _mdDown: { aspectRatio: '1 / 1.06' },
      '& img': { transition: 'transform {durations.plate} {easings.enter}' },
      'a:hover & img': { transform: 'scale(1.03)', _motionReduce: { transform: 'none' } },
    },
    caption: {
      padding: '{spacing.3} {spacing.5} {spacing.2} 0',
      _mdDown: { paddingInline: '{spacing.gutter} {spacing.3}', 'li:nth-child(even) &': { paddingLeft: '3.5' } },
    },
    name: {
      textStyle: 'titleS',
      'a:hover &': {
        textDecoration: 'underline',
        textDecorationThickness: '{borderWidths.hair}',
        textUnderlineOffset: '.2em',
      },
    },
    count: {
      display: 'block',
      color: 'textMuted',
      fontSize: 'caption',
      lineHeight: 'text',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    text: { marginTop: '1', color: 'textMuted', fontSize: 'bodyS', lineHeight: 'caption' },
  },
});
