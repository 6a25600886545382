import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { samplePlaced } from '#machines/orders/orders.samples.ts';
import { requestOf, retriedRepeat, shownAddress } from '#machines/shop/commands.ts';
import { reached } from '#machines/shop/facts.samples.ts';
import { orderStored } from '#machines/shop/order-commands.ts';
import { lineSavedForLater } from '#machines/shop/saved-commands.ts';
import { samplePage, sampleProducts } from '#tests/support/sample-products.ts';
import { startShop } from '#tests/support/start-shop.ts';

/** A system in which no flow runs. */
const { system: empty } = createActor(createMachine({}));

describe('NET-1 the connection is back', () => {
  it.each([
    ['the order that is shown is bought again', { name: 'order', number: 'TR-2026-4F7K2M' }, 'TR-2026-4F7K2M'],
    ['none is bought again on another page', { name: 'orders' }, null],
    ['none is bought again before the address has been read', null, null],
  ] as const)('NET-1 %s', (_, route, shown) => {
    expect(retriedRepeat(route)).toEqual({ flow: 'orders', event: { type: 'load.retried', shown } });
  });
});

describe('DET-1 FLW-1 a page that is reached asks its flow', () => {
  it('DET-1 a product that the list has shown is on its page at once', async () => {
    const { shop, go, lists } = startShop();
    const [first, second] = sampleProducts('a', 'b');
    go('/products');
    await lists.latest().answer(samplePage(sampleProducts('a', 'b')));
    const asked = (id: string) => requestOf(reached({ name: 'product', id, category: 'whisky' }), shop.system);
    const event = { type: 'product.requested', category: 'whisky', kind: 'push' };
    expect(asked('a')).toEqual({ flow: 'product', event: { ...event, id: 'a', known: first } });
    expect(asked('b')).toEqual({ flow: 'product', event: { ...event, id: 'b', known: second } });
    expect(asked('c')).toEqual({ flow: 'product', event: { ...event, id: 'c', known: null } });
  });

  it('FLW-1 a page without such a flow, and any other event, is a bug', () => {
    expect(() => requestOf(reached({ name: 'home' }), empty)).toThrow("The page 'home' sends no command.");
    expect(() => requestOf({ type: 'connection.restored' }, empty)).toThrow('requestOf runs when a page is reached.');
  });
});

describe('STO-5 the address to return to after signing in', () => {
  it('STO-5 is unknown where nothing follows the history', () => {
    expect(shownAddress(empty)).toBeNull();
  });
});

describe('SRV-4 an order that a server has taken', () => {
  it('SRV-4 has the number, date and totals of the server', () => {
    const totals = { subtotal: 10_000, tax: 800, delivery: 0, discount: 500, total: 10_300 };
    const stamp = { number: 'TR-2026-NEWEST', placedAt: '2026-06-16T08:30:00.000Z' };
    const taken = { ...stamp, totals };
    expect(orderStored({ type: 'placing.order.taken', order: samplePlaced, taken, voucher: undefined })).toEqual({
      flow: 'orders',
      event: { type: 'order.placed', order: { ...samplePlaced, totals }, stamp },
    });
  });
});

describe('SAV-5 a line that is saved for later', () => {
  it('SAV-5 a removal without a line is a bug', () => {
    expect(() => lineSavedForLater({ id: 1, lines: [], places: [], discount: 0 })).toThrow(
      'Nothing was taken out of the cart.',
    );
  });
});
