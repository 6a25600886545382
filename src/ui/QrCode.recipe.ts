import { defineSlotRecipe } from '@pandacss/dev';

export const qrCode = defineSlotRecipe({
  className: 'qr-code',
  slots: ['root', 'drawing'],
  base: {
    root: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      aspectRatio: '1',
      bg: 'bg',
      // A QR code keeps its ink in forced colours, so its white ground must stay, too.
      forcedColorAdjust: 'none',
    },
    drawing: { width: '100%', height: '100%' },
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
