import { describe, expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { Answered } from '#machines/domain/answered.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import { sampleBottle } from '#machines/domain/product.samples.ts';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';
import { freshnessMachine } from '#machines/shop/freshness.machine.ts';
import { broughtByList, broughtByProduct } from '#machines/shop/freshness.samples.ts';
import { flush } from '#tests/support/flush.ts';
import { heldRequests } from '#tests/support/held-requests.ts';
import { startLone } from '#tests/support/lone-chart.ts';
import { samplePage, sampleProduct, sampleProducts } from '#tests/support/sample-products.ts';
import { startShop } from '#tests/support/start-shop.ts';

const CHEAPER = { ...sampleBottle, price: 3995 };
const OFFLINE = new ProblemError('offline', 'No connection.');
const NOT_FOUND = new ProblemError('notFound', 'There is no such product.');

function startFreshness(answers: readonly Answered[]) {
  const rests = heldRequests<void>();
  const requests = heldRequests<Answered, Answered>();
  const { lone, told } = startLone(() =>
    freshnessMachine.provide({ actors: { untilIdle: rests.logic, askAgain: requests.logic } }),
  );
  const freshness: ActorRefFrom<typeof freshnessMachine> = lone;
  freshness.send({ type: 'answers.brought', answers });
  const state = () => freshness.getSnapshot().value;
  const asked = () => requests.all.map(({ input }) => input.of);
  return { freshness, rests, requests, told, state, asked };
}

describe('API-5 what the page has brought along is checked', () => {
  it('API-5 a page that brought nothing asks for nothing', () => {
    const { state, rests } = startFreshness([]);
    expect([state(), rests.all.length]).toEqual(['unneeded', 0]);
  });

  it('API-5 each answer once, in an idle moment of its own; what is still true is told to nobody', async () => {
    const { rests, requests, state, asked, told } = startFreshness(broughtByList);
    expect([state(), asked()]).toEqual(['waiting', []]);
    await rests.latest().answer();
    expect([state(), asked()]).toEqual(['checking', ['products']]);
    await requests.latest().answer(structuredClone(requests.latest().input));
    expect([state(), asked()]).toEqual(['waiting', ['products']]);
    await rests.latest().answer();
    expect(asked()).toEqual(['products', 'facets']);
    await requests.latest().answer(structuredClone(requests.latest().input));
    await rests.latest().answer();
    expect([state(), asked(), told]).toEqual(['checked', ['products', 'facets'], []]);
  });

  it('API-5 the flow that was given it hears what has changed, and the rest is checked', async () => {
    const { rests, requests, state, asked, told } = startFreshness(broughtByProduct);
    await rests.latest().answer();
    await requests.latest().answer({ of: 'product', id: sampleBottle.id, answer: CHEAPER });
    expect(told).toEqual([
      { flow: 'product', event: { type: 'product.corrected', before: sampleBottle, today: CHEAPER } },
    ]);
    await rests.latest().answer();
    expect([state(), asked()]).toEqual(['checking', ['product', 'related']]);
    await requests.latest().answer({ of: 'related', id: sampleBottle.id, answer: [] });
    expect(told.at(-1)?.event.type).toBe('shelf.corrected');
  });

  it('API-5 of the list and its filters the catalogue hears', async () => {
    const { rests, requests, told } = startFreshness(broughtByList);
    await rests.latest().answer();
    await requests.latest().answer({ of: 'products', query: DEFAULT_QUERY, page: 1, answer: samplePage([CHEAPER]) });
    await rests.latest().answer();
    await requests.latest().answer({ of: 'facets', answer: { categories: [], brands: [sampleBrand] } });
    expect(told.map(({ flow, event }) => `${flow} ${event.type}`)).toEqual([
      'catalogue list.corrected',
      'catalogue facets.corrected',
    ]);
  });

  it('API-5 a check that fails is a state, and no event for any flow', async () => {
    const { freshness, rests, requests, state, asked, told } = startFreshness(broughtByList);
    await rests.latest().answer();
    await requests.latest().fail(OFFLINE);
    expect([state(), asked(), told]).toEqual(['unanswered', ['products'], []]);
    expect(freshness.getSnapshot().context.problem?.code).toBe('offline');
  });

  it('API-5 a product that the catalogue no longer has is no failure', async () => {
    const { rests, requests, state, told } = startFreshness(broughtByProduct);
    await rests.latest().answer();
    await requests.latest().fail(NOT_FOUND);
    expect(told).toEqual([{ flow: 'product', event: { type: 'product.withdrawn', before: sampleBottle } }]);
    expect(state()).toBe('waiting');
  });
});

const sampleBrand = { id: 'b', name: 'Brand', description: '', logoUrl: '' };
const A_PAGE = samplePage(sampleProducts('a', 'b'), 4, 1, 2);

/** The shop with a list that its page has brought along, and whose check is under way. */
async function listBrought() {
  const shop = startShop({ at: '/products' });
  await shop.lists.latest().answer(A_PAGE);
  await shop.facets.latest().answer({ categories: [], brands: [] });
  shop.hydrate();
  const brought: Answered = { of: 'products', query: DEFAULT_QUERY, page: 1, answer: A_PAGE };
  shop.flow('freshness').send({ type: 'answers.brought', answers: [brought] });
  await flush();
  const correct = (...products: typeof A_PAGE.data) =>
    shop.answers.latest().answer({ ...brought, answer: samplePage(products, products.length, 1, 2) });
  const list = () => shop.flow('catalogue').getSnapshot();
  const texts = () => list().context.list?.products.map(({ id, price }) => `${id} ${price}`);
  return { ...shop, correct, list, texts };
}

const dearA = sampleProduct({ id: 'a', name: 'Bottle a', price: 5000 });

describe('API-5 the list is put right', () => {
  it('API-5 a price follows; what has not changed is the object that it was', async () => {
    const { correct, list, texts } = await listBrought();
    const before = list().context.list?.products;
    await correct(dearA, sampleProduct({ id: 'b', name: 'Bottle b' }));
    expect(texts()).toEqual(['a 5000', 'b 4495']);
    expect(list().context.list?.products[1]).toBe(before?.[1]);
    expect(list().value.list).toEqual({ showing: 'settled' });
  });

  it('API-5 PRD-12 what "Show more" has brought stays, and what it is fetching goes on', async () => {
    const { correct, flow, lists, list, texts } = await listBrought();
    flow('catalogue').send({ type: 'more.requested' });
    await correct(dearA, sampleProduct({ id: 'b', name: 'Bottle b' }));
    expect(list().value.list).toEqual({ showing: 'loadingMore' });
    await lists.latest().answer(samplePage(sampleProducts('c', 'd'), 4, 2, 2));
    expect(texts()).toEqual(['a 5000', 'b 4495', 'c 4495', 'd 4495']);
  });

  it('API-5 RTE-5 a list that was left is put right for Back', async () => {
    const { correct, go, list, texts } = await listBrought();
    go('/');
    await correct(dearA, sampleProduct({ id: 'b', name: 'Bottle b' }));
    expect(list().value.list).toBe('idle');
    go('/products', 'pop');
    expect(texts()).toEqual(['a 5000', 'b 4495']);
  });

  it('API-5 PRD-8 a list that was asked for anew meanwhile is younger than the check, and stays', async () => {
    const { correct, go, lists, texts } = await listBrought();
    go('/');
    go('/products');
    await lists.latest().answer(samplePage(sampleProducts('c'), 1, 1, 2));
    await correct(dearA);
    expect(texts()).toEqual(['c 4495']);
  });

  it('API-5 PRD-8 the next list is not held up', async () => {
    const { correct, go, list } = await listBrought();
    go('/products?category=gin');
    await correct();
    expect(list().value.list).toEqual({ loading: 'waiting' });
  });

  it('API-5 PRD-7 a list of which nothing is left is the bare shelf', async () => {
    const { correct, list } = await listBrought();
    await correct();
    expect(list().value.list).toBe('empty');
  });
});

/** The shop with a product that its page has brought along, and whose check is under way. */
async function productBrought() {
  const shop = startShop({ at: '/products/whisky/a' });
  const bottle = sampleProduct({ id: 'a' });
  const shelf = sampleProducts('b', 'c');
  await shop.products.latest().answer(bottle);
  await shop.shelves.latest().answer(shelf);
  shop.hydrate();
  const answers: Answered[] = [
    { of: 'product', id: 'a', answer: bottle },
    { of: 'related', id: 'a', answer: shelf },
  ];
  shop.flow('freshness').send({ type: 'answers.brought', answers });
  await flush();
  return { ...shop, bottle, shelf, product: () => shop.flow('product').getSnapshot() };
}

describe('API-5 the product is put right', () => {
  it('API-5 DET-1 price and stock follow, and the number that was chosen stays', async () => {
    const { answers, flow, bottle, shelf, product } = await productBrought();
    flow('product').send({ type: 'quantity.stepped', by: 2 });
    const today = { ...bottle, price: 5000, inStock: false };
    await answers.latest().answer({ of: 'product', id: 'a', answer: today });
    expect(product().context).toMatchObject({ product: today, quantity: 3 });
    expect(product().value).toEqual({ showing: 'complete' });
    expect(flow('recentlyViewed').getSnapshot().context.products).toEqual([today]);
    const [b, c] = shelf;
    const dearC = { ...c, price: 9900 } as typeof bottle;
    await answers.latest().answer({ of: 'related', id: 'a', answer: [structuredClone(b) as typeof bottle, dearC] });
    expect(product().context.related).toEqual([b, dearC]);
    expect(product().context.related[0]).toBe(b);
  });

  it('API-5 RTE-5 a product that was left is put right for Back, and not told as looked at again', async () => {
    const { answers, go, flow, bottle, product } = await productBrought();
    go('/');
    await answers.latest().answer({ of: 'product', id: 'a', answer: { ...bottle, price: 5000 } });
    expect(flow('recentlyViewed').getSnapshot().context.products).toEqual([bottle]);
    go('/products/whisky/a', 'pop');
    expect(product().context.product?.price).toBe(5000);
  });

  it('API-5 DET-2 a product that the catalogue no longer has is not to be found, by Back either', async () => {
    const { answers, go, products, product } = await productBrought();
    await answers.latest().fail(NOT_FOUND);
    expect(product().value).toBe('notFound');
    go('/');
    go('/products/whisky/a', 'pop');
    expect(products.all).toHaveLength(2);
  });

  it('API-5 a check that fails leaves the page as it is', async () => {
    const { answers, bottle, product, faults, toasts } = await productBrought();
    await answers.latest().fail(OFFLINE);
    expect([product().value, product().context.product, faults, toasts()]).toEqual([
      { showing: 'complete' },
      bottle,
      [],
      [],
    ]);
  });
});
