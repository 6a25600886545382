import { fromCallback, fromPromise } from 'xstate';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CheckedProducts } from '#machines/cart/reconcile-cart.ts';
import { painted } from '#src/platform/after-paint.ts';
import { fetchProductsByIds } from '#src/platform/catalogue-api.ts';
import { storedCart } from './stored-cart.ts';

export const cart = cartMachine.provide({
  actions: {
    saveCart: ({ context: { lines, discount, voucher } }) => storedCart.store({ lines, discount, voucher }),
  },
  actors: {
    checkProducts: fromPromise<CheckedProducts, { ids: readonly string[] }>(async ({ input, signal }) => {
      await painted();
      const found = await fetchProductsByIds(input.ids, signal);
      return { asked: input.ids, found };
    }),
    watchStoredCart: fromCallback<CartEvent>(({ sendBack }) =>
      storedCart.observe({
        onChange: (data) => sendBack({ type: 'cart.changedElsewhere', cart: data }),
        onStorable: (isStored) => sendBack({ type: isStored ? 'storage.accepted' : 'storage.refused' }),
      }),
    ),
  },
});
