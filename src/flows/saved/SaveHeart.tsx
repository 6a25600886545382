import type { Product } from '#machines/domain/product.ts';
import { useHeart } from '#src/lib/use-heart.ts';
import { iconButton, saveHeart } from '#styled-system/recipes';

export type SaveHeartProps = { product: Product; variant: 'card' | 'detail' };

/** Saves a bottle for later, or no longer: its name stays the same, and it says whether it is pressed. SAV-2. */
export function SaveHeart({ product, variant }: SaveHeartProps) {
  const { isFull, press } = useHeart(product);
  return (
    <button
      type="button"
      className={`${iconButton()} ${saveHeart({ variant })}`}
      aria-label={`Save ${product.name}`}
      aria-pressed={isFull}
      onClick={press}
    />
  );
}
