import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { DELIVERY_FIELDS } from '#machines/domain/checkout-choices.ts';
import { EMPTY_DETAILS } from '#machines/domain/checkout-details.ts';
import { type Order, placedOrder } from '#machines/domain/order.ts';
import { otherBottle, sampleBottle } from '#machines/domain/product.samples.ts';
import type { Product } from '#machines/domain/product.ts';
import { NUMBERS_A_YEAR, orderNumber } from '#machines/orders/order-number.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { earlierOrder, sampleOrder, samplePlaced } from '#machines/orders/orders.samples.ts';
import {
  isAccountSlow,
  isRepeating,
  isRepeatSlow,
  latestOrder,
  orderOf,
  storedOrders,
} from '#machines/orders/orders.selectors.ts';
import { repeatOf } from '#machines/orders/repeat-order.ts';
import { mergedOrders, sortedOut } from '#machines/orders/stored-orders.ts';
import { orderTexts } from '#machines/shop/order-texts.ts';
import { checkoutWithDrafts } from '#tests/support/checkout-with-drafts.ts';
import { heldRequests } from '#tests/support/held-requests.ts';
import { sampleLine } from '#tests/support/sample-products.ts';
import { startShop } from '#tests/support/start-shop.ts';
import { withFakes } from '#tools/chart-tests/engine/charts.ts';
import { flush } from '#tools/chart-tests/engine/flush.ts';

describe('ORD-1 the number of an order', () => {
  it.each([
    [0, 'TR-2026-222222'],
    [1, 'TR-2026-222223'],
    [NUMBERS_A_YEAR - 1, 'TR-2026-ZZZZZZ'],
    [NUMBERS_A_YEAR, 'TR-2026-222222'],
  ])('ORD-1 is readable: %i', (draw, number) => {
    expect(orderNumber(2026, draw, [])).toBe(number);
  });

  it('ORD-1 one that is taken gives way to the next, also at the end of them', () => {
    expect(orderNumber(2026, 0, ['TR-2026-222222', 'TR-2026-222223'])).toBe('TR-2026-222224');
    expect(orderNumber(2026, NUMBERS_A_YEAR - 1, ['TR-2026-ZZZZZZ'])).toBe('TR-2026-222222');
  });
});

describe('ORD-5 what storage gives back', () => {
  it.each([
    ['no number', { number: undefined }],
    ['a number that is none', { number: '../no number' }],
    ['a date that is none', { placedAt: 'yesterday' }],
    ['no lines', { lines: [] }],
    ['an amount that is none', { totals: { ...sampleOrder.totals, total: 12.5 } }],
    ['no address', { delivery: null }],
    ['a payment that is none', { payment: 'cash' }],
  ])('ORD-5 an entry with %s is set aside, the others are as they were', (_, fault) => {
    const damaged = { ...sampleOrder, ...fault };
    expect(sortedOut([damaged, sampleOrder])).toEqual({ sound: [sampleOrder], damaged: [damaged] });
  });

  it('ORD-1 an entry has only the fields of an order, and no card number, for example', () => {
    const { sound: orders } = sortedOut([{ ...sampleOrder, cardNumber: '4111' }]);
    expect(orders).toEqual([sampleOrder]);
  });

  it('ORD-2 the newest is the first, in whatever order they were stored', () => {
    expect(sortedOut([earlierOrder, sampleOrder]).sound).toEqual([sampleOrder, earlierOrder]);
  });

  it('ORD-5 one number belongs to one order', () => {
    expect(sortedOut([sampleOrder, sampleOrder])).toMatchObject({ sound: [{}], damaged: [{}] });
  });

  it('STO-7 an order of this tab joins those that another tab has stored', () => {
    const mine = { ...sampleOrder, number: 'TR-2026-222222' };
    const theirs = { ...sampleOrder, number: 'TR-2026-333333' };
    expect(mergedOrders([sampleOrder], [mine, sampleOrder], [theirs, sampleOrder])).toEqual([
      mine,
      theirs,
      sampleOrder,
    ]);
  });
});

describe('STO-3 what the shop writes it can read again', () => {
  const written = (order: unknown): unknown => JSON.parse(JSON.stringify(order));

  it.each(DELIVERY_FIELDS)('STO-3 an order whose %s was pasted with 12,000 letters', (field) => {
    const checkout = createActor(checkoutWithDrafts()).start();
    checkout.send({ type: 'purchase.offered' });
    checkout.send({ type: 'checkout.requested' });
    checkout.send({ type: 'delivery.changed', field, value: '𝓧'.repeat(6000) });
    const { delivery } = checkout.getSnapshot().context.details;
    const order = { ...sampleOrder, delivery };
    expect(sortedOut([written(order)])).toEqual({ sound: [order], damaged: [] });
    expect(delivery[field]).toBe('𝓧'.repeat(127));
  });

  it('STO-3 an order of more lines than the catalogue has, each as many and as dear as can be', () => {
    const lines = Array.from({ length: 1500 }, (_, index) => sampleLine(`p${index}`, 999, 100_000_000));
    const order = { ...sampleOrder, ...placedOrder({ lines, discount: 0 }, EMPTY_DETAILS) };
    expect(sortedOut([written(order)])).toEqual({ sound: [order], damaged: [] });
  });

  it('STO-3 an order with a long address of an earlier version is still read', () => {
    const order = { ...sampleOrder, delivery: { ...sampleOrder.delivery, street: 'x'.repeat(9000) } };
    expect(sortedOut([written(order)])).toEqual({ sound: [order], damaged: [] });
  });
});

describe('ORD-3 an order that is bought again', () => {
  const { lines } = sampleOrder;

  it('ORD-3 takes what is in stock, as it is today', () => {
    const dearer = { ...sampleBottle, price: sampleBottle.price + 100 };
    expect(repeatOf(lines, [dearer, otherBottle])).toEqual({
      lines: [
        { product: dearer, quantity: 2 },
        { product: otherBottle, quantity: 1 },
      ],
      missing: [],
    });
  });

  it.each([
    [[sampleBottle, otherBottle], 'All three items are in your cart', 'Prices are today’s.'],
    [
      [sampleBottle],
      'Two of three items are in your cart',
      `${otherBottle.name} is no longer sold. Prices are today’s.`,
    ],
    [
      [{ ...sampleBottle, inStock: false }, otherBottle],
      'One of three items is in your cart',
      `${sampleBottle.name} is out of stock. Prices are today’s.`,
    ],
    [
      [],
      'None of these items is for sale today',
      `${sampleBottle.name} is no longer sold. ${otherBottle.name} is no longer sold.`,
    ],
  ])('ORD-3 says what is in the cart and what is not: %#', (found, title, detail) => {
    expect(orderTexts.repeated(repeatOf(lines, found))).toMatchObject({ title, detail });
  });

  it('ORD-3 two items are both there', () => {
    const [two] = lines;
    expect(orderTexts.repeated(repeatOf(two ? [two] : [], [sampleBottle])).title).toBe('Both items are in your cart');
  });

  it('ORD-3 a single item', () => {
    const [, one] = lines;
    expect(orderTexts.repeated(repeatOf(one ? [one] : [], [otherBottle])).title).toBe('One item is in your cart');
    expect(orderTexts.repeated(repeatOf(one ? [one] : [], [])).title).toBe('This item is not for sale today');
  });
});

describe('API-3 an answer that takes long', () => {
  const OTHER = { ...sampleOrder, number: 'TR-2026-222222' };

  function startOrders() {
    const clock = new SimulatedClock();
    const accounts = heldRequests<readonly Order[] | null, void>();
    const searches = heldRequests<readonly Product[], { ids: readonly string[] }>();
    const orders = createActor(
      withFakes(ordersMachine).provide({ actors: { fetchOrders: accounts.logic, findProducts: searches.logic } }),
      { clock },
    );
    orders.start();
    orders.send({ type: 'page.hydrated', orders: { orders: [sampleOrder, OTHER], damaged: 0 } });
    return { orders, clock, accounts, searches, now: () => orders.getSnapshot() };
  }

  it('SRV-9 API-3 the orders of the account: the hint after 8 s, and Try again aborts and asks anew', async () => {
    const { orders, clock, accounts, now } = startOrders();
    orders.send({ type: 'orders.viewed' });
    clock.increment(7999);
    expect(isAccountSlow(now())).toBe(false);
    clock.increment(1);
    expect([isAccountSlow(now()), accounts.latest().signal.aborted]).toEqual([true, false]);
    orders.send({ type: 'load.retried', shown: null });
    expect(accounts.all.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    clock.increment(7999);
    expect(isAccountSlow(now())).toBe(false);
    clock.increment(1);
    expect(isAccountSlow(now())).toBe(true);
    await accounts.latest().answer([]);
    expect(isAccountSlow(now())).toBe(false);
  });

  it('SRV-9 a deletion says how many of its orders the account has, too', async () => {
    const { orders, accounts } = startOrders();
    const deletions: number[] = [];
    orders.on('orders.deleted', ({ inAccount }) => deletions.push(inAccount));
    orders.send({ type: 'orders.viewed' });
    await accounts.latest().answer([sampleOrder]);
    orders.send({ type: 'order.deleted', number: OTHER.number });
    orders.send({ type: 'deletion.undone', deletion: 'orders-1' });
    orders.send({ type: 'orders.cleared' });
    orders.send({ type: 'deletion.undone', deletion: 'orders-2' });
    orders.send({ type: 'shopper.signedOut' });
    orders.send({ type: 'order.deleted', number: sampleOrder.number });
    expect(deletions).toEqual([0, 1, 0]);
  });

  it('SRV-9 API-3 a shopper who has signed out waits for nothing: no hint', () => {
    const { orders, clock, now } = startOrders();
    orders.send({ type: 'orders.viewed' });
    clock.increment(8000);
    orders.send({ type: 'shopper.signedOut' });
    expect(isAccountSlow(now())).toBe(false);
    clock.increment(60_000);
    expect(isAccountSlow(now())).toBe(false);
  });

  it("ORD-3 API-3 'Buy again': the hint at its own order after 8 s, and Try again aborts and asks for the same", () => {
    const { orders, clock, searches, now } = startOrders();
    orders.send({ type: 'order.repeated', number: sampleOrder.number });
    clock.increment(7999);
    expect(isRepeatSlow(sampleOrder.number)(now())).toBe(false);
    clock.increment(1);
    expect([sampleOrder, OTHER].map(({ number }) => isRepeatSlow(number)(now()))).toEqual([true, false]);
    orders.send({ type: 'load.retried', shown: sampleOrder.number });
    expect(searches.all.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(searches.at(1).input).toEqual(searches.at(0).input);
    expect([isRepeating(sampleOrder.number)(now()), isRepeatSlow(sampleOrder.number)(now())]).toEqual([true, false]);
    clock.increment(8000);
    expect(isRepeatSlow(sampleOrder.number)(now())).toBe(true);
  });

  it("NET-1 API-3 a slow 'Buy again' of an order that is no longer shown is not asked again", () => {
    const { orders, clock, searches } = startOrders();
    orders.send({ type: 'order.repeated', number: sampleOrder.number });
    clock.increment(8000);
    orders.send({ type: 'load.retried', shown: null });
    expect(searches.all).toHaveLength(1);
  });
});

describe('ORD-4 SRV-9 what a deletion says', () => {
  const one = [sampleOrder];
  const two = [sampleOrder, sampleOrder];
  it.each([
    [one, 0, 'Order deleted', 'TR-2026-4F7K2M'],
    [one, 1, 'Deleted from this device', 'TR-2026-4F7K2M. Your account still has it.'],
    [two, 0, 'All orders deleted', '2 orders'],
    [two, 1, 'Deleted from this device', '2 orders. Your account still has one of them.'],
    [two, 2, 'Deleted from this device', '2 orders. Your account still has them.'],
  ])('ORD-4 SRV-9 with Undo of that deletion: %#', (orders, inAccount, title, detail) => {
    const action = {
      kind: 'undo',
      command: { flow: 'orders', event: { type: 'deletion.undone', deletion: 'orders-5' } },
    };
    expect(orderTexts.deleted({ id: 'orders-5', orders }, inAccount)).toMatchObject({ title, detail, action });
  });
});

describe('ORD-1 an order in the whole shop', () => {
  async function bought() {
    const shop = startShop({ at: '/cart' });
    shop.hydrate([sampleLine('a', 2), sampleLine('b')]);
    await shop.checks.latest().answer({ asked: [], found: [] });
    const checkout = shop.flow('checkout');
    const next = () => {
      shop.clock.increment(400);
      checkout.send({ type: 'step.completed' });
    };
    checkout.send({ type: 'checkout.requested' });
    next();
    checkout.send({ type: 'delivery.changed', field: 'street', value: ' 1 Main Street ' });
    next();
    checkout.send({ type: 'payment.chosen', method: 'apple' });
    next();
    next();
    await flush();
    return shop;
  }

  it('ORD-1 has lines, totals, address as typed and kind of payment, and is stored', async () => {
    const { flow, savedOrders, cartText } = await bought();
    const order = latestOrder(flow('orders').getSnapshot());
    expect(order?.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(order).toMatchObject({ payment: 'apple', delivery: { street: ' 1 Main Street ' } });
    expect(order?.number).toMatch(/^TR-2026-/);
    expect(savedOrders.at(-1)).toEqual([order]);
    expect(cartText()).toBe('');
  });

  it('ORD-1 CHK-3 a shopper who follows the link to the order stays there', async () => {
    const { clock, flow, go, visited } = await bought();
    go('/orders/TR-2026-222222');
    clock.increment(5000);
    expect(flow('checkout').getSnapshot().value).toBe('unavailable');
    expect(visited.map(({ href }) => href)).not.toContain('/');
  });

  it('ORD-6 signing out leaves it', async () => {
    const { flow } = await bought();
    flow('session').send({ type: 'signOut.requested' });
    expect(storedOrders(flow('orders').getSnapshot())).toHaveLength(1);
  });

  it('ORD-3 bought again it fills the cart with one message', async () => {
    const { flow, finds, toasts, cartText } = await bought();
    const number = latestOrder(flow('orders').getSnapshot())?.number ?? '';
    flow('orders').send({ type: 'order.repeated', number });
    await finds.latest().answer([{ ...sampleBottle, id: 'a' }]);
    expect(cartText()).toContain('a');
    expect(toasts().map(({ title }) => title)).toEqual(['Two of three items are in your cart']);
  });

  it.each([
    ['/cart', 1],
    ['/orders', 0],
  ])('ORD-3 CRT-5 bought again while %s is shown, its prices are asked for %i times', async (path, times) => {
    const { flow, finds, go, checks } = await bought();
    const number = latestOrder(flow('orders').getSnapshot())?.number ?? '';
    flow('orders').send({ type: 'order.repeated', number });
    go(path);
    const before = checks.all.length;
    await finds.latest().answer([{ ...sampleBottle, id: 'a' }]);
    expect(checks.all.length - before).toBe(times);
  });

  it('ORD-4 deleted, it comes back by Undo, and Undo of the cart does not bring it', async () => {
    const { flow, toasts } = await bought();
    const number = latestOrder(flow('orders').getSnapshot())?.number ?? '';
    flow('orders').send({ type: 'order.deleted', number });
    expect(orderOf(number)(flow('orders').getSnapshot())).toBeNull();
    const [toast] = toasts();
    flow('toasts').send({
      type: 'undo.chosen',
      id: 0,
      command: { flow: 'cart', event: { type: 'removal.undone', removal: 1 } },
    });
    expect(storedOrders(flow('orders').getSnapshot())).toEqual([]);
    flow('toasts').send({
      type: 'undo.chosen',
      id: toast?.id ?? 0,
      command: { flow: 'orders', event: { type: 'deletion.undone', deletion: 'orders-1' } },
    });
    expect(orderOf(number)(flow('orders').getSnapshot())?.number).toBe(number);
  });

  it('ORD-1 the latest order is none as long as one waits for its number', () => {
    const orders = createActor(withFakes(ordersMachine) as typeof ordersMachine).start();
    orders.send({ type: 'order.placed', order: samplePlaced });
    expect(latestOrder(orders.getSnapshot())).toBeNull();
  });
});
