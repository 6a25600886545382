import { describe, expect, it } from 'vitest';
import { FULL_WATCH, sampleWatched } from '#machines/back-in-stock/back-in-stock.samples.ts';
import { hasNews, isWatched, watchedState } from '#machines/back-in-stock/back-in-stock.selectors.ts';
import { MOST_WATCHED, newsOf, onlyWatched } from '#machines/back-in-stock/watched-products.ts';
import { type NamedProduct, namedProduct } from '#machines/domain/named-product.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import { otherBottle, sampleBottle, soldOutBottle } from '#machines/domain/product.samples.ts';
import { mergedProducts, sortedOut } from '#machines/domain/stored-products.ts';
import { startShop } from '#tests/support/start-shop.ts';
import { flush } from '#tools/chart-tests/engine/flush.ts';

const BACK = { ...soldOutBottle, inStock: true };
const otherWatched = namedProduct(otherBottle);

async function start(products: readonly NamedProduct[] = [], at = '/help') {
  const shop = startShop({ at, watched: { products, damaged: 0 } });
  shop.hydrate();
  await flush();
  const snapshot = () => shop.flow('backInStock').getSnapshot();
  const ids = () => snapshot().context.watched.map(({ id }) => id);
  return { ...shop, snapshot, ids };
}

describe('BCK-6 what storage gives back', () => {
  it.each([
    ['no id', { id: undefined }],
    ['no name', { name: ' ' }],
    ['a picture of elsewhere', { imageUrl: '//elsewhere.example/x.avif' }],
  ])('BCK-6 an entry with %s is damaged, and the others are as they were', (_, change) => {
    const damaged = { ...sampleWatched, ...change };
    expect(sortedOut([otherWatched, damaged, 7])).toEqual({ sound: [otherWatched], damaged: [damaged, 7] });
  });

  it('BCK-1 a product that is stored twice counts once; nothing else of it is stored', () => {
    expect(sortedOut([{ ...sampleWatched, price: 9900 }, sampleWatched])).toEqual({
      sound: [sampleWatched],
      damaged: [sampleWatched],
    });
    expect(Object.keys(namedProduct(soldOutBottle))).toEqual(['id', 'name', 'imageUrl']);
  });

  it('BCK-6 STO-7 what this tab adds or removes leaves what another tab waits for', () => {
    expect(mergedProducts([sampleWatched], [], [otherWatched, sampleWatched])).toEqual([otherWatched]);
    expect(mergedProducts([], [sampleWatched], [otherWatched])).toEqual([sampleWatched, otherWatched]);
  });
});

describe('BCK-1 BCK-5 what is waited for', () => {
  it('BCK-1 is stored at once, and Undo in a message brings it back', async () => {
    const { flow, ids, snapshot, storedWatched, toasts } = await start();
    flow('backInStock').send({ type: 'watch.requested', product: soldOutBottle });
    await flush();
    expect(storedWatched.at(-1)).toEqual([sampleWatched]);
    expect(isWatched(soldOutBottle.id)(snapshot())).toBe(true);
    flow('backInStock').send({ type: 'watch.cancelled', id: soldOutBottle.id });
    const [toast] = toasts();
    expect(toast).toMatchObject({ detail: soldOutBottle.name, action: { kind: 'undo' } });
    if (toast?.action?.kind !== 'undo') throw new Error('No Undo.');
    flow('toasts').send({ type: 'undo.chosen', id: toast.id, command: toast.action.command });
    await flush();
    expect(ids()).toEqual([soldOutBottle.id]);
    expect(storedWatched.at(-1)).toEqual([sampleWatched]);
  });

  it('BCK-1 with twenty, one more is not waited for, and a message says so', async () => {
    const { flow, ids, toasts } = await start(FULL_WATCH);
    flow('backInStock').send({ type: 'watch.requested', product: soldOutBottle });
    expect(ids()).toHaveLength(MOST_WATCHED);
    expect(toasts()).toMatchObject([{ detail: 'You are waiting for 20 products. Remove one to make room.' }]);
  });
});

describe('BCK-2 BCK-3 BCK-4 the next visit', () => {
  const answer = { asked: [soldOutBottle.id, otherBottle.id], found: [otherBottle, BACK] };

  it('BCK-2 says of each product what the answer says of it, in the order of the list', () => {
    expect(newsOf({ watched: [sampleWatched, otherWatched], answer })).toEqual([
      { kind: 'back', product: BACK },
      { kind: 'back', product: otherBottle },
    ]);
  });

  it('BCK-3 the answer about a product that is no longer waited for is forgotten', () => {
    expect(onlyWatched({ watched: [sampleWatched], answer }).answer).toEqual({
      asked: [soldOutBottle.id],
      found: [BACK],
    });
  });

  it('BCK-2 asks once for all, tells what is back, and after it is dismissed waits only for the rest', async () => {
    const { flow, ids, snapshot, stockChecks, storedWatched } = await start([sampleWatched, otherWatched]);
    expect(stockChecks.all.map(({ input }) => input)).toEqual([{ ids: [soldOutBottle.id, otherBottle.id] }]);
    await stockChecks.latest().answer({
      asked: [soldOutBottle.id, otherBottle.id],
      found: [BACK, { ...otherBottle, inStock: false }],
    });
    expect(hasNews(snapshot())).toBe(true);
    expect([soldOutBottle.id, otherBottle.id].map((id) => watchedState(id)(snapshot()))).toEqual([
      'inStock',
      'outOfStock',
    ]);
    flow('backInStock').send({ type: 'news.dismissed' });
    await flush();
    expect(hasNews(snapshot())).toBe(false);
    expect(ids()).toEqual([otherBottle.id]);
    expect(storedWatched.at(-1)).toEqual([otherWatched]);
    expect(stockChecks.all).toHaveLength(1);
  });

  it('BCK-3 its page in stock ends the notice; a page out of stock does not', async () => {
    const { flow, go, ids, products, snapshot, stockChecks } = await start([sampleWatched]);
    await stockChecks.latest().answer({ asked: [soldOutBottle.id], found: [BACK] });
    go(`/products/whisky/${soldOutBottle.id}`);
    await products.latest().answer(soldOutBottle);
    expect(hasNews(snapshot())).toBe(true);
    go('/help');
    go(`/products/whisky/${soldOutBottle.id}`);
    await products.latest().answer(BACK);
    expect(hasNews(snapshot())).toBe(false);
    expect(ids()).toEqual([]);
    expect(flow('toasts').getSnapshot().context.toasts).toEqual([]);
  });

  it('BCK-3 what is announced and then waited for anew is not announced again by the old answer', async () => {
    const { flow, snapshot, stockChecks } = await start([sampleWatched]);
    await stockChecks.latest().answer({ asked: [soldOutBottle.id], found: [BACK] });
    flow('backInStock').send({ type: 'news.dismissed' });
    flow('backInStock').send({ type: 'watch.requested', product: soldOutBottle });
    expect(hasNews(snapshot())).toBe(false);
    expect(watchedState(soldOutBottle.id)(snapshot())).toBe('unknown');
  });

  it('BCK-3 BCK-6 a notice that another tab has dismissed goes here, too', async () => {
    const { snapshot, stockChecks, watchedInOtherTab } = await start([sampleWatched, otherWatched]);
    await stockChecks.latest().answer({ asked: [soldOutBottle.id, otherBottle.id], found: [BACK] });
    watchedInOtherTab([otherWatched]);
    expect(snapshot().context.watched).toEqual([otherWatched]);
    expect(watchedState(otherBottle.id)(snapshot())).toBe('gone');
    watchedInOtherTab([]);
    expect(hasNews(snapshot())).toBe(false);
  });

  it('BCK-2 what another tab no longer waits for as the answer comes is not announced', async () => {
    const { snapshot, stockChecks, watchedInOtherTab } = await start([sampleWatched]);
    watchedInOtherTab([]);
    await stockChecks.latest().answer({ asked: [soldOutBottle.id], found: [BACK] });
    expect(hasNews(snapshot())).toBe(false);
  });

  it('BCK-4 NET-1 an API that does not answer loses nothing, and is asked again when the connection is back', async () => {
    const { ids, shop, snapshot, stockChecks } = await start([sampleWatched]);
    await stockChecks.latest().fail(new ProblemError('offline', 'No connection.'));
    expect(hasNews(snapshot())).toBe(false);
    expect(ids()).toEqual([soldOutBottle.id]);
    shop.send({ type: 'connection.restored' });
    expect(stockChecks.all).toHaveLength(2);
    await stockChecks.latest().answer({ asked: [soldOutBottle.id], found: [] });
    expect(watchedState(soldOutBottle.id)(snapshot())).toBe('gone');
  });

  it('BCK-2 nothing is asked where nothing is waited for', async () => {
    const { flow, stockChecks } = await start();
    flow('backInStock').send({ type: 'watch.requested', product: sampleBottle });
    await flush();
    expect(stockChecks.all).toEqual([]);
  });
});
