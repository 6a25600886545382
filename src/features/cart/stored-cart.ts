import { readableCart } from '#machines/cart/stored-cart.schema.ts';
import { CART_VERSION, mergedCart, type RestoredCart } from '#machines/cart/stored-cart.ts';
import { type Cart, EMPTY_CART } from '#machines/domain/cart.ts';
import { sharedData } from '#src/platform/shared-data.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';

/** All tabs share the stored cart. CRT-4, CRT-5. */
export const storedCart = sharedData<Cart>({
  key: STORAGE_KEYS.cart,
  version: CART_VERSION,
  empty: EMPTY_CART,
  sortOut: readableCart,
  merge: mergedCart,
});

export function readCart(): RestoredCart {
  const { data, damaged, isLeftInPlace } = storedCart.restore();
  return { cart: data, damaged: damaged > 0, isLeftInPlace };
}
