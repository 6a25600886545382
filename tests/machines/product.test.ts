import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { ProblemError } from '#machines/domain/problem.ts';
import type { Product } from '#machines/domain/product.ts';
import type { NavigationKind } from '#machines/domain/routes.ts';
import { MAX_CHOSEN } from '#machines/product/chosen-quantity.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import {
  canStepDown,
  canStepUp,
  chosenQuantity,
  isRelatedLoading,
  productView,
  shownProduct,
} from '#machines/product/product.selectors.ts';
import { heldFetches, heldRequests } from '#tests/support/held-requests.ts';
import { factsOf, faultsOf } from '#tests/support/observed.ts';
import { sampleProduct, sampleProducts } from '#tests/support/sample-products.ts';

const OFFLINE = new ProblemError('offline', 'We could not reach the shop.');
const gin = (id: string) => sampleProduct({ id, category: 'gin' });

function startProduct() {
  const clock = new SimulatedClock();
  const products = heldFetches<Product, { id: string }>();
  const shelves = heldRequests<readonly Product[], { product: Product | null }>();
  const actor = createActor(
    productMachine.provide({ actors: { fetchProduct: products.logic, fetchRelated: shelves.logic } }),
    { clock },
  );
  const facts = factsOf(actor);
  const faults = faultsOf(actor);
  actor.start();
  const context = () => actor.getSnapshot().context;
  const state = () => actor.getSnapshot().value;
  const request = (
    id: string,
    category: string | null = null,
    kind: NavigationKind = 'push',
    known: Product | null = null,
  ) => actor.send({ type: 'product.requested', id, category, kind, known });
  return { actor, clock, products, shelves, facts, faults, context, state, request };
}

async function showing(product: Product) {
  const started = startProduct();
  started.request(product.id, product.category);
  await started.products.latest().answer(product);
  return started;
}

describe('DET-2 one product by its id', () => {
  it('DET-2 places are held until it is there; busy only while it is on its way', async () => {
    const { actor, products, state, context, request } = startProduct();
    const seen = () => [actor.getSnapshot().hasTag('busy'), productView(actor.getSnapshot())];
    expect(seen()).toEqual([false, 'placeholders']);
    request('a', 'gin');
    expect(seen()).toEqual([true, 'placeholders']);
    expect(shownProduct(actor.getSnapshot())).toBeNull();
    expect(state()).toEqual({ loading: 'waiting' });
    expect(products.latest().input).toEqual({ id: 'a' });
    await products.latest().answer(gin('a'));
    expect(productView(actor.getSnapshot())).toBe('showing');
    expect(context().product?.id).toBe('a');
    expect(shownProduct(actor.getSnapshot())).toBe(context().product);
    actor.send({ type: 'product.left' });
    expect(seen()).toEqual([false, 'placeholders']);
  });

  it('DET-2 what the page shows when there is no product', async () => {
    const { actor, products, request } = startProduct();
    request('a');
    await products.latest().fail(OFFLINE);
    expect(productView(actor.getSnapshot())).toBe('failed');
    request('nonsense');
    await products.latest().fail(new ProblemError('notFound', 'We could not find that.'));
    expect(productView(actor.getSnapshot())).toBe('notFound');
  });

  it('DET-1 what the list knows is shown at once, and what comes takes its place', async () => {
    const { actor, products, shelves, facts, state, request } = startProduct();
    const listed = sampleProduct({ id: 'a', category: 'gin', price: 3000 });
    request('a', 'gin', 'push', listed);
    expect(state()).toEqual({ showing: 'verifying' });
    expect(shownProduct(actor.getSnapshot())).toBe(listed);
    expect(isRelatedLoading(actor.getSnapshot())).toBe(true);
    expect(facts).toEqual([]);
    actor.send({ type: 'quantity.stepped', by: 2 });
    const found = { ...listed, price: 3200 };
    await products.latest().answer(found);
    expect(shownProduct(actor.getSnapshot())).toBe(found);
    expect(chosenQuantity(actor.getSnapshot())).toBe(3);
    expect(facts).toEqual([{ type: 'product.viewed', product: found, isRecalled: false }]);
    expect(state()).toEqual({ showing: 'fetchingRelated' });
    expect(shelves.latest().input).toEqual({ product: found });
  });

  it('DET-1 the similar products below are known as well', async () => {
    const { shelves, state, context, request } = await showing(gin('a'));
    await shelves.latest().answer([gin('b')]);
    request('b', 'gin');
    expect(state()).toEqual({ showing: 'verifying' });
    expect(context().product?.id).toBe('b');
    expect(context().related).toEqual([]);
  });

  it('DET-1 DET-2 a known product that is no longer sold, or that cannot be confirmed, is no longer shown', async () => {
    const { actor, products, state, request } = startProduct();
    request('a', 'gin', 'push', gin('a'));
    await products.latest().fail(new ProblemError('notFound', 'We could not find that.'));
    expect(state()).toBe('notFound');
    request('b', 'gin', 'push', gin('b'));
    await products.latest().fail(OFFLINE);
    expect(state()).toBe('failed');
    expect(shownProduct(actor.getSnapshot())).toBeNull();
  });

  it('RTE-3 a known product under a wrong category is led to the right one', async () => {
    const { products, facts, request } = startProduct();
    request('a', 'rum', 'push', gin('a'));
    await products.latest().answer(gin('a'));
    expect(facts).toContainEqual(expect.objectContaining({ type: 'navigation.requested', href: '/products/gin/a' }));
  });

  it('DET-2 an unknown id: not found', async () => {
    const { products, state, context, request } = startProduct();
    request('nonsense');
    await products.latest().fail(new ProblemError('notFound', 'We could not find that.'));
    expect(state()).toBe('notFound');
    expect(context().problem).toBeNull();
    request('a');
    expect(state()).toEqual({ loading: 'waiting' });
  });

  it('DET-2 a failure is shown with its message; Try again sends the request again', async () => {
    const { actor, products, state, context, request } = startProduct();
    request('a');
    await products.latest().fail(OFFLINE);
    expect(state()).toBe('failed');
    expect(context().problem).toEqual({ code: 'offline', message: 'We could not reach the shop.' });
    actor.send({ type: 'load.retried' });
    await products.latest().answer(gin('a'));
    expect(actor.getSnapshot().matches('showing')).toBe(true);
  });

  it('DET-2 a link to the product that failed asks for it again', async () => {
    const { products, state, request } = startProduct();
    request('a');
    await products.latest().fail(OFFLINE);
    request('a');
    expect(state()).toEqual({ loading: 'waiting' });
  });

  it('FLW-1 a bug does not pose as "offline" or "not found": it stops the machine as it is', async () => {
    const { actor, products, faults, request } = startProduct();
    const bug = new TypeError('x is undefined');
    request('a');
    await products.latest().fail(bug);
    expect(actor.getSnapshot().status).toBe('error');
    expect(faults).toEqual([bug]);
  });

  it('API-3 7,999 ms: patience; 1 ms more: the hint; Try again aborts and restarts', () => {
    const { actor, clock, products, request } = startProduct();
    request('a');
    clock.increment(7999);
    expect(actor.getSnapshot().hasTag('slow')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('slow')).toBe(true);
    actor.send({ type: 'load.retried' });
    expect(products.all.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    clock.increment(7999);
    expect(actor.getSnapshot().hasTag('slow')).toBe(false);
  });
});

describe('RTE-7 a page that the server has sent as not found', () => {
  function startUnlisted() {
    const started = startProduct();
    started.request('a', 'gin');
    started.actor.send({ type: 'product.unlisted' });
    return { ...started, view: () => productView(started.actor.getSnapshot()) };
  }

  it('RTE-7 stays as it is while the API is asked, however long, and after it has said the same', async () => {
    const { clock, products, view } = startUnlisted();
    expect(view()).toBe('notFound');
    clock.increment(60_000);
    expect(view()).toBe('notFound');
    await products.latest().fail(new ProblemError('notFound', 'No such product.'));
    expect(view()).toBe('notFound');
    expect(products.all).toHaveLength(1);
  });

  it('RTE-7 gives way to a product that is newer than the build, and to a failure', async () => {
    const newer = startUnlisted();
    await newer.products.latest().answer(gin('a'));
    expect(newer.view()).toBe('showing');
    const failed = startUnlisted();
    await failed.products.latest().fail(OFFLINE);
    expect(failed.view()).toBe('failed');
  });

  it('RTE-7 says nothing of the product that is asked for next, nor of one that a list has shown', () => {
    const next = startUnlisted();
    next.request('b', 'gin');
    expect(next.view()).toBe('placeholders');
    const { actor, request } = startProduct();
    request('a', 'gin', 'push', gin('a'));
    actor.send({ type: 'product.unlisted' });
    expect(productView(actor.getSnapshot())).toBe('showing');
  });
});

describe('PRD-8 an older answer never replaces a newer one', () => {
  it('PRD-8 another product aborts the request for the one before', async () => {
    const { products, context, request } = startProduct();
    request('a');
    request('b');
    expect(products.at(0).signal.aborted).toBe(true);
    await products.at(1).answer(gin('b'));
    await products.at(0).answer(gin('a'));
    expect(context().product?.id).toBe('b');
    expect(context().remembered.map(({ id }) => id)).toEqual(['b']);
  });

  it('PRD-8 leaving aborts it', async () => {
    const { actor, products, state, facts, request } = startProduct();
    request('a');
    actor.send({ type: 'product.left' });
    expect(products.latest().signal.aborted).toBe(true);
    await products.latest().answer(gin('a'));
    expect(state()).toBe('idle');
    expect(facts).toEqual([]);
  });

  it('PRD-8 the shelf of the product before does not come under the next one', async () => {
    const { shelves, products, context, request } = await showing(gin('a'));
    const former = shelves.latest();
    request('b', 'gin');
    expect(former.signal.aborted).toBe(true);
    await former.answer(sampleProducts('x'));
    await products.latest().answer(gin('b'));
    expect(context().related).toEqual([]);
    expect(shelves.latest().input.product?.id).toBe('b');
  });
});

describe('RTE-3 a wrong category in the address', () => {
  it('RTE-3 redirects to the right one in place of it', async () => {
    const { actor, facts, products, request } = startProduct();
    request('a', 'rum');
    await products.latest().answer(gin('a'));
    expect(facts).toMatchObject([
      { type: 'navigation.requested', href: '/products/gin/a', kind: 'replace', preserveScroll: true },
      { type: 'product.viewed' },
    ]);
    request('a', 'gin', 'replace');
    expect(products.all).toHaveLength(1);
    expect(actor.getSnapshot().matches('showing')).toBe(true);
    expect(facts.filter(({ type }) => type === 'product.viewed')).toHaveLength(1);
  });

  it.each([null, 'gin', 'GIN'])('RTE-3 the category %s is right', async (category) => {
    const { facts, products, request } = startProduct();
    request('a', category);
    await products.latest().answer(gin('a'));
    expect(facts.map(({ type }) => type)).toEqual(['product.viewed']);
  });

  it('RTE-4 whisky under whiskey is right', async () => {
    const { facts, products, request } = startProduct();
    request('a', 'whiskey');
    await products.latest().answer(sampleProduct({ id: 'a', category: 'whisky' }));
    expect(facts.map(({ type }) => type)).toEqual(['product.viewed']);
  });

  it.each(['nonsense', 'spirits', '__proto__'])('RTE-3 %s is not', async (category) => {
    const { facts, products, request } = startProduct();
    request('a', category);
    await products.latest().answer(gin('a'));
    expect(facts.map(({ type }) => type).sort()).toEqual(['navigation.requested', 'product.viewed']);
  });

  it('RTE-3 a link from the product to itself under a wrong category redirects, too', async () => {
    const { facts, products, request } = await showing(gin('a'));
    request('a', 'rum');
    await products.latest().answer(gin('a'));
    expect(facts).toContainEqual({
      type: 'navigation.requested',
      href: '/products/gin/a',
      kind: 'replace',
      preserveScroll: true,
    });
  });

  it('RTE-3 Back to a wrong category of a remembered product redirects, too', async () => {
    const { actor, facts, products, request } = await showing(gin('a'));
    actor.send({ type: 'product.left' });
    request('a', 'rum', 'pop');
    await products.latest().answer(gin('a'));
    expect(facts).toContainEqual({
      type: 'navigation.requested',
      href: '/products/gin/a',
      kind: 'replace',
      preserveScroll: true,
    });
  });
});

describe('RTE-5 Back and Forward', () => {
  it('RTE-5 Back shows a product and its shelf as they were, without a request', async () => {
    const { actor, products, shelves, context, request } = await showing(gin('a'));
    await shelves.latest().answer(sampleProducts('x', 'y'));
    request('b', 'gin');
    await products.latest().answer(gin('b'));
    request('a', 'gin', 'pop');
    expect(context().product?.id).toBe('a');
    expect(context().related.map(({ id }) => id)).toEqual(['x', 'y']);
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    expect([products.all.length, shelves.all.length]).toEqual([2, 2]);
  });

  it('RTE-5 if its shelf had not come, only that is asked for again', async () => {
    const { actor, products, shelves, request } = await showing(gin('a'));
    actor.send({ type: 'product.left' });
    request('a', 'gin', 'pop');
    expect(actor.getSnapshot().matches({ showing: 'fetchingRelated' })).toBe(true);
    expect([products.all.length, shelves.all.length]).toEqual([1, 2]);
  });

  it('CRT-5 a link to a product seen before requests it again: its price and stock are those of today', async () => {
    const { actor, products, context, request } = await showing(gin('a'));
    actor.send({ type: 'product.left' });
    request('a', 'gin');
    expect(products.all).toHaveLength(2);
    await products.latest().answer({ ...gin('a'), inStock: false, price: 1 });
    expect(context().product).toMatchObject({ inStock: false, price: 1 });
    actor.send({ type: 'product.left' });
    request('a', 'gin', 'pop');
    expect(context().product).toMatchObject({ inStock: false, price: 1 });
  });

  it('RTE-5 a link from the product to itself changes nothing', async () => {
    const { actor, products, context, facts, request } = await showing(gin('a'));
    actor.send({ type: 'quantity.stepped', by: 3 });
    request('a', 'gin');
    expect(context().quantity).toBe(4);
    expect(products.all).toHaveLength(1);
    expect(facts).toHaveLength(1);
  });

  it('RTE-5 the same product asked for again while it loads is asked for once more, not twice at a time', () => {
    const { products, request } = startProduct();
    request('a');
    request('a', null, 'replace');
    expect(products.all.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('RTE-5 thirty products are remembered, the latest', async () => {
    const { products, context, request } = startProduct();
    for (let index = 0; index < 32; index += 1) {
      request(`p${index}`);
      await products.latest().answer(gin(`p${index}`));
    }
    expect(context().remembered).toHaveLength(30);
    expect(context().remembered[0]?.id).toBe('p2');
  });
});

describe('DET-1 the product in full', () => {
  it('DET-1 it is reported as seen, once a visit', async () => {
    const { actor, facts, request } = await showing(gin('a'));
    expect(facts).toMatchObject([{ type: 'product.viewed', product: { id: 'a' } }]);
    actor.send({ type: 'product.left' });
    request('a', 'gin', 'pop');
    expect(facts.map(({ type }) => type)).toEqual(['product.viewed', 'product.hidden', 'product.viewed']);
  });

  it('BCK-3 RTE-5 where Back shows it as it was, it is reported as such; a new request says what it is today', async () => {
    const { actor, facts, products, request } = await showing(gin('a'));
    const isRecalled = () => facts.flatMap((fact) => ('isRecalled' in fact ? [fact.isRecalled] : []));
    actor.send({ type: 'product.left' });
    request('a', 'gin', 'pop');
    expect(isRecalled()).toEqual([false, true]);
    actor.send({ type: 'product.left' });
    request('a', 'gin', 'push');
    await products.latest().answer(gin('a'));
    expect(isRecalled()).toEqual([false, true, false]);
  });

  it('DET-1 products like it come after it; without them the page does without', async () => {
    const { actor, shelves, context } = await showing(gin('a'));
    expect(actor.getSnapshot().matches({ showing: 'fetchingRelated' })).toBe(true);
    expect(shelves.latest().input.product?.id).toBe('a');
    await shelves.latest().answer(sampleProducts('x'));
    expect(actor.getSnapshot().matches({ showing: 'complete' })).toBe(true);
    expect(context().related.map(({ id }) => id)).toEqual(['x']);

    const other = await showing(gin('b'));
    await other.shelves.latest().fail(OFFLINE);
    expect(other.actor.getSnapshot().matches({ showing: 'alone' })).toBe(true);
    expect(other.context().product?.id).toBe('b');
  });

  it.each([
    [1, 3],
    [-1, 1],
    [-7, 1],
    [2.9, 4],
    [0, 2],
    [MAX_CHOSEN - 2, MAX_CHOSEN],
    [MAX_CHOSEN, MAX_CHOSEN],
    [1e308, MAX_CHOSEN],
    [Number.POSITIVE_INFINITY, MAX_CHOSEN],
    [Number.NEGATIVE_INFINITY, 1],
    [Number.NaN, 2],
  ])('DET-1 two and a step of %d are %d', async (by, quantity) => {
    const { actor, context } = await showing(gin('a'));
    actor.send({ type: 'quantity.stepped', by: 1 });
    actor.send({ type: 'quantity.stepped', by });
    expect(context().quantity).toBe(quantity);
  });

  it('DET-1 the quantity stops at 1 and at 99, and every quick click counts', async () => {
    const { actor, context } = await showing(gin('a'));
    const steps = () => [canStepDown(actor.getSnapshot()), canStepUp(actor.getSnapshot())];
    expect(steps()).toEqual([false, true]);
    for (let click = 1; click < MAX_CHOSEN; click += 1) {
      actor.send({ type: 'quantity.stepped', by: 1 });
      expect(steps()).toEqual([true, click + 1 < MAX_CHOSEN]);
    }
    expect(context().quantity).toBe(99);
  });

  it('DET-1 a product that is out of stock has no quantity to choose', async () => {
    const { actor, context } = await showing({ ...gin('a'), inStock: false });
    actor.send({ type: 'quantity.stepped', by: 1 });
    expect(context().quantity).toBe(1);
    expect(canStepUp(actor.getSnapshot())).toBe(false);
  });

  it('DET-1 quantity and crop start afresh with the next product', async () => {
    const { actor, products, context, request } = await showing(gin('a'));
    actor.send({ type: 'quantity.stepped', by: 4 });
    actor.send({ type: 'crop.chosen', crop: 'label' });
    expect(context()).toMatchObject({ quantity: 5, crop: 'label' });
    request('b', 'gin');
    await products.latest().answer(gin('b'));
    expect(context()).toMatchObject({ quantity: 1, crop: 'whole' });
  });
});
