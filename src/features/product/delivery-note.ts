import { type CartLine, DELIVERY_FEE, FREE_DELIVERY_FROM, quantityOf, totalsOf } from '#machines/domain/cart.ts';
import { formatPence } from '#machines/domain/money.ts';
import type { Product } from '#machines/domain/product.ts';

/**
 * The delivery price of an order of this product with the rest of the cart, by the cart's own rule; nothing where the
 * product cannot be ordered. What the cart has of it already is not counted twice, so that 'free' never promises more
 * than the cart says after Add to Cart. DET-1, CRT-3.
 */
export function deliveryNote(product: Product, quantity: number, lines: readonly CartLine[]): string {
  if (!product.inStock) return '';
  const others = lines.filter((line) => line.product.id !== product.id);
  const own = { product, quantity: Math.max(quantity, quantityOf({ lines }, product.id)) };
  const { delivery } = totalsOf({ lines: [...others, own], discount: 0 });
  if (delivery === 0) return 'Delivery is free on this order.';
  return `Delivery is ${formatPence(DELIVERY_FEE)}, and free from ${formatPence(FREE_DELIVERY_FROM)}.`;
}
