import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { blockedStorage, fakeStorage } from '#tests/support/fake-storage.ts';
import { sampleProduct } from '#tests/support/sample-products.ts';

const KEY = 'tawny-and-rye.viewed';
const DRAM = sampleProduct({ id: 'dram', price: 4550, originalPrice: 5000 });
const GIN = sampleProduct({ id: 'gin' });

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

/** A page of its own, as after a reload. */
async function openReadyPage() {
  const { readViewed, recentlyViewed } = await import('#src/features/recently-viewed/recently-viewed.actors.ts');
  const viewing = createActor(recentlyViewed).start();
  viewing.send({ type: 'page.hydrated', viewed: readViewed() });
  return viewing;
}

describe('DET-3 recently viewed across a reload', () => {
  test('DET-3 the products viewed are there again after a reload, in session storage alone', async () => {
    const first = await openReadyPage();
    first.send({ type: 'product.viewed', product: DRAM });
    first.send({ type: 'product.viewed', product: GIN });
    vi.resetModules();
    const second = await openReadyPage();
    expect(second.getSnapshot().context.products).toEqual([GIN, DRAM]);
    expect(localStorage.length).toBe(0);
  });

  test.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2, data: [] })],
    ['no products', JSON.stringify({ version: 1, data: [{ id: 'dram' }] })],
    ['a price that is none', JSON.stringify({ version: 1, data: [{ ...DRAM, price: 1.5 }] })],
    ['a picture from elsewhere', JSON.stringify({ version: 1, data: [{ ...DRAM, imageUrl: '//evil.example/a.png' }] })],
    [
      'nine',
      JSON.stringify({ version: 1, data: Array.from({ length: 9 }, (_, at) => ({ ...DRAM, id: `dram-${at}` })) }),
    ],
    ['one twice', JSON.stringify({ version: 1, data: [DRAM, GIN, DRAM] })],
  ])('DET-3 damaged: %s is set aside in the session, and the shelf starts empty', async (_, text) => {
    sessionStorage.setItem(KEY, text);
    const viewing = await openReadyPage();
    expect(viewing.getSnapshot().context).toEqual({ products: [] });
    expect(sessionStorage.getItem(`${KEY}.set-aside`)).toBe(text);
    expect(localStorage.length).toBe(0);
  });

  test('DET-3 where storage is blocked, memory serves', async () => {
    vi.unstubAllGlobals();
    Object.defineProperty(globalThis, 'sessionStorage', { get: blockedStorage, configurable: true });
    const viewing = await openReadyPage();
    viewing.send({ type: 'product.viewed', product: DRAM });
    expect(viewing.getSnapshot().context.products).toEqual([DRAM]);
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });
});
