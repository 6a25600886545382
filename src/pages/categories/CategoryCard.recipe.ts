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
      '&:focus-visible': { outlineOffset: '-2px', position: 'relative', zIndex: '1' },
      '&:focus-visible img': { opacity: '.92' },
    },
    frame: {
      position: 'relative',
      aspectRatio: 'var(--frame)',
      overflow: 'hidden',
      background: alcove,
      _mdDown: { aspectRatio: '1 / 1.06' },
      '& img': { transition: 'transform 700ms {easings.enter}' },
      'a:hover & img': { transform: 'scale(1.03)', _motionReduce: { transform: 'none' } },
    },
    caption: {
      padding: '12px 20px 8px 0',
      _mdDown: { paddingInline: '{spacing.gutter} 12px', 'li:nth-child(even) &': { paddingLeft: '14px' } },
    },
    name: {
      fontFamily: 'display',
      fontWeight: '500',
      fontSize: '1.125rem',
      lineHeight: '1.3',
      'a:hover &': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '.2em' },
    },
    count: {
      display: 'block',
      color: 'textMuted',
      fontSize: '.8125rem',
      lineHeight: '1.5',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    text: { marginTop: '4px', color: 'textMuted', fontSize: '.9375rem', lineHeight: '1.45' },
  },
});
