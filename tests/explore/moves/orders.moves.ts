import { type Order, orderHref } from '#machines/domain/order.ts';
import { latestOrder, orderOf } from '#machines/orders/orders.selectors.ts';
import { orderNumber } from '#machines/shop/order-page.selectors.ts';
import type { Oracle } from '../oracle.ts';
import { all, isIn, isShown, liesOpen, movesOn } from './move.ts';

const { sends, follows } = movesOn('orders');

const ordersOf = ({ flow }: Oracle): readonly Order[] => flow('orders')?.getSnapshot().context.orders ?? [];
const isAtList = all(liesOpen, isShown('orders'), isIn('orders', 'contents.some'));

/** The order that is shown; null where none is, or its number is not kept. */
export function shownOrder({ shop, flow }: Oracle): Order | null {
  const number = orderNumber(shop.getSnapshot());
  const orders = flow('orders')?.getSnapshot();
  return number === null || orders === undefined ? null : orderOf(number)(orders);
}

const isAtOrder = all(liesOpen, isShown('order'), (oracle) => shownOrder(oracle) !== null);
const isAtNone = all(liesOpen, isShown('order'), (oracle) => shownOrder(oracle) === null);
const numberOf = (oracle: Oracle) => shownOrder(oracle)?.number ?? '';
const firstHref = (oracle: Oracle) => orderHref(ordersOf(oracle)[0]?.number ?? '');
const latestHref = ({ flow }: Oracle) => orderHref(latestOrder(flow('orders').getSnapshot())?.number ?? '');

/** ORD-1 to ORD-4. */
export const ordersMoves = [
  follows("follows 'See your order'", latestHref, isIn('checkout', 'confirmed')),
  follows('follows the first order', firstHref, isAtList),
  sends("presses 'Delete all orders'", 'orders', { type: 'orders.cleared' }, isAtList),
  sends(
    "presses 'Buy again'",
    'orders',
    (oracle) => ({ type: 'order.repeated', number: numberOf(oracle) }),
    all(isAtOrder, isIn('orders', 'repeat.idle', 'repeat.unanswered')),
  ),
  sends(
    "presses 'Delete order'",
    'orders',
    (oracle) => ({ type: 'order.deleted', number: numberOf(oracle) }),
    isAtOrder,
  ),
  follows("follows 'All orders'", '/orders', isAtOrder),
  follows("follows 'Your orders'", '/orders', isAtNone),
];
