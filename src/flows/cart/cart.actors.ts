import { fromCallback, fromPromise } from 'xstate';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CheckedProducts } from '#machines/cart/reconcile-cart.ts';
import { CART_VERSION, NO_STORED_CART, type RestoredCart, StoredCartSchema } from '#machines/cart/stored-cart.ts';
import { EMPTY_CART } from '#machines/domain/cart.ts';
import { painted } from '#src/lib/after-paint.ts';
import { catalogueApi } from '#src/lib/late-api.ts';
import { local, observeStored, parseStored, setAside } from '#src/lib/storage.ts';
import { STORAGE_KEYS } from '#src/lib/storage-keys.ts';

/** The stored cart; one that cannot be read is set aside under another key. CRT-5. */
export function readCart(): RestoredCart {
  const text = local.read(STORAGE_KEYS.cart);
  const stored = parseStored(text, CART_VERSION, StoredCartSchema);
  if (stored.kind === 'read') return { cart: stored.data, damaged: false };
  if (stored.kind === 'none' || text === null) return NO_STORED_CART;
  setAside(STORAGE_KEYS.cart, text);
  return { cart: EMPTY_CART, damaged: true };
}

function readSound(): CartEvent | null {
  const stored = parseStored(local.read(STORAGE_KEYS.cart), CART_VERSION, StoredCartSchema);
  if (stored.kind === 'read') return { type: 'cart.changedElsewhere', cart: stored.data };
  return stored.kind === 'none' ? { type: 'cart.changedElsewhere', cart: EMPTY_CART } : null;
}

export const cart = cartMachine.provide({
  actions: {
    saveCart: ({ context: { lines, discount } }) =>
      local.write(STORAGE_KEYS.cart, JSON.stringify({ version: CART_VERSION, data: { lines, discount } })),
  },
  actors: {
    checkProducts: fromPromise<CheckedProducts, { ids: readonly string[] }>(async ({ input, signal }) => {
      await painted();
      const found = await catalogueApi(({ fetchProductsByIds }) => fetchProductsByIds(input.ids, signal));
      return { asked: input.ids, found };
    }),
    watchStoredCart: fromCallback<CartEvent>(({ sendBack }) => {
      const follow = () => {
        const event = readSound();
        if (event) sendBack(event);
      };
      return observeStored(STORAGE_KEYS.cart, follow);
    }),
  },
});
