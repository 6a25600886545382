import { fromPromise } from 'xstate';
import type { Order, OrderStamp } from '#machines/domain/order.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import type { Product } from '#machines/domain/product.ts';
import { NUMBERS_A_YEAR, orderNumber } from '#machines/orders/order-number.ts';
import type { OrdersEvent } from '#machines/orders/orders.events.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { mergedOrders, ORDERS_VERSION, type RestoredOrders, sortedOut } from '#machines/orders/stored-orders.ts';
import { fetchProductsByIds } from '#src/platform/catalogue-api.ts';
import { fetchAccountOrders } from '#src/platform/orders-api.ts';
import { pageReady } from '#src/platform/page-ready.ts';
import { PROBLEM_TEXTS } from '#src/platform/problem-texts.ts';
import { serverAbilities } from '#src/platform/server-api.ts';
import { sharedList } from '#src/platform/shared-list.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';
import { readAuth } from '#src/platform/stored-auth.ts';

/** All tabs share the orders. ORD-5. */
const storedOrders = sharedList<Order>({
  key: STORAGE_KEYS.orders,
  version: ORDERS_VERSION,
  sortOut: sortedOut,
  merge: mergedOrders,
});

export function readOrders(): RestoredOrders {
  const { data, damaged, isLeftInPlace } = storedOrders.restore();
  return { orders: data, damaged, isLeftInPlace };
}

/** Every whole number is practically equally likely. */
const drawNumber = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % NUMBERS_A_YEAR;

export const orders = ordersMachine.provide({
  actors: {
    stampOrder: fromPromise<OrderStamp, { taken: readonly string[] }>(({ input: { taken } }) => {
      const now = new Date();
      const number = orderNumber(now.getFullYear(), drawNumber(), taken);
      return Promise.resolve({ number, placedAt: now.toISOString() });
    }),
    storeOrders: fromPromise<boolean, { orders: readonly Order[] }>(({ input }) =>
      Promise.resolve(storedOrders.store(input.orders)),
    ),
    watchStoredOrders: storedOrders.watcher((list): OrdersEvent => ({ type: 'orders.changedElsewhere', orders: list })),
    fetchOrders: fromPromise<readonly Order[] | null>(async ({ signal }) => {
      // An answer before the first render would differ from the static page.
      await pageReady();
      const isSignedIn = readAuth() !== null;
      if (!(await serverAbilities()).orders) return null;
      return isSignedIn ? fetchAccountOrders(signal) : [];
    }),
    findProducts: fromPromise<readonly Product[], { ids: readonly string[] }>(async ({ input: { ids }, signal }) => {
      const { asked, found } = await fetchProductsByIds(ids, signal);
      // A product that cannot be read is not gone: the whole order is tried again.
      if (asked.length < ids.length) throw new ProblemError('malformed', PROBLEM_TEXTS.malformed);
      return found;
    }),
  },
});
