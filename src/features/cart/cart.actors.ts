import { fromCallback, fromPromise } from 'xstate';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CheckedCart, CheckedContent, CheckedVoucher } from '#machines/cart/reconcile-cart.ts';
import { painted } from '#src/platform/after-paint.ts';
import { fetchProductsByIds } from '#src/platform/catalogue-api.ts';
import { fetchVoucher } from '#src/platform/voucher-api.ts';
import { storedCart } from './stored-cart.ts';

const checkVoucher = async (code: string, signal: AbortSignal): Promise<CheckedVoucher> => ({
  code,
  answer: await fetchVoucher(code, signal),
});

export const cart = cartMachine.provide({
  actions: {
    saveCart: ({ context: { lines, discount, voucher } }) => storedCart.store({ lines, discount, voucher }),
  },
  actors: {
    checkProducts: fromPromise<CheckedCart, CheckedContent>(async ({ input: { ids, code }, signal }) => {
      await painted();
      const [answer, voucher] = await Promise.all([
        fetchProductsByIds(ids, signal),
        code === undefined ? undefined : checkVoucher(code, signal),
      ]);
      return { ...answer, voucher };
    }),
    watchStoredCart: fromCallback<CartEvent>(({ sendBack }) =>
      storedCart.observe({
        onChange: (data) => sendBack({ type: 'cart.changedElsewhere', cart: data }),
        onStorable: (isStored) => sendBack({ type: isStored ? 'storage.accepted' : 'storage.refused' }),
      }),
    ),
  },
});
