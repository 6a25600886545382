import { type Cart, type CartProduct, quantityOf } from '#machines/domain/cart.ts';
import type { CartEvent } from './cart.events.ts';

/**
 * How many of its product an event would make the cart hold, reckoned from the cart as it is: no click is lost, however
 * fast. NaN, which is neither too many nor too few, for an event that counts nothing. CRT-1, CRT-6.
 */
export function aimedQuantity(cart: Pick<Cart, 'lines'>, event: CartEvent): number {
  switch (event.type) {
    case 'product.added':
      return quantityOf(cart, event.product.id) + event.quantity;
    case 'quantity.stepped':
      return quantityOf(cart, event.id) + (Math.trunc(event.by) || Number.NaN);
    default:
      return Number.NaN;
  }
}

/** The product that an event counts. @throws when the cart does not hold it */
export function countedProduct(
  { lines }: Pick<Cart, 'lines'>,
  event: Extract<CartEvent, { type: 'product.added' | 'quantity.stepped' }>,
): CartProduct {
  const id = event.type === 'product.added' ? event.product.id : event.id;
  const line = lines.find((known) => known.product.id === id);
  if (!line) throw new Error(`${id} is not in the cart`);
  return line.product;
}
