import { useSelector } from '@xstate/react';
import { Package, Truck } from 'lucide-react';
import { cartLines } from '#machines/cart/cart.selectors.ts';
import type { Product } from '#machines/domain/product.ts';
import { chosenQuantity } from '#machines/product/product.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { DeliveryDatesLine } from '#src/ui/DeliveryDatesLine.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { productDetail } from '#styled-system/recipes';
import { deliveryNote } from './delivery-note.ts';

export function PurchaseNotes({ product }: { product: Product }) {
  const quantity = useSelector(useFlow('product'), chosenQuantity);
  const lines = useSelector(useFlow('cart'), cartLines);
  return (
    <ul className={productDetail().notes}>
      <li>
        <Truck size={20} strokeWidth={1.5} />
        <p>
          {product.inStock ? <DeliveryDatesLine /> : null}
          <span aria-live="polite">{deliveryNote(product, quantity, lines)}</span>
          <span> An adult of 18 or over must be at home to receive it. We follow Challenge 25.</span>
        </p>
      </li>
      <li>
        <Package size={20} strokeWidth={1.5} />
        <p>
          Not what you hoped for? <TextLink href="/returns">See how returns work</TextLink>
        </p>
      </li>
    </ul>
  );
}
