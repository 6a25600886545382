import { defineSlotRecipe } from '@pandacss/dev';

/** Half copy, half picture. design.md, Screens: Cart. */
export const emptyCart = defineSlotRecipe({
  className: 'empty-cart',
  slots: ['root', 'copy', 'text', 'picture'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      alignItems: 'center',
      // As wide as half a page may be, the picture is not cut.
      minHeight: 'max({sizes.splitMin}, 37vw)',
      _mdDown: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '0' },
      'html[data-cart=kept] &[data-held]': { display: 'none' },
    },
    copy: {
      justifySelf: 'center',
      paddingInline: 'gutter',
      _mdDown: { justifySelf: 'start', paddingBlock: '{spacing.8} {spacing.12}' },
      // Beside the button, or below it where there is no room.
      '& > a + a': { marginInlineStart: '5' },
    },
    text: { textStyle: 'bodyL', maxWidth: '30em', margin: '{spacing.5} 0 {spacing.8}', color: 'textMuted' },
    picture: { height: '100%', _mdDown: { order: '-1', height: 'auto', aspectRatio: '1.5' } },
  },
});
