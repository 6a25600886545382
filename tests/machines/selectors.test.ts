import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import { foundCount, listView } from '#machines/catalogue/catalogue.selectors.ts';
import { stepOf } from '#machines/checkout/checkout.selectors.ts';
import type { Facets } from '#machines/domain/brand.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import type { ProductPage } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, type ProductQuery } from '#machines/domain/product-query.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { unsoldReason } from '#machines/orders/orders.selectors.ts';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { alternativesTo } from '#machines/saved-offers/saved-offers.selectors.ts';
import { checkoutWithDrafts } from '#tests/support/checkout-with-drafts.ts';
import { heldFetches } from '#tests/support/held-requests.ts';
import { samplePage, sampleProducts } from '#tests/support/sample-products.ts';

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
    catalogue.send({ type: 'list.requested', query: DEFAULT_QUERY, kind: 'push' });
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
