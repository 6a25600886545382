import { type CartLine, cartProduct } from '#machines/domain/cart.ts';
import { toPence } from '#machines/domain/money.ts';
import { catalogueProduct } from '#tests/support/stored-cart.ts';

/** A line of a bottle that the mock API sells, at its price of today. */
export function catalogueLine(id: string, quantity: number): CartLine {
  const product = catalogueProduct(id);
  return { product: cartProduct({ ...product, price: toPence(product.price) }), quantity };
}
