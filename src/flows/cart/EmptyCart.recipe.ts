import { defineSlotRecipe } from '@pandacss/dev';
import { alcove } from '#src/theme/alcove.ts';

/** Half copy, half glass. design.md, Screens: Cart. */
export const emptyCart = defineSlotRecipe({
  className: 'empty-cart',
  slots: ['root', 'copy', 'text', 'picture'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      alignItems: 'center',
      minHeight: 'splitMin',
      _mdDown: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '0' },
      'html[data-cart=kept] &[data-held]': { display: 'none' },
    },
    copy: {
      justifySelf: 'center',
      paddingInline: 'gutter',
      _mdDown: { justifySelf: 'start', paddingBlock: '{spacing.8} {spacing.12}' },
    },
    text: { textStyle: 'bodyL', maxWidth: '30em', margin: '{spacing.5} 0 {spacing.8}', color: 'textMuted' },
    picture: {
      position: 'relative',
      height: '100%',
      minHeight: 'splitMin',
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
      _mdDown: { order: '-1', minHeight: 'sceneMin', height: 'sceneMin', '& img': { objectPosition: '50% 34%' } },
    },
  },
});
