import { addressLines } from '#machines/domain/address-lines.ts';
import { totalsRows } from '#machines/domain/cart-texts.ts';
import { itemsText } from '#machines/domain/count-text.ts';
import { formatPence } from '#machines/domain/money.ts';
import { type Order, piecesOf } from '#machines/domain/order.ts';
import { PAYMENT_NAMES } from '#machines/domain/payment-names.ts';
import { placedDate } from '#src/features/orders/order-texts.ts';
import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { all, either, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { shownOrder } from '#tests/explore/moves/orders.moves.ts';
import { type FlowScreen, press, pressIn, type Sight, sight, unseen, within, wordsSeen } from './screen.ts';

const isAtList = all(isPageSeen, isShown('orders'));
const isAtOrder = all(isPageSeen, isShown('order'));
const main = (role: string, name?: string | RegExp, attribute?: string) =>
  within('main', undefined, sight(role, name, attribute));
const snapshotOf = ({ flow }: ExpectedModel) => flow('orders').getSnapshot();
const REASONS = { gone: 'No longer sold', outOfStock: 'Out of stock today' } as const;

/** The list: number, date, pieces and total of each. ORD-2. */
const rows = (expectedModel: ExpectedModel): readonly Sight[] =>
  snapshotOf(expectedModel).context.orders.flatMap(({ number, placedAt, lines, totals }) => [
    within('list', 'Your orders', sight('link', new RegExp(`^${number}`))),
    ...[placedDate(placedAt), itemsText(piecesOf(lines)), formatPence(totals.total)].map((text) =>
      within('list', 'Your orders', wordsSeen(text)),
    ),
  ]);

/** Where there are no orders, the list leads on. ORD-2. */
const waysOn = (expectedModel: ExpectedModel): readonly Sight[] =>
  ['Browse Products', 'View Cart'].map((name) =>
    expectedModel.matches('orders', 'contents.none') ? main('link', name) : unseen(main('link', name)),
  );

/** Where an order goes; a country alone, which is chosen from the start, is no address. ORD-3. */
function destination(delivery: Order['delivery']): readonly string[] {
  const { street, city, state, zipCode } = delivery;
  const isGiven = `${street}${city}${state}${zipCode}`.trim() !== '';
  return isGiven ? addressLines(delivery) : ['No address was given'];
}

/** One order in full. ORD-2, ORD-3. */
function sheet({ number, lines, totals, delivery, payment }: Order, expectedModel: ExpectedModel): readonly Sight[] {
  const texts = [
    ...totalsRows(totals).map(({ figure }) => figure),
    ...destination(delivery),
    PAYMENT_NAMES[payment],
    ...lines.map(({ name }) => name),
  ];
  const isAsking = expectedModel.matches('orders', 'repeat.asking');
  const isRefused = expectedModel.matches('orders', 'repeat.unanswered');
  const isRepeated = snapshotOf(expectedModel).context.repeated?.number === number;
  const alert = within('alert', undefined, wordsSeen('Nothing was put into your cart'));
  return [
    main('heading', `Order ${number}`, 'level=1'),
    main('button', 'Buy again'),
    // While another order is asked about, this one has to wait.
    isAsking && !isRepeated ? main('button', 'Buy again', 'disabled') : unseen(main('button', 'Buy again', 'disabled')),
    ...texts.map((text) => wordsSeen(text, 'main')),
    ...lines.flatMap(({ id, name }) => {
      const reason = new Map(Object.entries(snapshotOf(expectedModel).context.unsold)).get(id) ?? null;
      return [
        ...(reason === null ? [] : [wordsSeen(REASONS[reason], 'main')]),
        // What is no longer sold leads nowhere.
        reason === 'gone' ? unseen(main('link', name)) : main('link', name),
      ];
    }),
    isRefused && isRepeated ? alert : unseen(alert),
  ];
}

/** The order that was placed last in this tab, once it has its number. ORD-1. */
const placedLast = (expectedModel: ExpectedModel): Order | undefined => {
  const { latest, orders, placed } = snapshotOf(expectedModel).context;
  return placed.length > 0 ? undefined : orders.find(({ number }) => number === latest);
};

/** ORD-1 to ORD-6. */
export const ordersScreen: FlowScreen = {
  flow: 'orders',
  isOnScreen: isAtList,
  seen: {
    'contents.none': [wordsSeen('You have no orders yet.', 'main')],
    'contents.some': [main('list', 'Your orders'), main('button', 'Delete all orders')],
  },
  unseen: {
    'account.unasked': 'the orders of the device are shown',
    'account.asking': 'over at once, and the orders of the device are shown',
    'account.known': 'the orders are facts',
    'account.unanswered': 'no tour has a server that takes orders',
    book: 'the orders themselves are seen: facts',
    'contents.unknown': 'before storage has been read: the page as it was prerendered',
    repeat: 'what is found goes into the cart, and is said by a message; a failure is a fact of the page',
  },
  facts: (expectedModel) => {
    if (expectedModel.state('orders') === 'not running') return [];
    const order = shownOrder(expectedModel);
    const latest = placedLast(expectedModel);
    const isConfirmed = expectedModel.matches('checkout', 'confirmed');
    const isKept = either(isAtList, isAtOrder)(expectedModel) && (order !== null || isAtList(expectedModel));
    return [
      ...(isAtList(expectedModel) ? rows(expectedModel) : []),
      ...(isAtList(expectedModel) ? waysOn(expectedModel) : []),
      ...(isKept ? [wordsSeen('kept on this device only', 'main')] : []),
      ...(isAtOrder(expectedModel) && order !== null ? sheet(order, expectedModel) : []),
      ...(isAtOrder(expectedModel) && order === null ? [main('heading', 'Order not found', 'level=1')] : []),
      ...(isConfirmed && latest
        ? [
            wordsSeen(`Order ${latest.number} · ${formatPence(latest.totals.total)}`, 'alertdialog'),
            within('alertdialog', undefined, sight('link', 'See your order')),
          ]
        : []),
    ];
  },
  verbs: {
    "follows 'See your order'": pressIn('alertdialog', 'See your order', 'link'),
    'follows the first order': ({ page, expectedModel }) =>
      page
        .getByRole('main')
        .getByRole('link', { name: snapshotOf(expectedModel).context.orders[0]?.number ?? '' })
        .click(),
    "presses 'Delete all orders'": press('Delete all orders'),
    "presses 'Buy again'": press('Buy again'),
    "presses 'Delete order'": press('Delete order'),
    "follows 'All orders'": press('All orders', 'link'),
    "follows 'Your orders'": pressIn('main', 'Your orders', 'link'),
  },
};
