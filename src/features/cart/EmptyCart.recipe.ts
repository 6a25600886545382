import { defineSlotRecipe } from '@pandacss/dev';

/** One half is text, the other a picture. design.md, Screens: Cart. */
export const emptyCart = defineSlotRecipe({
  className: 'empty-cart',
  slots: ['root', 'copy', 'text', 'picture'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      alignItems: 'center',
      // At the greatest width of half a page this height shows the whole picture.
      minHeight: 'max({sizes.splitMin}, 37vw)',
      _mdDown: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '0' },
      'html[data-cart=stored] &[data-loading]': { display: 'none' },
    },
    copy: {
      justifySelf: 'center',
      paddingInline: 'gutter',
      // The links are beside the button, or below it on narrow screens.
      '& > a': { marginInlineEnd: '5' },
      _mdDown: {
        justifySelf: 'stretch',
        paddingBlock: '{spacing.8} {spacing.12}',
        '& > a:first-of-type': { display: 'flex', marginInlineEnd: '0' },
      },
    },
    text: { textStyle: 'bodyL', maxWidth: '30em', margin: '{spacing.5} 0 {spacing.8}', color: 'textMuted' },
    picture: { height: '100%', _mdDown: { order: '-1', height: 'auto', aspectRatio: '1.5' } },
  },
});
