import { useSelector } from '@xstate/react';
import type { Product } from '#machines/domain/product.ts';
import { isSaved } from '#machines/saved/saved.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { iconButton, saveHeart } from '#styled-system/recipes';

type SaveHeartProps = { product: Product; variant: 'card' | 'detail' };

/** The heart's accessible name stays the same; aria-pressed says whether the bottle is saved. SAV-2. */
export function SaveHeart({ product, variant }: SaveHeartProps) {
  const saved = useFlow('saved');
  const isFull = useSelector(saved, isSaved(product.id));
  return (
    <button
      type="button"
      className={`${iconButton()} ${saveHeart({ variant })}`}
      aria-label={`Save ${product.name}`}
      aria-pressed={isFull}
      onClick={() => saved.send({ type: 'bottle.toggled', bottle: product })}
    />
  );
}
