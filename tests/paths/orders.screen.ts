import { addressLines } from '#machines/domain/address-lines.ts';
import { totalsRows } from '#machines/domain/cart-texts.ts';
import { itemsText } from '#machines/domain/count-text.ts';
import { formatPence } from '#machines/domain/money.ts';
import { type Order, piecesOf } from '#machines/domain/order.ts';
import { PAYMENT_NAMES } from '#machines/domain/payment-names.ts';
import { placedDate } from '#src/features/orders/order-texts.ts';
import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { all, either, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { ordersOf, shownOrder } from '#tests/explore/moves/orders.moves.ts';
import { type FlowScreen, press, pressIn, type Sight, sight, unseen, within, wordsSeen } from './screen.ts';

const isAtList = all(isPageSeen, isShown('orders'));
const isAtOrder = all(isPageSeen, isShown('order'));
const main = (role: string, name?: string | RegExp, attribute?: string) =>
  within('main', undefined, sight(role, name, attribute));
const snapshotOf = ({ flow }: ExpectedModel) => flow('orders').getSnapshot();
const REASONS = { gone: 'No longer sold', outOfStock: 'Out of stock today' } as const;

/** The list: number, date, pieces and total of each. ORD-2, SRV-9. */
const rows = (expectedModel: ExpectedModel): readonly Sight[] =>
  ordersOf(expectedModel).flatMap(({ number, placedAt, lines, totals }) => [
    within('list', 'Your orders', sight('link', new RegExp(`^${number}`))),
    ...[placedDate(placedAt), itemsText(piecesOf(lines)), formatPence(totals.total)].map((text) =>
      within('list', 'Your orders', wordsSeen(text)),
    ),
  ]);

const isUnread = (expectedModel: ExpectedModel) => expectedModel.matches('orders', 'contents.unknown');
const isAsking = (expectedModel: ExpectedModel) => expectedModel.matches('orders', 'account.asking');
const isAccountSlow = (expectedModel: ExpectedModel) => expectedModel.matches('orders', 'account.asking.slow');
const SLOW = wordsSeen('This is taking longer than usual.', 'main');
const isUnanswered = (expectedModel: ExpectedModel) => expectedModel.matches('orders', 'account.unanswered');
const shownIf = (isSeen: boolean, one: Sight): Sight => (isSeen ? one : unseen(one));

/** The list, or where there are no orders the ways on: not while the account's are unknown. ORD-2, SRV-9. */
function list(expectedModel: ExpectedModel): readonly Sight[] {
  const isUnknown = [isUnread, isAsking, isUnanswered].some((holds) => holds(expectedModel));
  const isEmpty = !isUnknown && ordersOf(expectedModel).length === 0;
  const isClearable = snapshotOf(expectedModel).context.orders.length > 0;
  return [
    ...rows(expectedModel),
    shownIf(isEmpty, wordsSeen('You have no orders yet.', 'main')),
    ...['Browse Products', 'View Cart'].map((name) => shownIf(isEmpty, main('link', name))),
    shownIf(ordersOf(expectedModel).length > 0, main('list', 'Your orders')),
    shownIf(isClearable, main('button', 'Delete all orders')),
  ];
}

/** Where the orders are stored: on the device alone, or with a server, too; or that this is not known. ORD-6, SRV-9. */
const stored = (expectedModel: ExpectedModel): readonly Sight[] => {
  const isAtShop = snapshotOf(expectedModel).context.account !== null;
  const isOnlyHere = !isAtShop && expectedModel.matches('orders', 'account.known');
  return [
    shownIf(isAtShop, wordsSeen('Orders are placed with us.', 'main')),
    shownIf(isOnlyHere, wordsSeen('kept on this device only', 'main')),
    shownIf(!isAtShop && !isOnlyHere, wordsSeen('placed on this device are kept on it', 'main')),
  ];
};

const NOT_LOADED = within('main', undefined, wordsSeen('We could not load the orders of your account', 'alert'));

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
  const isRepeating = expectedModel.matches('orders', 'repeat.asking');
  const isRefused = expectedModel.matches('orders', 'repeat.unanswered');
  const isRepeated = snapshotOf(expectedModel).context.repeated?.number === number;
  const alert = within('alert', undefined, wordsSeen('Nothing was put into your cart'));
  return [
    main('heading', `Order ${number}`, 'level=1'),
    main('button', 'Buy again'),
    shownIf(
      snapshotOf(expectedModel).context.orders.some((order) => order.number === number),
      main('button', 'Delete order'),
    ),
    // While another order is asked about, this one has to wait.
    isRepeating && !isRepeated
      ? main('button', 'Buy again', 'disabled')
      : unseen(main('button', 'Buy again', 'disabled')),
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
    shownIf(isRepeated && expectedModel.matches('orders', 'repeat.asking.slow'), SLOW),
  ];
}

/** The orders of the account are waited for at the list, and at an order that this device does not have. API-3. */
const slowAccount = (expectedModel: ExpectedModel, order: Order | null): readonly Sight[] =>
  isAtList(expectedModel) || (isAtOrder(expectedModel) && order === null)
    ? [shownIf(isAccountSlow(expectedModel), SLOW)]
    : [];

/** The order that was placed last in this tab, once it has its number. ORD-1. */
const placedLast = (expectedModel: ExpectedModel): Order | undefined => {
  const { latest, orders, placed } = snapshotOf(expectedModel).context;
  return placed.length > 0 ? undefined : orders.find(({ number }) => number === latest);
};

/** ORD-1 to ORD-6, SRV-9. */
export const ordersScreen: FlowScreen = {
  flow: 'orders',
  isOnScreen: isAtList,
  seen: {},
  unseen: {
    'account.unasked': 'the orders of the device are shown',
    'account.asking': 'the orders of the device are shown, and not yet that there are none: facts',
    'account.asking.waiting': 'the orders of the device are shown, and not yet that there are none: facts',
    'account.asking.slow': 'said at the list, and at an order that is not shown yet: facts',
    'account.askingWithoutShopper': 'the orders of the device are shown: facts',
    'account.known': 'the orders are facts',
    'account.unanswered': 'the page says so: a fact',
    'account.unansweredToGuest': 'the orders of the device are shown, and not where they are: facts',
    book: 'the orders themselves are seen: facts',
    'contents.none': 'that there are none is said once the account is known: a fact',
    'contents.some': 'the orders themselves are seen: facts',
    'contents.unknown': 'before storage has been read: the page as it was prerendered',
    repeat: 'what is found goes into the cart, and is said by a message; a failure is a fact of the page',
  },
  facts: (expectedModel) => {
    if (expectedModel.state('orders') === 'not running') return [];
    const order = shownOrder(expectedModel);
    const latest = placedLast(expectedModel);
    const isConfirmed = expectedModel.matches('checkout', 'confirmed');
    const isStored = either(isAtList, isAtOrder)(expectedModel) && (order !== null || isAtList(expectedModel));
    const isMissing = isAtOrder(expectedModel) && order === null && !isAsking(expectedModel);
    const isSaid = isAtList(expectedModel) || isMissing;
    return [
      ...(isAtList(expectedModel) ? list(expectedModel) : []),
      ...slowAccount(expectedModel, order),
      ...(isStored ? stored(expectedModel) : []),
      ...(isAtOrder(expectedModel) && order !== null ? sheet(order, expectedModel) : []),
      ...(isMissing
        ? [main('heading', isUnanswered(expectedModel) ? 'Your order' : 'Order not found', 'level=1')]
        : []),
      ...(isSaid ? [shownIf(isUnanswered(expectedModel), NOT_LOADED)] : []),
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
        .getByRole('link', { name: ordersOf(expectedModel)[0]?.number ?? '' })
        .click(),
    "presses 'Delete all orders'": press('Delete all orders'),
    "presses 'Buy again'": press('Buy again'),
    "presses 'Delete order'": press('Delete order'),
    "follows 'All orders'": press('All orders', 'link'),
    "follows 'Your orders'": pressIn('main', 'Your orders', 'link'),
    "presses 'Try again' of the orders of the account": pressIn('main', 'Try again'),
    "presses 'Try again' of the slow orders of the account": pressIn('main', 'Try again'),
    "presses 'Try again' of the slow 'Buy again'": pressIn('main', 'Try again'),
  },
};
