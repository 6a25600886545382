import { Check } from 'lucide-react';
import type { Product } from '#machines/domain/product.ts';
import { useAcknowledged } from '#src/lib/additions.ts';
import { useFlow } from '#src/lib/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { addButton } from '#styled-system/recipes';

type Props = { product: Product; variant: 'card' | 'detail'; quantity?: number };

const LOOKS = {
  card: { variant: 'quiet', size: 'sm', block: false },
  detail: { variant: 'primary', size: 'lg', block: true },
} as const;

const LABELS = { card: 'Add', detail: 'Add to Cart' } as const;

const nameOf = ({ name, inStock }: Product, variant: Props['variant']) => {
  const base = variant === 'card' ? `Add ${name} to cart` : 'Add to Cart';
  return inStock ? base : `${base}: out of stock`;
};

/** Adds a product to the cart at every click; its name stays the same while it says "Added". CRT-1, CRT-6. */
export function AddButton({ product, variant, quantity = 1 }: Props) {
  const cart = useFlow('cart');
  const isAdded = useAcknowledged(product.id);
  return (
    <Button
      {...LOOKS[variant]}
      className={addButton({ variant })}
      aria-label={nameOf(product, variant)}
      disabled={!product.inStock}
      onClick={() => cart.send({ type: 'product.added', product, quantity })}
    >
      {isAdded ? (
        <span data-face>
          <Check size={16} strokeWidth={1.6} aria-hidden="true" />
          Added
        </span>
      ) : (
        LABELS[variant]
      )}
    </Button>
  );
}
