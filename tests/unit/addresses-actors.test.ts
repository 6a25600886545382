import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { otherAddress, otherStored, sampleAddress, sampleStored } from '#machines/addresses/addresses.samples.ts';
import { blockedStorage, fakeStorage } from '#tests/support/fake-storage.ts';

const KEY = 'tawny-and-rye.addresses';
const stored = (data: readonly unknown[]) => JSON.stringify({ version: 1, data });

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', fakeStorage());
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

async function openReadyPage() {
  const { readAddresses, addresses } = await import('#src/features/addresses/addresses.actors.ts');
  const book = createActor(addresses);
  const reported: string[] = [];
  book.on('*', ({ type }) => reported.push(type));
  book.start();
  book.send({ type: 'page.hydrated', addresses: readAddresses() });
  await waitFor(book, (snapshot) => snapshot.matches({ book: 'open' }));
  const order = (address: typeof sampleAddress) => {
    book.send({ type: 'remembering.chosen' });
    book.send({ type: 'order.placed', address });
  };
  const isStored = () => waitFor(book, (snapshot) => snapshot.matches({ book: { open: 'stored' } }));
  return { book, reported, order, isStored, known: () => book.getSnapshot().context.addresses };
}

test('ADB-1 a remembered address is there again after a reload, and nothing else of the order is stored', async () => {
  const { order, isStored } = await openReadyPage();
  order(sampleAddress);
  order({ ...otherAddress, phone: '0000' } as typeof otherAddress);
  await isStored();
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ version: 1, data: [otherStored, sampleStored] });
  expect(localStorage.getItem(KEY)).not.toContain('0000');
  vi.resetModules();
  expect((await openReadyPage()).known()).toEqual([otherStored, sampleStored]);
});

test('ADB-5 a damaged entry is set aside and reported once; the others stay', async () => {
  localStorage.setItem(KEY, stored([sampleStored, { address: { street: '1 Main Street' }, use: 2 }]));
  const first = await openReadyPage();
  expect(first.known()).toEqual([sampleStored]);
  expect(first.reported).toEqual(['addresses.damaged']);
  await first.isStored();
  expect(localStorage.getItem(`${KEY}.set-aside`)).toBe(stored([{ address: { street: '1 Main Street' }, use: 2 }]));
  vi.resetModules();
  expect((await openReadyPage()).reported).toEqual([]);
});

test('ADB-5 STO-7 addresses that another tab stores are taken over, and none of them is lost when this tab stores one', async () => {
  const { order, isStored, known } = await openReadyPage();
  localStorage.setItem(KEY, stored([otherStored]));
  order(sampleAddress);
  await isStored();
  expect(known().map(({ address }) => address)).toEqual([otherAddress, sampleAddress]);
  localStorage.setItem(KEY, stored([sampleStored]));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  expect(known()).toEqual([sampleStored]);
});

test('ADB-6 where storage is blocked, the page remembers the address and knows that it is the only one', async () => {
  Object.defineProperty(globalThis, 'localStorage', { get: blockedStorage, configurable: true });
  const { book, order, known } = await openReadyPage();
  order(sampleAddress);
  await waitFor(book, (snapshot) => snapshot.matches({ book: { open: 'notStored' } }));
  expect(known()).toEqual([sampleStored]);
  Reflect.deleteProperty(globalThis, 'localStorage');
});
