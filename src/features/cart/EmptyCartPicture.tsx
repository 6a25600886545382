import { type Crop, CroppedPicture } from '#src/ui/CroppedPicture.tsx';
import { emptyCart } from '#styled-system/recipes';

const ABOVE: Crop = {
  imageUrl: '/images/moods/cart-empty-wide.avif',
  widths: [400, 800],
  width: 800,
  height: 534,
  sizes: '100vw',
  lqip: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoJAAYAAoBCJZQCdADdc+qDrAAA/vKRwV5GhatBm+d5iPW0vVJjTaFXvtl4kyE7AphBJW1YHrBfD5AA',
};
const HALF: Crop = {
  imageUrl: '/images/moods/cart-empty-tall.avif',
  widths: [648, 1296],
  width: 1296,
  height: 1152,
  sizes: 'max(50vw, 720px)',
  lqip: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoJAAgAAoBCJZQCdAD0jEz0+gAA/vQWM1e/JlhJfGaF44VHvoSMhmb3ShBKqGOGMApPtBkZBclSoAAA',
};

/** The half beside the text. CRT-2. */
export const EmptyCartPicture = () => (
  <CroppedPicture narrow={ABOVE} wide={HALF} wideWhere="(width >= 768px)" className={emptyCart().picture} />
);
