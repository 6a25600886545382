import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { type Crop, CroppedPicture } from '#src/ui/CroppedPicture.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
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

type Props = {
  notice: ReactNode;
  /** The stored cart is not yet read, so visitors who have one must not see the empty cart. */
  isLoading: boolean;
};

/** One half is text, the other a picture. CRT-2. */
export function EmptyCart({ notice, isLoading }: Props) {
  const c = emptyCart();
  return (
    <div className={c.root} data-flush data-loading={isLoading ? '' : undefined}>
      <div className={c.copy}>
        {notice}
        <PageHeading variant="split">Your Cart is Empty</PageHeading>
        <p className={c.text}>Nothing poured yet. The shelves are this way.</p>
        <ButtonLink size="lg" href="/products">
          Continue Shopping
        </ButtonLink>
        <ButtonLink size="lg" variant="text" href="/saved">
          Saved bottles
        </ButtonLink>
        <ButtonLink size="lg" variant="text" href="/orders">
          Orders
        </ButtonLink>
      </div>
      <CroppedPicture narrow={ABOVE} wide={HALF} wideWhere="(width >= 768px)" className={c.picture} />
    </div>
  );
}
