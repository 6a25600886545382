import { type Order, orderHref } from '#machines/domain/order.ts';
import { latestOrder, orderOf } from '#machines/orders/orders.selectors.ts';
import { shownOrderNumber } from '#machines/shop/shop.selectors.ts';
import type { ExpectedModel } from '../expected-model.ts';
import { all, either, isIn, isShown, liesOpen, movesOn } from './move.ts';

const { sends, follows } = movesOn('orders');

/** The orders of the device and those of the account, each once, the newest first. SRV-9. */
export function ordersOf({ flow }: ExpectedModel): readonly Order[] {
  const { orders, account } = flow('orders').getSnapshot().context;
  const both = [...orders, ...(account ?? [])];
  const once = both.filter(({ number }, at) => both.findIndex((order) => order.number === number) === at);
  return account === null ? orders : once.toSorted((a, b) => b.placedAt.localeCompare(a.placedAt));
}
const isAtList = all(liesOpen, isShown('orders'), isIn('orders', 'contents.some'));
const isAtAnyList = all(liesOpen, isShown('orders'), (expectedModel) => ordersOf(expectedModel).length > 0);

/** The order that is shown; or null if none is, or its number is not stored. */
export function shownOrder({ shop, flow }: ExpectedModel): Order | null {
  const number = shownOrderNumber(shop.getSnapshot());
  const orders = flow('orders')?.getSnapshot();
  return number === null || orders === undefined ? null : orderOf(number)(orders);
}

const isAtOrder = all(liesOpen, isShown('order'), (expectedModel) => shownOrder(expectedModel) !== null);
/** An order that the device stores, too. SRV-9. */
const isAtOwn = all(isAtOrder, (expectedModel) =>
  expectedModel
    .flow('orders')
    .getSnapshot()
    .context.orders.some(({ number }) => number === numberOf(expectedModel)),
);
const isAtNone = all(
  liesOpen,
  isShown('order'),
  (expectedModel) => shownOrder(expectedModel) === null && !expectedModel.matches('orders', 'account.asking'),
);
/** Where the orders of the account are waited for: at the list, and at an order that this device does not have. */
const isAwaited = all(
  liesOpen,
  either(
    isShown('orders'),
    all(isShown('order'), (expectedModel) => shownOrder(expectedModel) === null),
  ),
);
const isRepeatedShown = (expectedModel: ExpectedModel) =>
  expectedModel.flow('orders').getSnapshot().context.repeated?.number === numberOf(expectedModel);
const numberOf = (expectedModel: ExpectedModel) => shownOrder(expectedModel)?.number ?? '';
const firstHref = (expectedModel: ExpectedModel) => orderHref(ordersOf(expectedModel)[0]?.number ?? '');
const latestHref = ({ flow }: ExpectedModel) => orderHref(latestOrder(flow('orders').getSnapshot())?.number ?? '');

/** ORD-1 to ORD-4, SRV-9. */
export const ordersMoves = [
  follows("follows 'See your order'", latestHref, isIn('checkout', 'confirmed')),
  follows('follows the first order', firstHref, isAtAnyList),
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
    isAtOwn,
  ),
  follows("follows 'All orders'", '/orders', isAtOrder),
  follows("follows 'Your orders'", '/orders', isAtNone),
  sends(
    "presses 'Try again' of the orders of the account",
    'orders',
    { type: 'load.retried', shown: null },
    all(either(all(liesOpen, isShown('orders')), isAtNone), isIn('orders', 'account.unanswered')),
  ),
  sends(
    "presses 'Try again' of the slow orders of the account",
    'orders',
    { type: 'load.retried', shown: null },
    all(isAwaited, isIn('orders', 'account.asking.slow')),
  ),
  sends(
    "presses 'Try again' of the slow 'Buy again'",
    'orders',
    (expectedModel) => ({ type: 'load.retried', shown: numberOf(expectedModel) }),
    all(isAtOrder, isIn('orders', 'repeat.asking.slow'), isRepeatedShown),
  ),
];
