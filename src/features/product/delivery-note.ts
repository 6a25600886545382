import { DELIVERY_FEE, FREE_DELIVERY_FROM, totalsOf } from '#machines/domain/cart.ts';
import { formatPence } from '#machines/domain/money.ts';
import type { Product } from '#machines/domain/product.ts';

/** The delivery price for an order of this product alone, by the cart's own rule; nothing where it cannot be ordered. CRT-3. */
export function deliveryNote(product: Product, quantity: number): string {
  if (!product.inStock) return '';
  const { delivery } = totalsOf({ lines: [{ product, quantity }], discount: 0 });
  if (delivery === 0) return 'Delivery is free on this order.';
  return `Delivery is ${formatPence(DELIVERY_FEE)}, and free from ${formatPence(FREE_DELIVERY_FROM)}.`;
}
