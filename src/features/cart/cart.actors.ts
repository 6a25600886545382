import { fromCallback, fromPromise } from 'xstate';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CheckedProducts } from '#machines/cart/reconcile-cart.ts';
import { CART_VERSION } from '#machines/cart/stored-cart.ts';
import { painted } from '#src/platform/after-paint.ts';
import { fetchProductsByIds } from '#src/platform/catalogue-api.ts';
import { local, observeStored } from '#src/platform/storage.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';
import { readOtherTab } from './stored-cart.ts';

export const cart = cartMachine.provide({
  actions: {
    saveCart: ({ context: { lines, discount } }) =>
      local.write(STORAGE_KEYS.cart, JSON.stringify({ version: CART_VERSION, data: { lines, discount } })),
  },
  actors: {
    checkProducts: fromPromise<CheckedProducts, { ids: readonly string[] }>(async ({ input, signal }) => {
      await painted();
      const found = await fetchProductsByIds(input.ids, signal);
      return { asked: input.ids, found };
    }),
    watchStoredCart: fromCallback<CartEvent>(({ sendBack }) =>
      observeStored(STORAGE_KEYS.cart, () => {
        const event = readOtherTab();
        if (event) sendBack(event);
      }),
    ),
  },
});
