import { type Order, orderHref } from '#machines/domain/order.ts';
import { latestOrder, orderOf } from '#machines/orders/orders.selectors.ts';
import { orderNumber } from '#machines/shop/order-page.selectors.ts';
import type { ExpectedModel } from '../expected-model.ts';
import { all, isIn, isShown, liesOpen, movesOn } from './move.ts';

const { sends, follows } = movesOn('orders');

const ordersOf = ({ flow }: ExpectedModel): readonly Order[] => flow('orders')?.getSnapshot().context.orders ?? [];
const isAtList = all(liesOpen, isShown('orders'), isIn('orders', 'contents.some'));

/** The order that is shown; or null if none is, or its number is not stored. */
export function shownOrder({ shop, flow }: ExpectedModel): Order | null {
  const number = orderNumber(shop.getSnapshot());
  const orders = flow('orders')?.getSnapshot();
  return number === null || orders === undefined ? null : orderOf(number)(orders);
}

const isAtOrder = all(liesOpen, isShown('order'), (expectedModel) => shownOrder(expectedModel) !== null);
const isAtNone = all(liesOpen, isShown('order'), (expectedModel) => shownOrder(expectedModel) === null);
const numberOf = (expectedModel: ExpectedModel) => shownOrder(expectedModel)?.number ?? '';
const firstHref = (expectedModel: ExpectedModel) => orderHref(ordersOf(expectedModel)[0]?.number ?? '');
const latestHref = ({ flow }: ExpectedModel) => orderHref(latestOrder(flow('orders').getSnapshot())?.number ?? '');

/** ORD-1 to ORD-4. */
export const ordersMoves = [
  follows("follows 'See your order'", latestHref, isIn('checkout', 'confirmed')),
  follows('follows the first order', firstHref, isAtList),
  sends("presses 'Delete all orders'", 'orders', { type: 'orders.cleared' }, isAtList),
  sends(
    "presses 'Buy again'",
    'orders',
    (expectedModel) => ({ type: 'order.repeated', number: numberOf(expectedModel) }),
    all(isAtOrder, isIn('orders', 'repeat.idle', 'repeat.unanswered')),
  ),
  sends(
    "presses 'Delete order'",
    'orders',
    (expectedModel) => ({ type: 'order.deleted', number: numberOf(expectedModel) }),
    isAtOrder,
  ),
  follows("follows 'All orders'", '/orders', isAtOrder),
  follows("follows 'Your orders'", '/orders', isAtNone),
];
