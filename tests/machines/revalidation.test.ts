import { describe, expect, it } from 'vitest';
import { ProblemError } from '#machines/domain/problem.ts';
import { DEFAULT_QUERY } from '#machines/domain/product-query.ts';
import { samplePage, sampleProduct, sampleProducts } from '#tests/support/sample-products.ts';
import { startShop } from '#tests/support/start-shop.ts';

const OFFLINE = new ProblemError('offline', 'No connection.');
const NOT_FOUND = new ProblemError('notFound', 'There is no such product.');
const NO_FACETS = { categories: [], brands: [] };
const sampleBrand = { id: 'b', name: 'Brand', description: '', logoUrl: '' };
const A_PAGE = samplePage(sampleProducts('a', 'b'), 4, 1, 2);

/** The shop with a list that came with the prerendered page, and is being revalidated. */
async function prerenderedList(page = A_PAGE) {
  const shop = startShop({ at: '/products' });
  shop.lists.prerender();
  shop.facets.prerender();
  await shop.lists.latest().answer(page);
  await shop.facets.latest().answer(NO_FACETS);
  shop.hydrate();
  const correct = (...products: typeof A_PAGE.data) =>
    shop.todaysLists.latest().answer(samplePage(products, products.length, 1, 2));
  const list = () => shop.flow('catalogue').getSnapshot();
  const texts = () => list().context.list?.products.map(({ id, price }) => `${id} ${price}`);
  return { ...shop, correct, list, texts };
}

const dearA = sampleProduct({ id: 'a', name: 'Bottle a', price: 5000 });
const sameB = sampleProduct({ id: 'b', name: 'Bottle b' });

describe('API-5 a prerendered list is revalidated', () => {
  it('API-5 what the API itself has sent is not asked for again', async () => {
    const shop = startShop({ at: '/products' });
    await shop.lists.latest().answer(A_PAGE);
    await shop.facets.latest().answer(NO_FACETS);
    expect([shop.todaysLists.all, shop.todaysFacets.all]).toEqual([[], []]);
  });

  it('API-5 list and filters are asked for once; a list that is unchanged stays the same object', async () => {
    const { todaysLists, todaysFacets, list } = await prerenderedList();
    expect(todaysLists.all.map(({ input }) => input)).toEqual([{ query: DEFAULT_QUERY }]);
    const before = list().context.list?.products;
    await todaysLists.latest().answer(structuredClone(A_PAGE));
    await todaysFacets.latest().answer(NO_FACETS);
    expect(list().context.list?.products).toBe(before);
    expect(list().value).toMatchObject({ facets: 'ready', revalidation: 'unneeded' });
    expect([todaysLists.all.length, todaysFacets.all.length]).toEqual([1, 1]);
  });

  it('API-5 the filters follow', async () => {
    const { todaysFacets, list } = await prerenderedList();
    await todaysFacets.latest().answer({ categories: [], brands: [sampleBrand] });
    expect(list().context.facets?.brands).toEqual([sampleBrand]);
  });

  it('API-5 a check that fails is silent, is not made again, and leaves the page as it is', async () => {
    const { todaysLists, todaysFacets, list, texts, faults, toasts, go } = await prerenderedList();
    await todaysLists.latest().fail(OFFLINE);
    await todaysFacets.latest().fail(OFFLINE);
    expect(list().value).toMatchObject({ list: { showing: 'settled' }, facets: 'ready', revalidation: 'unneeded' });
    expect(list().context.revalidationProblem?.code).toBe('offline');
    expect([texts(), faults, toasts()]).toEqual([['a 4495', 'b 4495'], [], []]);
    go('/');
    go('/products', 'pop');
    expect(todaysLists.all).toHaveLength(1);
  });

  it('API-5 a changed price is shown; an unchanged product stays the same object', async () => {
    const { correct, list, texts } = await prerenderedList();
    const before = list().context.list?.products;
    await correct(dearA, sameB);
    expect(texts()).toEqual(['a 5000', 'b 4495']);
    expect(list().context.list?.products[1]).toBe(before?.[1]);
    expect(list().value.list).toEqual({ showing: 'settled' });
  });

  it('API-5 PRD-12 the pages loaded by "Show more" stay, and a request for more goes on', async () => {
    const { todaysLists, flow, lists, list, texts } = await prerenderedList();
    flow('catalogue').send({ type: 'more.requested' });
    await lists.latest().answer(samplePage(sampleProducts('c', 'd'), 6, 2, 2));
    flow('catalogue').send({ type: 'more.requested' });
    await todaysLists.latest().answer(samplePage([dearA, sameB], 6, 1, 2));
    expect(list().value.list).toEqual({ showing: { loadingMore: 'waiting' } });
    await lists.latest().answer(samplePage(sampleProducts('e'), 5, 3, 2));
    expect(texts()).toEqual(['a 5000', 'b 4495', 'c 4495', 'd 4495', 'e 4495']);
  });

  it('API-5 RTE-5 a list that was left is revalidated when Back shows it, and then as corrected', async () => {
    const { correct, go, todaysLists, list, texts } = await prerenderedList();
    go('/');
    expect(todaysLists.latest().signal.aborted).toBe(true);
    go('/products', 'pop');
    expect(todaysLists.all).toHaveLength(2);
    await correct(dearA, sameB);
    go('/');
    expect(list().value.list).toBe('idle');
    go('/products', 'pop');
    expect(texts()).toEqual(['a 5000', 'b 4495']);
    expect(todaysLists.all).toHaveLength(2);
  });

  it('API-5 PRD-8 a list that was requested again meanwhile is not revalidated', async () => {
    const { todaysLists, go, lists, texts } = await prerenderedList();
    go('/');
    go('/products');
    await lists.latest().answer(samplePage(sampleProducts('c'), 1, 1, 2));
    expect(texts()).toEqual(['c 4495']);
    expect([todaysLists.all.length, todaysLists.latest().signal.aborted]).toEqual([1, true]);
  });

  it('API-5 PRD-8 the next list is not held up', async () => {
    const { todaysLists, go, list } = await prerenderedList();
    go('/products?category=gin');
    expect(list().value).toMatchObject({ list: { loading: 'waiting' }, revalidation: 'unneeded' });
    expect(todaysLists.latest().signal.aborted).toBe(true);
  });

  it('API-5 PRD-7 a list of which nothing is left is the bare shelf', async () => {
    const { correct, list } = await prerenderedList();
    await correct();
    expect(list().value.list).toBe('empty');
  });

  it('API-5 PRD-7 a list that was empty shows what there is today', async () => {
    const { correct, list, texts } = await prerenderedList(samplePage([], 0, 1, 2));
    expect(list().value.list).toBe('empty');
    await correct(dearA);
    expect([list().value.list, texts()]).toEqual([{ showing: 'settled' }, ['a 5000']]);
  });
});

/** The shop with a product that came with the prerendered page, and is being revalidated. */
async function prerenderedProduct() {
  const shop = startShop({ at: '/products/whisky/a' });
  const bottle = sampleProduct({ id: 'a' });
  const shelf = sampleProducts('b', 'c');
  shop.products.prerender();
  await shop.products.latest().answer(bottle);
  await shop.shelves.latest().answer(shelf);
  shop.hydrate();
  return { ...shop, bottle, shelf, product: () => shop.flow('product').getSnapshot() };
}

describe('API-5 a prerendered product is revalidated', () => {
  it('API-5 what the API itself has sent is not asked for again', async () => {
    const shop = startShop({ at: '/products/whisky/a' });
    await shop.products.latest().answer(sampleProduct({ id: 'a' }));
    await shop.shelves.latest().answer([]);
    expect(shop.todaysProducts.all).toEqual([]);
  });

  it('API-5 DET-1 price and stock follow, and the number that was chosen stays', async () => {
    const { todaysProducts, todaysShelves, flow, bottle, shelf, product } = await prerenderedProduct();
    flow('product').send({ type: 'quantity.stepped', by: 2 });
    const today = { ...bottle, price: 5000, inStock: false };
    await todaysProducts.latest().answer(today);
    expect(product().context).toMatchObject({ product: today, quantity: 3 });
    expect(product().value).toEqual({ showing: 'revalidatingRelated' });
    expect(flow('recentlyViewed').getSnapshot().context.products).toEqual([today]);
    const [b, c] = shelf;
    const dearC = { ...c, price: 9900 } as typeof bottle;
    await todaysShelves.latest().answer([structuredClone(b) as typeof bottle, dearC]);
    expect(product().context.related).toEqual([b, dearC]);
    expect(product().context.related[0]).toBe(b);
    expect(product().value).toEqual({ showing: 'complete' });
  });

  it('API-5 a product that is unchanged stays the same object', async () => {
    const { todaysProducts, todaysShelves, bottle, shelf, product } = await prerenderedProduct();
    await todaysProducts.latest().answer(structuredClone(bottle));
    await todaysShelves.latest().answer(structuredClone(shelf));
    expect(product().context.product).toBe(bottle);
    expect(product().context.related).toBe(shelf);
    expect([todaysProducts.all.length, todaysShelves.all.length]).toEqual([1, 1]);
  });

  it('API-5 RTE-5 a product that was left is revalidated when Back shows it', async () => {
    const { todaysProducts, todaysShelves, go, shelf, bottle, product } = await prerenderedProduct();
    go('/');
    expect(todaysProducts.latest().signal.aborted).toBe(true);
    go('/products/whisky/a', 'pop');
    await todaysProducts.latest().answer({ ...bottle, price: 5000 });
    await todaysShelves.latest().answer(shelf);
    go('/');
    go('/products/whisky/a', 'pop');
    expect(product().context.product?.price).toBe(5000);
    expect(todaysProducts.all).toHaveLength(2);
  });

  it('API-5 a product that was looked up again meanwhile is not revalidated', async () => {
    const { todaysProducts, shelves, products, go, bottle } = await prerenderedProduct();
    go('/');
    go('/products/whisky/a');
    await products.latest().answer(bottle);
    await shelves.latest().answer([]);
    expect(todaysProducts.all).toHaveLength(1);
  });

  it('API-5 DET-2 a product that the catalogue no longer has is not to be found, by Back either', async () => {
    const { todaysProducts, go, products, product } = await prerenderedProduct();
    await todaysProducts.latest().fail(NOT_FOUND);
    expect(product().value).toBe('notFound');
    go('/');
    go('/products/whisky/a', 'pop');
    expect(products.all).toHaveLength(2);
  });

  it('API-5 a check that fails leaves the page as it is', async () => {
    const { todaysProducts, bottle, product, faults, toasts } = await prerenderedProduct();
    await todaysProducts.latest().fail(OFFLINE);
    expect([product().value, product().context.product, faults, toasts()]).toEqual([
      { showing: 'complete' },
      bottle,
      [],
      [],
    ]);
  });

  it('API-5 DET-1 a changed price stays if the similar products fail', async () => {
    const { todaysProducts, todaysShelves, bottle, shelf, product } = await prerenderedProduct();
    await todaysProducts.latest().answer({ ...bottle, price: 5000 });
    await todaysShelves.latest().fail(OFFLINE);
    expect(product().value).toEqual({ showing: 'complete' });
    expect([product().context.product?.price, product().context.related]).toEqual([5000, shelf]);
  });
});
