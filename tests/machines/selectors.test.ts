import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import {
  canClearFilters,
  chosenBrand,
  foundCount,
  isCategoryChosen,
  isOutOfStockIncluded,
  listView,
  maxPrice,
  minPrice,
  offeredBrands,
  setFilterCount,
} from '#machines/catalogue/catalogue.selectors.ts';
import { isBandChosen } from '#machines/catalogue/filter-offers.ts';
import { bestMatches, meantHref, meantSearch, nearMisses, outOfStockHref } from '#machines/catalogue/search-help.ts';
import { stepOf } from '#machines/checkout/checkout.selectors.ts';
import type { Facets } from '#machines/domain/brand.ts';
import type { Order, OrderStamp } from '#machines/domain/order.ts';
import { PRICE_BANDS } from '#machines/domain/price-bands.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import type { Product, ProductPage } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, type ProductQuery } from '#machines/domain/product-query.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { ordersSamples, sampleOrder, samplePlaced, sampleStamp } from '#machines/orders/orders.samples.ts';
import { canRepeat, isRepeating, latestOrder, repeatProblem, unsoldReason } from '#machines/orders/orders.selectors.ts';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { alternativesTo } from '#machines/saved-offers/saved-offers.selectors.ts';
import { checkoutWithDrafts } from '#tests/support/checkout-with-drafts.ts';
import { heldFetches, heldRequests } from '#tests/support/held-requests.ts';
import { samplePage, sampleProducts } from '#tests/support/sample-products.ts';
import { withFakes } from '#tools/chart-tests/engine/charts.ts';

describe('PRD-7 the content in the place of the list', () => {
  it('PRD-7 places, the list, the list before it while the next loads, nothing, the failure', async () => {
    const lists = heldFetches<ProductPage, { query: ProductQuery; page: number }>();
    const catalogue = createActor(
      catalogueMachine.provide({
        actions: { keepRowsRendered: () => {}, showListTop: () => {} },
        actors: { fetchProducts: lists.logic, fetchFacets: heldFetches<Facets>().logic },
      }),
    ).start();
    const view = () => [listView(catalogue.getSnapshot()), foundCount(catalogue.getSnapshot())];

    expect(view()).toEqual(['placeholders', null]);
    catalogue.send({ type: 'list.requested', query: DEFAULT_QUERY, kind: 'push', pages: 1 });
    expect(view()).toEqual(['placeholders', null]);
    await lists.latest().answer(samplePage(sampleProducts('a'), 30));
    expect(view()).toEqual(['showing', 30]);
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes: { category: 'gin' } } });
    expect(view()).toEqual(['refreshing', null]);
    await lists.latest().answer(samplePage([]));
    expect(view()).toEqual(['empty', 0]);
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersCleared' } });
    expect(view()).toEqual(['placeholders', null]);
    await lists.latest().fail(new ProblemError('server', 'Something went wrong at our end.'));
    expect(view()).toEqual(['failed', null]);
  });
});

describe('PRD-9 PRD-10 the filters of a list', () => {
  const listOf = (query: Partial<ProductQuery>) => {
    const catalogue = createActor(withFakes(catalogueMachine) as typeof catalogueMachine).start();
    catalogue.send({ type: 'list.requested', query: { ...DEFAULT_QUERY, ...query }, kind: 'push', pages: 1 });
    return catalogue.getSnapshot();
  };

  it.each<[Partial<ProductQuery>, number]>([
    [{}, 0],
    [{ sortBy: 'price', sortOrder: 'desc' }, 0],
    [{ includeOutOfStock: true }, 1],
    [{ section: 'snacks' }, 1],
    [{ section: 'snacks', category: 'nuts' }, 1],
    [{ category: 'gin', type: 'Sloe', search: 'oak', minPrice: 20, includeOutOfStock: true }, 5],
  ])('PRD-10 the badge counts every filter of %j: %i', (query, count) => {
    const list = listOf(query);
    expect(setFilterCount(list)).toBe(count);
    expect(canClearFilters(list)).toBe(count > 0);
  });

  it('PRD-9 of the categories, all are chosen only where neither a category nor a section is', () => {
    const chosen = (query: Partial<ProductQuery>) =>
      [null, 'gin', 'nuts'].filter((category) => isCategoryChosen(listOf(query), category));
    expect(chosen({})).toEqual([null]);
    expect(chosen({ section: 'snacks' })).toEqual([]);
    expect(chosen({ section: 'snacks', category: 'nuts' })).toEqual(['nuts']);
    expect(chosen({ category: 'gin' })).toEqual(['gin']);
  });

  it('PRD-2 PRD-14 brand, prices and stock are those of the address, no brand is offered before the answer; a band of prices is chosen by both its ends', () => {
    expect(offeredBrands(listOf({}))).toEqual([]);
    const list = listOf({ brand: 'marl-and-bine', minPrice: 10, maxPrice: 60, includeOutOfStock: true });
    expect([chosenBrand(list), minPrice(list), maxPrice(list), isOutOfStockIncluded(list)]).toEqual([
      ...['marl-and-bine', 10, 60, true],
    ]);
    const whole = listOf({});
    expect([chosenBrand(whole), minPrice(whole), maxPrice(whole), isOutOfStockIncluded(whole)]).toEqual([
      ...[null, 0, 500, false],
    ]);
    const chosen = (query: Partial<ProductQuery>) =>
      PRICE_BANDS.filter((band) => isBandChosen(listOf(query), band)).map(({ id }) => id);
    expect(chosen({ maxPrice: 25 })).toEqual(['to-25']);
    expect(chosen({ maxPrice: 50 })).toEqual(['to-50']);
    expect(chosen({ minPrice: 100 })).toEqual(['from-100']);
    expect(chosen({ minPrice: 10, maxPrice: 50 })).toEqual([]);
    expect(chosen({})).toEqual([]);
  });

  it('PRD-13 the best matches and similar products are those of the answer; without an answer there are none', async () => {
    const lists = heldFetches<ProductPage, { query: ProductQuery; page: number }>();
    const catalogue = createActor(
      catalogueMachine.provide({
        actions: { keepRowsRendered: () => {}, showListTop: () => {} },
        actors: { fetchProducts: lists.logic, fetchFacets: heldFetches<Facets>().logic },
      }),
    ).start();
    const said = () => {
      const now = catalogue.getSnapshot();
      return [bestMatches(now).map(({ id }) => id), nearMisses(now).map(({ id }) => id), meantSearch(now)];
    };
    catalogue.send({ type: 'list.requested', query: { ...DEFAULT_QUERY, search: 'wiskey' }, kind: 'push', pages: 1 });
    expect(said()).toEqual([[], [], null]);
    const answer = { best: sampleProducts('a', 'b'), instead: { text: 'whiskey', products: sampleProducts('c') } };
    await lists.latest().answer({ ...samplePage(sampleProducts('a')), ...answer });
    expect(said()).toEqual([['a', 'b'], ['c'], 'whiskey']);
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersCleared' } });
    await lists.latest().answer(samplePage(sampleProducts('a')));
    expect(said()).toEqual([[], [], null]);
    expect(meantHref(catalogue.getSnapshot())).toBe('/products');
  });

  it.each([
    [2, '/products?category=gin&search=cask&stock=all'],
    [0, null],
    [undefined, null],
  ])('PRD-13 of an empty list %s more match that are out of stock: their address is %s', async (outOfStock, href) => {
    const lists = heldFetches<ProductPage, { query: ProductQuery; page: number }>();
    const catalogue = createActor(
      catalogueMachine.provide({
        actions: { keepRowsRendered: () => {}, showListTop: () => {} },
        actors: { fetchProducts: lists.logic, fetchFacets: heldFetches<Facets>().logic },
      }),
    ).start();
    const query = { ...DEFAULT_QUERY, search: 'cask', category: 'gin' };
    catalogue.send({ type: 'list.requested', query, kind: 'push', pages: 1 });
    expect(outOfStockHref(catalogue.getSnapshot())).toBeNull();
    await lists.latest().answer({ ...samplePage([]), outOfStock });
    expect(outOfStockHref(catalogue.getSnapshot())).toBe(href);
  });

  it('PRD-13 the search that was probably meant shows the similar products: it has no other filter than stock, and the order stays', async () => {
    const lists = heldFetches<ProductPage, { query: ProductQuery; page: number }>();
    const catalogue = createActor(
      catalogueMachine.provide({
        actions: { keepRowsRendered: () => {}, showListTop: () => {} },
        actors: { fetchProducts: lists.logic, fetchFacets: heldFetches<Facets>().logic },
      }),
    ).start();
    const query: ProductQuery = {
      ...{ ...DEFAULT_QUERY, search: 'wiskey', category: 'gin', maxPrice: 60, includeOutOfStock: true },
      ...{ sortBy: 'price', sortOrder: 'desc' },
    };
    catalogue.send({ type: 'list.requested', query, kind: 'push', pages: 1 });
    await lists.latest().answer({ ...samplePage([]), instead: { text: 'whiskey', products: [] } });
    const { searchParams } = new URL(meantHref(catalogue.getSnapshot()), 'https://shop.example');
    expect(Object.fromEntries(searchParams)).toEqual({ search: 'whiskey', stock: 'all', sort: 'price', order: 'desc' });
  });
});

describe('ORD-1 ORD-3 what is said of one order, among several', () => {
  const other = { ...sampleOrder, number: 'TR-2025-9XQ3ZB' };

  function withTwoOrders() {
    const stamps = heldRequests<OrderStamp, { taken: readonly string[] }>();
    const stores = heldRequests<boolean, { orders: readonly Order[] }>();
    const finds = heldRequests<readonly Product[], { ids: readonly string[] }>();
    const orders = createActor(
      ordersMachine.provide({
        actors: {
          stampOrder: stamps.logic,
          storeOrders: stores.logic,
          findProducts: finds.logic,
          watchStoredOrders: fromCallback(() => {}),
        },
      }),
    ).start();
    orders.send({ type: 'page.hydrated', orders: { orders: [sampleOrder, other], damaged: 0 } });
    const said = (number: string) => {
      const snapshot = orders.getSnapshot();
      return [canRepeat(number)(snapshot), isRepeating(number)(snapshot), repeatProblem(number)(snapshot)];
    };
    return { orders, stamps, stores, finds, said };
  }

  it('ORD-3 an order that is bought again is busy alone, and its failure is said of it alone', async () => {
    const { orders, finds, said } = withTwoOrders();
    expect([said(sampleOrder.number), said(other.number)]).toEqual([
      [true, false, null],
      [true, false, null],
    ]);
    orders.send(ordersSamples['order.repeated'].newest);
    expect([said(sampleOrder.number), said(other.number)]).toEqual([
      [false, true, null],
      [false, false, null],
    ]);
    await finds.latest().fail(new ProblemError('server', 'Something went wrong at our end.'));
    expect([said(sampleOrder.number), said(other.number)]).toEqual([
      [true, false, 'Something went wrong at our end.'],
      [true, false, null],
    ]);
    orders.send({ type: 'load.retried', shown: sampleOrder.number });
    expect(said(sampleOrder.number)).toEqual([false, true, null]);
  });

  it('ORD-1 while an order waits for its number, the one before it is not shown in its place', async () => {
    const { orders, stamps, stores } = withTwoOrders();
    const latest = () => latestOrder(orders.getSnapshot())?.number ?? null;
    expect(latest()).toBeNull();
    for (const number of ['TR-2026-AAAAAA', 'TR-2026-BBBBBB']) {
      orders.send({ type: 'order.placed', order: samplePlaced });
      expect(latest()).toBeNull();
      await stamps.latest().answer({ ...sampleStamp, number });
      expect(latest()).toBe(number);
      await stores.latest().answer(true);
    }
  });
});

it('CHK-1 SRV-4 the steps are counted from 0; the last is shown while the order is placed; closed and confirmed are none', () => {
  const clock = new SimulatedClock();
  const checkout = createActor(checkoutWithDrafts(), { clock }).start();
  const step = () => stepOf(checkout.getSnapshot());
  expect(step()).toBe(-1);
  checkout.send({ type: 'purchase.offered' });
  expect(step()).toBe(-1);
  checkout.send({ type: 'checkout.requested' });
  for (const expected of [0, 1, 2, 3]) {
    expect(step()).toBe(expected);
    clock.increment(400);
    checkout.send({ type: 'step.completed' });
  }
  expect(step()).toBe(3);
  checkout.send({ type: 'order.taken', number: null });
  expect(step()).toBe(-1);
  checkout.stop();
});

it.each(['constructor', '__proto__', 'toString'])('SAV-4 ORD-3 nothing is known of a product with the id %s', (id) => {
  const offers = createActor(savedOffersMachine).start().getSnapshot();
  const orders = createActor(ordersMachine).start().getSnapshot();
  expect(alternativesTo(id)(offers)).toEqual([]);
  expect(unsoldReason(id)(orders)).toBeNull();
});
