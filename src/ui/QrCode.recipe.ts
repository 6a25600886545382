import { defineSlotRecipe } from '@pandacss/dev';

export const qrCode = defineSlotRecipe({
  className: 'qr-code',
  slots: ['root', 'drawing', 'text'],
  base: {
    root: { display: 'grid', placeItems: 'center', flex: 'none', aspectRatio: '1', bg: 'bg', color: 'text' },
    drawing: { width: '100%', height: '100%' },
    text: { fontSize: 'caps', lineHeight: 'heading', overflowWrap: 'anywhere' },
  },
  variants: {
    size: {
      small: { root: { width: '23', padding: '2' } },
      large: { root: { width: '100%' } },
    },
  },
  defaultVariants: { size: 'small' },
  staticCss: ['*'],
});
