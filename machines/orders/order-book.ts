import type { Order, OrderStamp } from '#machines/domain/order.ts';
import type { OrdersContext } from './orders.events.ts';

/** Before anything has been read or placed. */
export const NO_ORDERS: OrdersContext = {
  orders: [],
  deletions: [],
  nextDeletion: 1,
  placed: [],
  latest: null,
  repeated: null,
  unsold: {},
  problem: null,
};

export const numbersOf = (orders: readonly Order[]): readonly string[] => orders.map(({ number }) => number);

/** The order of a number, however it is written; null where none is kept. */
export const foundOrder = (orders: readonly Order[], number: string): Order | null =>
  orders.find((order) => order.number === number.toUpperCase()) ?? null;

/** The order that was placed first gets its number, and stands before all others. @throws where none waits for one */
export function withNumber(
  { orders, placed: [first, ...others] }: Pick<OrdersContext, 'orders' | 'placed'>,
  stamp: OrderStamp,
): Pick<OrdersContext, 'orders' | 'placed' | 'latest'> {
  if (!first) throw new Error('No order waits for its number.');
  return { orders: [{ ...stamp, ...first }, ...orders], placed: others, latest: stamp.number };
}
