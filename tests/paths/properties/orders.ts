import type { Order } from '#machines/domain/order.ts';
import type { Product } from '#machines/domain/product.ts';
import type { ordersMachine } from '#machines/orders/orders.machine.ts';
import { isAccountSlow, isRepeatSlow, isUnanswered, orderOf, storedOrders } from '#machines/orders/orders.selectors.ts';
import { answerOf, asked, factsOf, failureOf, isAsked, isReported } from './effects.ts';
import { sentencesOn } from './property.ts';
import { slowAnswer } from './slow-answer.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof ordersMachine>();

/** API-3. */
const SLOW_MS = 8000;

type Snapshot = Parameters<Parameters<typeof situation>[1]>[0];

const ordersOf = ({ context }: Snapshot): readonly Order[] => context.orders;
const textOf = (snapshot: Snapshot): string => JSON.stringify(ordersOf(snapshot));
const isKnown = (snapshot: Snapshot): boolean => snapshot.matches({ book: 'open' });
const has = (snapshot: Snapshot, number: string): boolean => ordersOf(snapshot).some((each) => each.number === number);
const isBuyingSlow = (snapshot: Snapshot): boolean => isRepeatSlow(snapshot.context.repeated?.number ?? '')(snapshot);
const isAsking = (snapshot: Snapshot): boolean => snapshot.matches({ repeat: 'asking' });

/** A server has given the order its number. SRV-4. */
const isStamped = (happening: Parameters<typeof sent>[0]): boolean =>
  sent(happening, 'order.placed')?.stamp !== undefined;

export const ordersProperties = [
  beginning('ORD-2 no order is known before storage has been read', (first) => first.matches({ contents: 'unknown' })),
  step(
    'ORD-1 ORD-6 stored orders are shown again, signed in or not',
    (happening) => isOn(happening, 'page.hydrated') && !isKnown(happening.before),
    (happening) => {
      const stored = sent(happening, 'page.hydrated')?.orders.orders ?? [];
      return stored.every(({ number }) => has(happening.after, number)) && isKnown(happening.after);
    },
  ),
  step(
    'ORD-5 a damaged entry is reported once, and the others are stored again',
    (happening) =>
      (isOn(happening, 'page.hydrated') && !isKnown(happening.before)) || isReported(happening, 'orders.damaged'),
    (happening) => {
      const damaged = sent(happening, 'page.hydrated')?.orders.damaged ?? -1;
      const reported = factsOf(happening, 'orders.damaged').map(({ count }) => count);
      if (damaged === 0) return reported.length === 0;
      return reported.length === 1 && reported[0] === damaged && asked(happening, 'storeOrders') !== null;
    },
  ),
  run('ORD-1 every order gets a number, one after the other, and is listed first', () => {
    let waiting = 0;
    return (happening) => {
      if (isOn(happening, 'order.placed') && isKnown(happening.before) && !isStamped(happening)) waiting += 1;
      const stamp = answerOf(happening, 'stampOrder')?.output as { number: string } | undefined;
      if (stamp === undefined) return null;
      waiting -= 1;
      const [first, ...others] = ordersOf(happening.after);
      return (
        first?.number === stamp.number &&
        JSON.stringify(others) === textOf(happening.before) &&
        happening.after.context.placed.length === waiting
      );
    };
  }),
  step(
    'ORD-1 no order stays without a number',
    (happening) => isOn(happening, 'order.placed') && isKnown(happening.before) && !isStamped(happening),
    (happening) => asked(happening, 'stampOrder') !== null,
  ),
  step(
    'SRV-4 SRV-6 an order that a server has taken has its number and date, and is listed first, and once',
    (happening) => isStamped(happening) && isKnown(happening.before),
    (happening) => {
      const [first, ...others] = ordersOf(happening.after);
      const { number, placedAt } = sent(happening, 'order.placed')?.stamp ?? {};
      return (
        first?.number === number &&
        first?.placedAt === placedAt &&
        JSON.stringify(others) === JSON.stringify(ordersOf(happening.before).filter((each) => each.number !== number))
      );
    },
  ),
  step(
    'SRV-9 each page with orders asks the server for those of the account',
    (happening) => isOn(happening, 'orders.viewed'),
    (happening) => asked(happening, 'fetchOrders') !== null,
  ),
  run('SRV-9 API-3 a guest waits for no orders of an account', () => {
    let isGuest = false;
    return (happening) => {
      if (isOn(happening, 'shopper.signedOut')) isGuest = true;
      if (isOn(happening, 'shopper.signedIn')) isGuest = false;
      return isGuest ? !(happening.after.matches({ account: 'asking' }) || isUnanswered(happening.after)) : null;
    };
  }),
  step(
    'SRV-9 the orders of the account are those that the server has named, until the shopper signs out',
    ({ before, after }) => before.context.account !== after.context.account,
    (happening) => {
      const answer = answerOf(happening, 'fetchOrders');
      const { account } = happening.after.context;
      return answer ? account === answer.output : account === null && isOn(happening, 'shopper.signedOut');
    },
  ),
  step(
    'SRV-9 a signed-out shopper sees no order of the account, and no answer to an earlier request brings one',
    (happening) => isOn(happening, 'shopper.signedOut'),
    (happening) => {
      const { after } = happening;
      const isAskedAnew = asked(happening, 'fetchOrders') !== null;
      return after.context.account === null && isAsked(after, 'fetchOrders') === isAskedAnew;
    },
  ),
  situation(
    'SRV-9 each order of the account is listed, once, also where the device has it, too',
    (snapshot) => (snapshot.context.account ?? []).length > 0,
    (snapshot) => {
      const countIn = (orders: readonly Order[], number: string) =>
        orders.filter((each) => each.number === number).length;
      return (snapshot.context.account ?? []).every(
        ({ number }) => countIn(storedOrders(snapshot), number) === Math.max(1, countIn(ordersOf(snapshot), number)),
      );
    },
  ),
  step(
    'SRV-9 where the server does not answer, the page says so, and the orders of the device are shown',
    (happening) => failureOf(happening, 'fetchOrders') !== null && isUnanswered(happening.after),
    ({ before, after }) => ordersOf(before).every(({ number }) => orderOf(number)(after) !== null),
  ),
  step(
    'ORD-1 every change of this tab is stored at once',
    (happening) => textOf(happening.before) !== textOf(happening.after),
    (happening) => {
      if (isOn(happening, 'orders.changedElsewhere')) return asked(happening, 'storeOrders') === null;
      if (isOn(happening, 'page.hydrated')) return true;
      const stored = asked(happening, 'storeOrders')?.input as { orders: readonly Order[] } | undefined;
      return JSON.stringify(stored?.orders) === textOf(happening.after);
    },
  ),
  step(
    "ORD-4 'Delete order' and 'Delete all orders' delete only what they say",
    (happening) => isOn(happening, 'order.deleted', 'orders.cleared') && isKnown(happening.before),
    (happening) => {
      const { before, after } = happening;
      const one = sent(happening, 'order.deleted');
      const left = one ? ordersOf(before).filter(({ number }) => number !== one.number) : [];
      return JSON.stringify(left) === textOf(after);
    },
  ),
  step(
    'ORD-4 only a deletion is reported, so that Undo can be offered',
    (happening) => isKnown(happening.before),
    (happening) => {
      const isDeleting =
        isOn(happening, 'order.deleted', 'orders.cleared') && textOf(happening.before) !== textOf(happening.after);
      return isReported(happening, 'orders.deleted') === isDeleting;
    },
  ),
  run('ORD-4 Undo restores orders and places', () => {
    const before = new Map<string | number, string>();
    return (happening) => {
      const [fact] = factsOf(happening, 'orders.deleted');
      const undone = sent(happening, 'deletion.undone');
      const wanted = undone ? before.get(undone.deletion) : undefined;
      // Only what was deleted last can come back to what was there before.
      if (textOf(happening.before) !== textOf(happening.after)) before.clear();
      // No number is given twice: the actor receives the used ones.
      const numbers = ordersOf(happening.before).map(({ number }) => number);
      const isSound = new Set(numbers).size === numbers.length;
      if (fact && isSound) before.set((fact.deletion as { id: string }).id, textOf(happening.before));
      return wanted === undefined ? null : textOf(happening.after) === wanted;
    };
  }),
  step(
    'ORD-5 two tabs show the same orders',
    (happening) => isOn(happening, 'orders.changedElsewhere') && isKnown(happening.before),
    (happening) => JSON.stringify(sent(happening, 'orders.changedElsewhere')?.orders) === textOf(happening.after),
  ),
  step(
    'ORD-6 the page knows from storage whether the orders are stored',
    (happening) => answerOf(happening, 'storeOrders') !== null && happening.before.context.placed.length === 0,
    (happening) =>
      happening.after.matches({ book: { open: 'stored' } }) === (answerOf(happening, 'storeOrders')?.output === true),
  ),
  situation(
    'ORD-2 the page says whether there is any order',
    isKnown,
    (now) => now.matches({ contents: 'some' }) === ordersOf(now).length > 0,
  ),
  step(
    "ORD-3 'Buy again' requests the products of that order, if no request is running",
    (happening) => isOn(happening, 'order.repeated') && !isAsking(happening.before),
    (happening) => {
      const order = ordersOf(happening.before).find(
        ({ number }) => number === sent(happening, 'order.repeated')?.number,
      );
      const question = asked(happening, 'findProducts')?.input as { ids: readonly string[] } | undefined;
      return JSON.stringify(question?.ids) === JSON.stringify(order?.lines.map(({ id }) => id));
    },
  ),
  step(
    'ORD-3 products in stock go into the cart in the same quantity, at the price of today; the others are named',
    (happening) => answerOf(happening, 'findProducts') !== null,
    (happening) => {
      const found = answerOf(happening, 'findProducts')?.output as readonly Product[];
      const lines = happening.before.context.repeated?.lines ?? [];
      const isSold = (id: string) => found.some((product) => product.id === id && product.inStock);
      const [fact, ...others] = factsOf(happening, 'orders.repeated');
      const repeat = fact?.repeat as {
        lines: readonly { product: Product; quantity: number }[];
        missing: readonly { line: { id: string } }[];
      };
      const bought = lines.filter(({ id }) => isSold(id)).map(({ id, quantity }) => [id, quantity]);
      return (
        others.length === 0 &&
        JSON.stringify(repeat.lines.map(({ product, quantity }) => [product.id, quantity])) ===
          JSON.stringify(bought) &&
        repeat.lines.every(({ product }) => found.includes(product)) &&
        repeat.missing.every(({ line }) => !isSold(line.id) && line.id in happening.after.context.unsold) &&
        repeat.missing.length === lines.length - bought.length
      );
    },
  ),
  step(
    'ORD-3 if the catalogue does not answer, nothing is bought, the page says so, and the shopper can try again',
    (happening) => failureOf(happening, 'findProducts') !== null,
    (happening) =>
      !isReported(happening, 'orders.repeated') &&
      happening.after.matches({ repeat: 'unanswered' }) &&
      happening.after.context.problem !== null,
  ),
  step(
    'NET-1 API-3 what could not be bought again, or is slow, is tried again if its order is shown',
    (happening) => isOn(happening, 'load.retried'),
    (happening) => {
      const { before } = happening;
      const shown = sent(happening, 'load.retried')?.shown;
      const isDue = before.matches({ repeat: 'unanswered' }) || isBuyingSlow(before);
      const isWaiting = isDue && before.context.repeated?.number === shown;
      const isThere = ordersOf(before).some(({ number }) => number === shown);
      return (asked(happening, 'findProducts') !== null) === (isWaiting && isThere);
    },
  ),
  slowAnswer(run, 'ORD-3 API-3 after 8,000 ms without the products: a hint and Try again', {
    actors: ['findProducts'],
    isSlow: isBuyingSlow,
  }),
  step(
    'SRV-9 API-3 Try again asks once more for orders of the account that are slow, or were not said',
    (happening) => isOn(happening, 'load.retried'),
    (happening) =>
      (asked(happening, 'fetchOrders') !== null) ===
      (isAccountSlow(happening.before) ||
        isUnanswered(happening.before) ||
        happening.before.matches({ account: 'unansweredToGuest' })),
  ),
  run('SRV-9 API-3 after 8,000 ms without the orders of the account the page says so', () => {
    let since: number | null = null;
    let isGuest = false;
    return (happening) => {
      const { after, at } = happening;
      if (isOn(happening, 'shopper.signedOut')) isGuest = true;
      if (isOn(happening, 'shopper.signedIn')) isGuest = false;
      if (asked(happening, 'fetchOrders') !== null) since = at;
      if (!isAsked(after, 'fetchOrders') || isGuest) since = null;
      return isAccountSlow(after) === (since !== null && at >= since + SLOW_MS);
    };
  }),
  step(
    'STO-1 the page says from the start that the browser cannot store the orders',
    (happening) => isOn(happening, 'storage.refused') && happening.before.matches({ book: { open: 'stored' } }),
    (happening) => happening.after.matches({ book: { open: 'notStored' } }),
  ),
];
