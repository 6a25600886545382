import { defineSlotRecipe } from '@pandacss/dev';
import { alcove } from '#src/theme/alcove.ts';

/** Half copy, half glass. DESIGN.md 10: Cart. */
export const emptyCart = defineSlotRecipe({
  className: 'empty-cart',
  slots: ['root', 'copy', 'text', 'picture'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      alignItems: 'center',
      minHeight: '640px',
      _mdDown: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '0' },
    },
    copy: {
      justifySelf: 'center',
      paddingInline: 'gutter',
      _mdDown: { justifySelf: 'start', paddingBlock: '32px 48px' },
    },
    text: { textStyle: 'bodyL', maxWidth: '30em', margin: '20px 0 32px', color: 'textMuted' },
    picture: {
      position: 'relative',
      height: '100%',
      minHeight: '640px',
      overflow: 'hidden',
      background: alcove,
      '& img': {
        position: 'absolute',
        inset: '0',
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        objectPosition: '50% 56%',
      },
      _mdDown: { order: '-1', minHeight: '300px', height: '300px', '& img': { objectPosition: '50% 34%' } },
    },
  },
});
