import { newestFirst, type Order, type OrderStamp, type PlacedOrder } from '#machines/domain/order.ts';
import type { OrdersContext } from './orders.events.ts';

export const NO_ORDERS: OrdersContext = {
  orders: [],
  deletions: [],
  nextDeletion: 1,
  placed: [],
  latest: null,
  repeated: null,
  unsold: {},
  problem: null,
  account: null,
  isGuest: false,
};

export const numbersOf = (orders: readonly Order[]): readonly string[] => orders.map(({ number }) => number);

/** The order with a number, which is in capitals; null for an unknown number. */
export const foundOrder = (orders: readonly Order[], number: string): Order | null =>
  orders.find((order) => order.number === number) ?? null;

/** The orders of this device and those of the account, each once, the newest first. SRV-9. */
export function allOrders({ orders, account }: Pick<OrdersContext, 'orders' | 'account'>): readonly Order[] {
  const others = (account ?? []).filter(({ number }) => foundOrder(orders, number) === null);
  return others.length === 0 ? orders : newestFirst([...orders, ...others]);
}

/** How many of these orders the account has, too. SRV-9. */
export const commonOrders = (orders: readonly Order[], account: OrdersContext['account']): number =>
  orders.filter(({ number }) => foundOrder(account ?? [], number) !== null).length;

/** Gives the order that was placed first its number and lists it first. @throws when no order needs a number */
export function withNumber(
  { orders, placed: [first, ...others] }: Pick<OrdersContext, 'orders' | 'placed'>,
  stamp: OrderStamp,
): Pick<OrdersContext, 'orders' | 'placed' | 'latest'> {
  if (!first) throw new Error('No order waits for its number.');
  return { orders: [{ ...stamp, ...first }, ...orders], placed: others, latest: stamp.number };
}

/** Lists first an order that a server has taken. Two tabs that send the same order get one number, and list it once. SRV-6. */
export const withStamp = (
  { orders }: Pick<OrdersContext, 'orders'>,
  order: PlacedOrder,
  stamp: OrderStamp,
): Pick<OrdersContext, 'orders' | 'latest'> => ({
  orders: [{ ...stamp, ...order }, ...orders.filter(({ number }) => number !== stamp.number)],
  latest: stamp.number,
});
