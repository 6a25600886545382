import { useSelector } from '@xstate/react';
import { heldQuantity } from '#machines/cart/cart.selectors.ts';
import type { Product } from '#machines/domain/product.ts';
import { useAcknowledged } from '#src/features/cart/additions.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { cardAdd, cardCount } from '#styled-system/recipes';
import { moveFocusToAdd } from './card-add.dom.ts';

const look = cardCount();

const nameOf = ({ name, inStock }: Product, isInCart: boolean) => {
  if (isInCart) return `One more of ${name}`;
  return inStock ? `Add ${name} to cart` : `Add ${name} to cart: out of stock`;
};

const labelOf = ({ inStock }: Product, isInCart: boolean) => {
  if (isInCart) return '+';
  return inStock ? 'Add' : 'Out of Stock';
};

/**
 * Add and plus are one button in one place, so the focus stays and a second press counts. With the product in the cart,
 * the card counts it up and down. CRT-1, CRT-6, CRT-7.
 */
export function CardAdd({ product }: { product: Product }) {
  const cart = useFlow('cart');
  const quantity = useSelector(cart, heldQuantity(product.id));
  const isFresh = useAcknowledged(product.id);
  const { id, name, inStock } = product;
  const isInCart = quantity > 0;
  const step = (by: 1 | -1) => cart.send({ type: 'quantity.stepped', id, by });
  return (
    <>
      {isInCart ? (
        <>
          <button
            type="button"
            ref={moveFocusToAdd}
            className={look.less}
            aria-label={`One less of ${name}`}
            onClick={() => step(-1)}
          >
            −
          </button>
          <output className={look.quantity} data-fresh={isFresh || undefined}>
            {quantity}
          </output>
        </>
      ) : null}
      <Button
        variant="quiet"
        size="sm"
        className={cardAdd({ covered: isInCart })}
        data-covered={isInCart || undefined}
        data-fresh={isFresh || undefined}
        aria-label={nameOf(product, isInCart)}
        disabled={!inStock}
        onClick={() => (isInCart ? step(1) : cart.send({ type: 'product.added', product, quantity: 1 }))}
      >
        {labelOf(product, isInCart)}
      </Button>
    </>
  );
}
