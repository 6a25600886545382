import { defineSlotRecipe } from '@pandacss/dev';

export const stars = defineSlotRecipe({
  className: 'stars',
  slots: ['root', 'bar', 'filled', 'value'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      fontSize: 'caption',
      lineHeight: '{sizes.5}',
      color: 'textMuted',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    bar: {
      position: 'relative',
      width: 'stars',
      height: '3.5',
      flex: 'none',
      color: 'starEmpty',
      '& svg': { position: 'absolute', inset: '0', width: 'stars', height: '3.5', maxWidth: 'none' },
    },
    filled: { position: 'absolute', inset: '0', overflow: 'hidden', color: 'star' },
    value: { fontWeight: '600', color: 'text' },
  },
});
