import { useSelector } from '@xstate/react';
import type { Product } from '#machines/domain/product.ts';
import { isSaved, isUnread } from '#machines/saved/saved.selectors.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { iconButton, saveHeart } from '#styled-system/recipes';

export type SaveHeartProps = { product: Product; variant: 'card' | 'detail' };

/** Saves a bottle for later, or no longer: its name stays the same, and it says whether it is pressed. SAV-2. */
export function SaveHeart({ product, variant }: SaveHeartProps) {
  const flow = useFlow('saved');
  const isAwaited = useSelector(flow, isUnread);
  const isPressed = useSelector(flow, isSaved(product.id));
  if (isAwaited) return null;
  return (
    <button
      type="button"
      className={`${iconButton()} ${saveHeart({ variant })}`}
      aria-label={`Save ${product.name}`}
      aria-pressed={isPressed}
      onClick={() => flow.send({ type: 'bottle.toggled', bottle: product })}
    />
  );
}
