import { Check } from 'lucide-react';
import type { Product } from '#machines/domain/product.ts';
import { useAcknowledged } from '#src/features/cart/additions.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { addButton } from '#styled-system/recipes';

type Props = { product: Product; quantity: number };

/**
 * Each press adds the chosen quantity. The accessible name stays the same while the button says "Added". CRT-1, CRT-6.
 */
export function AddButton({ product, quantity }: Props) {
  const cart = useFlow('cart');
  const isAdded = useAcknowledged(product.id);
  const label = product.inStock ? 'Add to Cart' : 'Out of Stock';
  return (
    <Button
      size="lg"
      block
      className={addButton()}
      aria-label={product.inStock ? 'Add to Cart' : 'Add to Cart: out of stock'}
      disabled={!product.inStock}
      onClick={() => cart.send({ type: 'product.added', product, quantity })}
    >
      {isAdded ? (
        <span data-label>
          <Check size={16} strokeWidth={1.6} />
          Added
        </span>
      ) : (
        label
      )}
    </Button>
  );
}
