import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { cartLines } from '#machines/cart/cart.selectors.ts';
import { focusHeadingAfter } from '#src/platform/focus.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { collapseOnRemoval } from '#src/ui/row-removal.ts';
import { cartLayout, cartLine } from '#styled-system/recipes';
import { CartLineRow } from './CartLineRow.tsx';

/** Below the lines the shopper can go on shopping or clear the cart. CRT-2. */
export function CartLines() {
  const cart = useFlow('cart');
  const lines = useSelector(cart, cartLines);
  const c = cartLayout();
  return (
    <section aria-label="Items" className={c.items}>
      <ul className={c.list}>
        {lines.map((line) => (
          <li key={line.product.id} ref={collapseOnRemoval} className={cartLine().root}>
            <CartLineRow line={line} />
          </li>
        ))}
      </ul>
      <div className={c.actions}>
        <ButtonLink variant="text" href="/products">
          <ArrowLeft size={16} strokeWidth={1.6} />
          Continue Shopping
        </ButtonLink>
        <ButtonLink variant="text" href="/saved">
          Saved bottles
        </ButtonLink>
        <Button variant="text" muted onClick={() => focusHeadingAfter(() => cart.send({ type: 'cart.cleared' }))}>
          Clear Cart
        </Button>
      </div>
    </section>
  );
}
