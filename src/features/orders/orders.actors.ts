import { fromCallback, fromPromise } from 'xstate';
import type { Order, OrderStamp } from '#machines/domain/order.ts';
import type { Product } from '#machines/domain/product.ts';
import { NUMBERS_A_YEAR, orderNumber } from '#machines/orders/order-number.ts';
import type { OrdersEvent } from '#machines/orders/orders.events.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import {
  NO_STORED_ORDERS,
  ORDERS_VERSION,
  type RestoredOrders,
  StoredOrdersSchema,
  sortedOut,
} from '#machines/orders/stored-orders.ts';
import { fetchProductsByIds } from '#src/platform/catalogue-api.ts';
import { local, observeStored, setAside } from '#src/platform/storage.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';
import { parseStored } from '#src/platform/stored.ts';

const asText = (data: readonly unknown[]): string => JSON.stringify({ version: ORDERS_VERSION, data });

/** Unreadable entries are moved to another key, and the rest stays as it was. ORD-5. */
export function readOrders(): RestoredOrders {
  const text = local.read(STORAGE_KEYS.orders);
  const stored = parseStored(text, ORDERS_VERSION, StoredOrdersSchema);
  if (stored.kind === 'none' || text === null) return NO_STORED_ORDERS;
  if (stored.kind === 'damaged') {
    setAside(STORAGE_KEYS.orders, text);
    return { orders: [], damaged: 1 };
  }
  const { orders, damaged } = sortedOut(stored.data);
  if (damaged.length > 0) setAside(STORAGE_KEYS.orders, asText(damaged));
  return { orders, damaged: damaged.length };
}

/** Another tab has stored these orders; null if none of them can be read. */
function readOtherTab(): OrdersEvent | null {
  const stored = parseStored(local.read(STORAGE_KEYS.orders), ORDERS_VERSION, StoredOrdersSchema);
  if (stored.kind === 'damaged') return null;
  return { type: 'orders.changedElsewhere', orders: stored.kind === 'none' ? [] : sortedOut(stored.data).orders };
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
      Promise.resolve(local.write(STORAGE_KEYS.orders, asText(input.orders))),
    ),
    watchStoredOrders: fromCallback<OrdersEvent>(({ sendBack }) =>
      observeStored(STORAGE_KEYS.orders, () => {
        const event = readOtherTab();
        if (event) sendBack(event);
      }),
    ),
    findProducts: fromPromise<readonly Product[], { ids: readonly string[] }>(({ input, signal }) =>
      fetchProductsByIds(input.ids, signal),
    ),
  },
});
