import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import type { NamedProduct } from '#machines/domain/named-product.ts';
import { savedBottles } from '#machines/saved/saved.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { collapseOnRemoval } from '#src/ui/row-removal.ts';
import { cartLayout, cartLine } from '#styled-system/recipes';
import { RemoveButton } from './RemoveButton.tsx';

export type RenderBottle = (bottle: NamedProduct, remove: ReactElement) => ReactNode;

/**
 * The saved bottles, the newest first. The page renders each bottle, because this feature does not know prices and
 * cart. SAV-4.
 */
export function SavedList({ renderBottle }: { renderBottle: RenderBottle }) {
  const bottles = useSelector(useFlow('saved'), savedBottles);
  const c = cartLayout();
  return (
    <section aria-label="Saved bottles" className={c.items}>
      <ul className={c.list}>
        {bottles.map((bottle) => (
          <li key={bottle.id} ref={collapseOnRemoval} className={cartLine().root}>
            {renderBottle(bottle, <RemoveButton bottle={bottle} />)}
          </li>
        ))}
      </ul>
      <div className={c.actions}>
        <ButtonLink variant="text" href="/products">
          Continue Shopping
        </ButtonLink>
        <ButtonLink variant="text" href="/cart">
          View Cart
        </ButtonLink>
      </div>
    </section>
  );
}
