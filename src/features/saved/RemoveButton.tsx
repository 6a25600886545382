import type { MouseEvent } from 'react';
import type { NamedProduct } from '#machines/domain/named-product.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { focusNeighbourAfter } from '#src/ui/row-removal.ts';
import { cartLine } from '#styled-system/recipes';

/** Removing a bottle moves the focus to the neighbour's button. SAV-3. */
export function RemoveButton({ bottle: { id, name } }: { bottle: NamedProduct }) {
  const flow = useFlow('saved');
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    focusNeighbourAfter(currentTarget.closest('li'), () => flow.send({ type: 'bottle.removed', id }));
  return (
    <button type="button" data-remove className={cartLine().remove} aria-label={`Remove ${name}`} onClick={remove}>
      Remove
    </button>
  );
}
