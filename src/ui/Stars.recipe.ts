import { defineSlotRecipe } from '@pandacss/dev';

export const stars = defineSlotRecipe({
  className: 'stars',
  slots: ['root', 'bar', 'filled', 'value'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '8px',
      fontSize: '.8125rem',
      lineHeight: '20px',
      color: 'textMuted',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    bar: {
      position: 'relative',
      width: '74px',
      height: '14px',
      flex: 'none',
      color: 'starEmpty',
      '& svg': { position: 'absolute', inset: '0', width: '74px', height: '14px', maxWidth: 'none' },
    },
    filled: { position: 'absolute', inset: '0', overflow: 'hidden', color: 'star' },
    value: { fontWeight: '600', color: 'text' },
  },
});
