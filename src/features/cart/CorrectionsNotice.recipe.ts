import { defineSlotRecipe } from '@pandacss/dev';

/** The notice is quiet, with a gold edge. */
export const cartNotice = defineSlotRecipe({
  className: 'cart-notice',
  slots: ['root', 'icon', 'body', 'title', 'list'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '{sizes.5} minmax(0, 1fr) auto',
      alignItems: 'start',
      gap: '{spacing.1.5} {spacing.3.5}',
      // The negative margin keeps the button's text level with the other lines.
      '& > button': { marginBlock: '-2.75' },
      _mdDown: {
        gridTemplateColumns: '{sizes.5} minmax(0, 1fr)',
        '& > button': { gridColumn: '2', justifySelf: 'start' },
      },
      marginBottom: '6',
      padding: '{spacing.4} {spacing.4.5}',
      borderLeft: 'note',
      bg: 'surfaceSunken',
      fontSize: 'bodyS',
      lineHeight: 'text',
    },
    icon: { marginTop: 'px', color: 'goldText' },
    body: { minWidth: '0' },
    title: { fontSize: 'bodyS', fontWeight: '600' },
    list: { fontVariantNumeric: 'tabular-nums lining-nums', '& li + li': { marginTop: '0.5' } },
  },
});
