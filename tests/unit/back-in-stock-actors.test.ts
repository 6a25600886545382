import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { mockApi } from '#mocks/node.ts';
import { productsRestocked, productsUnreachable } from '#mocks/scenarios.ts';
import { blockedStorage, fakeStorage } from '#tests/support/fake-storage.ts';
import { serveMockApi } from '#tests/support/mock-api.ts';

serveMockApi();

const KEY = 'tawny-and-rye.watched';
const GIN = {
  id: 'ashcombe-cask-rested-gin',
  name: 'Ashcombe Cask Rested Gin',
  imageUrl: '/images/products/ashcombe-cask-rested-gin.avif',
};
const GONE = { ...GIN, id: 'no-such-bottle', name: 'Farewell Cask' };
const stored = (data: readonly unknown[]) => JSON.stringify({ version: 1, data });

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { requestIdleCallback: (run: () => void) => run() }));
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('localStorage', fakeStorage());
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

/** A page of its own, as after a reload. */
async function openReadyPage() {
  const { backInStock, readWatched } = await import('#src/features/back-in-stock/back-in-stock.actors.ts');
  const watching = createActor(backInStock);
  const reported: string[] = [];
  watching.on('*', ({ type }) => reported.push(type));
  watching.start();
  watching.send({ type: 'page.hydrated', watched: readWatched() });
  await waitFor(watching, (snapshot) => !snapshot.matches({ stock: 'checking' }));
  return { watching, reported, watched: () => watching.getSnapshot().context.watched };
}

test('BCK-1 watched products are there again after a reload, and nothing else is stored of them', async () => {
  const { watching } = await openReadyPage();
  watching.send({ type: 'watch.requested', product: { ...GIN, price: 3450 } as typeof GIN });
  await waitFor(watching, (snapshot) => snapshot.matches({ book: { open: 'stored' } }));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ version: 1, data: [GIN] });
  expect(localStorage.getItem(KEY)).not.toContain('3450');
  vi.resetModules();
  expect((await openReadyPage()).watched()).toEqual([GIN]);
});

test('BCK-2 BCK-4 the API says which products are back, still out of stock and gone', async () => {
  localStorage.setItem(KEY, stored([GIN, GONE]));
  const before = await openReadyPage();
  expect(before.watching.getSnapshot().context.answer.found).toMatchObject([{ id: GIN.id, inStock: false }]);
  vi.resetModules();
  mockApi.use(...productsRestocked);
  const after = await openReadyPage();
  const { asked, found } = after.watching.getSnapshot().context.answer;
  expect(asked).toEqual([GIN.id, GONE.id]);
  expect(found).toMatchObject([{ id: GIN.id, inStock: true }]);
});

test('BCK-4 an API that does not answer loses nothing', async () => {
  localStorage.setItem(KEY, stored([GIN]));
  mockApi.use(...productsUnreachable);
  const { watching, watched } = await openReadyPage();
  expect(watching.getSnapshot().matches({ stock: 'unanswered', news: 'none' })).toBe(true);
  expect(watched()).toEqual([GIN]);
  expect(localStorage.getItem(KEY)).toBe(stored([GIN]));
});

test('BCK-6 a damaged entry is set aside and reported once; the others stay', async () => {
  localStorage.setItem(KEY, stored([GIN, { id: 'nameless' }]));
  const first = await openReadyPage();
  expect(first.watched()).toEqual([GIN]);
  expect(first.reported).toContain('backInStock.damaged');
  await waitFor(first.watching, (snapshot) => snapshot.matches({ book: { open: 'stored' } }));
  expect(localStorage.getItem(`${KEY}.set-aside`)).toBe(stored([{ id: 'nameless' }]));
  vi.resetModules();
  expect((await openReadyPage()).reported).not.toContain('backInStock.damaged');
});

test('BCK-6 products that another tab stores are taken over, damaged data are not', async () => {
  const { watched } = await openReadyPage();
  const change = (text: string) => {
    localStorage.setItem(KEY, text);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  };
  change(stored([GIN]));
  expect(watched()).toEqual([GIN]);
  change('{"version":2}');
  expect(watched()).toEqual([GIN]);
});

test('BCK-7 where storage is blocked, the page remembers and knows that it is the only one', async () => {
  Object.defineProperty(globalThis, 'localStorage', { get: blockedStorage, configurable: true });
  const { watching, watched } = await openReadyPage();
  watching.send({ type: 'watch.requested', product: GIN });
  await waitFor(watching, (snapshot) => snapshot.matches({ book: { open: 'notStored' } }));
  expect(watched()).toEqual([GIN]);
  Reflect.deleteProperty(globalThis, 'localStorage');
});
