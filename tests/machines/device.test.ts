import { describe, expect, it } from 'vitest';
import { namedProduct } from '#machines/domain/named-product.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import { stateText } from '#machines/domain/state-text.ts';
import { sampleOrder } from '#machines/orders/orders.samples.ts';
import { sampleLine, samplePage, sampleProduct } from '#tests/support/sample-products.ts';
import { startShop } from '#tests/support/start-shop.ts';
import { flush } from '#tools/chart-tests/engine/flush.ts';

const OFFLINE = new ProblemError('offline', 'We could not reach the shop.');
const BOTTLE = sampleProduct({ id: 'oak-gin', category: 'gin' });
const ORDERS = { orders: [sampleOrder, { ...sampleOrder, number: 'TR-2025-9XQ3ZB' }], damaged: 0 };
const RESTORED = { type: 'connection.restored' } as const;
const WIDENED = { type: 'screen.widened' } as const;

function open(at: string, options: Parameters<typeof startShop>[0] = {}) {
  const started = startShop({ at, ...options });
  started.hydrate();
  return started;
}

describe('NET-1 the connection is back', () => {
  it('NET-1 the list and its filters are requested again, once', async () => {
    const { shop, lists, facets } = open('/products');
    await lists.latest().fail(OFFLINE);
    await facets.latest().fail(OFFLINE);
    shop.send(RESTORED);
    expect([lists.all.length, facets.all.length]).toEqual([2, 2]);
    await lists.latest().answer(samplePage([BOTTLE]));
    shop.send(RESTORED);
    expect(lists.all.length).toBe(2);
  });

  it('NET-1 further products are requested again', async () => {
    const { shop, lists, flow } = open('/products');
    await lists.latest().answer({ ...samplePage([BOTTLE]), total: 2, pageSize: 1 });
    flow('catalogue').send({ type: 'more.requested' });
    await lists.latest().fail(OFFLINE);
    shop.send(RESTORED);
    expect(lists.latest().input.page).toBe(2);
    expect(lists.all.length).toBe(3);
  });

  it('NET-1 a product is requested again', async () => {
    const { shop, products } = open('/products/gin/oak-gin');
    await products.latest().fail(OFFLINE);
    shop.send(RESTORED);
    expect(products.all.map(({ input }) => input.id)).toEqual(['oak-gin', 'oak-gin']);
  });

  it('NET-1 the prices of saved bottles are requested again', async () => {
    const { shop, offers } = open('/saved', { saved: { bottles: [namedProduct(BOTTLE)], damaged: 0 } });
    await offers.latest().fail(OFFLINE);
    shop.send(RESTORED);
    expect(offers.all.length).toBe(2);
  });

  it('NET-1 the prices of a cart that is not empty are checked again', async () => {
    const { shop, checks, hydrate, flow } = startShop({ at: '/cart' });
    hydrate([sampleLine('a')]);
    await checks.latest().fail(OFFLINE);
    shop.send(RESTORED);
    expect(checks.all.length).toBe(2);
    await checks.latest().fail(OFFLINE);
    flow('cart').send({ type: 'cart.cleared' });
    shop.send(RESTORED);
    expect(checks.all.length).toBe(2);
  });

  it('NET-1 the code of a page is requested again', async () => {
    const { shop, pages, flow } = open('/help', { arePagesLoaded: false });
    await pages.latest().answer({ result: 'offline' });
    expect(flow('pageLoading').getSnapshot().value).toBe('failed');
    shop.send(RESTORED);
    expect(pages.all.map(({ input }) => input.page)).toEqual(['help', 'help']);
  });

  it('NET-1 an order is bought again only where its page is still shown', async () => {
    const { shop, flow, finds, go } = open(`/orders/${sampleOrder.number}`, { orders: ORDERS });
    flow('orders').send({ type: 'order.repeated', number: sampleOrder.number });
    await finds.latest().fail(OFFLINE);
    for (const elsewhere of ['/orders', '/orders/TR-2025-9XQ3ZB', '/']) {
      go(elsewhere);
      shop.send(RESTORED);
      expect(finds.all.length, elsewhere).toBe(1);
    }
    go(`/orders/${sampleOrder.number}`);
    shop.send(RESTORED);
    expect(finds.all.length).toBe(2);
    await finds.latest().answer([]);
    shop.send(RESTORED);
    expect(finds.all.length).toBe(2);
  });

  it('NET-1 nothing is requested that has not failed', async () => {
    const { shop, lists, facets, products, checks, offers, faults } = open('/products');
    await lists.latest().answer(samplePage([BOTTLE]));
    shop.send(RESTORED);
    await flush();
    expect([lists, facets, products, checks, offers].map(({ all }) => all.length)).toEqual([1, 1, 0, 0, 0]);
    expect(faults).toEqual([]);
  });
});

describe('SCR-1 the window becomes wide', () => {
  const panels = ({ flow }: ReturnType<typeof startShop>) => stateText(flow('header').getSnapshot().value.panels);

  it.each([
    ['menu', 'menu.opened'],
    ['search panel', 'searchPanel.opened'],
  ] as const)('SCR-1 the %s closes, and nothing is open any more', (_, opened) => {
    const started = open('/');
    started.flow('header').send({ type: opened });
    started.shop.send(WIDENED);
    expect(panels(started)).toBe('closed');
    expect(started.flow('overlay').getSnapshot().value).toBe('nothing');
  });

  it("SCR-1 the app's code stays open: wide windows have it, too", () => {
    const started = open('/');
    started.flow('header').send({ type: 'appCode.opened' });
    started.shop.send(WIDENED);
    expect(panels(started)).toBe('open.appCode');
  });

  it('SCR-1 the filters close', async () => {
    const { shop, flow, lists } = open('/products');
    await lists.latest().answer(samplePage([BOTTLE]));
    flow('catalogue').send({ type: 'filterPanel.opened' });
    expect(flow('overlay').getSnapshot().value).toBe('filters');
    shop.send(WIDENED);
    expect(flow('overlay').getSnapshot().value).toBe('nothing');
    expect(flow('catalogue').getSnapshot().value.filterPanel).toBe('closed');
  });
});
