import { type Cart, type CartProduct, quantityOf } from '#machines/domain/cart.ts';
import type { CartEvent } from './cart.events.ts';

/**
 * The quantity that the cart would hold after an event. It is calculated from the present cart, so that no fast click is
 * lost. An event without a quantity gives NaN, which is neither too many nor too few. CRT-1, CRT-6.
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

/** Whether a product that can be bought is added to a line that has another price. CRT-5. */
export const hasOtherPrice = ({ lines }: Pick<Cart, 'lines'>, event: CartEvent): boolean =>
  event.type === 'product.added' &&
  event.product.inStock &&
  lines.some(({ product: { id, price } }) => id === event.product.id && price !== event.product.price);

/** The product whose quantity an event changes. @throws when the cart does not hold it */
export function changedProduct(
  { lines }: Pick<Cart, 'lines'>,
  event: Extract<CartEvent, { type: 'product.added' | 'quantity.stepped' }>,
): CartProduct {
  const id = event.type === 'product.added' ? event.product.id : event.id;
  const line = lines.find((known) => known.product.id === id);
  if (!line) throw new Error(`${id} is not in the cart`);
  return line.product;
}
