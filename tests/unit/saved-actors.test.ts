import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { blockedStorage, fakeStorage } from '#tests/support/fake-storage.ts';

const KEY = 'tawny-and-rye.saved';
const DRAM = { id: 'dram', name: 'Dram', imageUrl: '/images/products/dram.avif' };
const GIN = { ...DRAM, id: 'gin', name: 'Gin' };
const stored = (data: readonly unknown[]) => JSON.stringify({ version: 1, data });

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', fakeStorage());
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

async function openReadyPage() {
  const { readSaved, saved } = await import('#src/features/saved/saved.actors.ts');
  const saving = createActor(saved);
  const reported: string[] = [];
  saving.on('*', ({ type }) => reported.push(type));
  saving.start();
  saving.send({ type: 'page.hydrated', saved: readSaved() });
  await waitFor(saving, (snapshot) => snapshot.matches({ book: 'open' }));
  return { saving, reported, bottles: () => saving.getSnapshot().context.bottles };
}

test('SAV-1 saved bottles are there again after a reload, and nothing else is stored of them', async () => {
  const { saving } = await openReadyPage();
  saving.send({ type: 'bottle.toggled', bottle: DRAM });
  saving.send({ type: 'bottle.toggled', bottle: { ...GIN, price: 2850 } as typeof GIN });
  await waitFor(saving, (snapshot) => snapshot.matches({ book: { open: 'stored' } }));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ version: 1, data: [GIN, DRAM] });
  expect(localStorage.getItem(KEY)).not.toContain('2850');
  vi.resetModules();
  expect((await openReadyPage()).bottles()).toEqual([GIN, DRAM]);
});

test('SAV-6 a damaged entry is set aside and reported once; the others stay', async () => {
  localStorage.setItem(KEY, stored([DRAM, { id: 'nameless' }]));
  const first = await openReadyPage();
  expect(first.bottles()).toEqual([DRAM]);
  expect(first.reported).toContain('saved.damaged');
  await waitFor(first.saving, (snapshot) => snapshot.matches({ book: { open: 'stored' } }));
  expect(localStorage.getItem(`${KEY}.set-aside`)).toBe(stored([{ id: 'nameless' }]));
  vi.resetModules();
  expect((await openReadyPage()).reported).not.toContain('saved.damaged');
});

test('SAV-6 bottles that another tab stores are taken over, damaged data are not', async () => {
  const { bottles } = await openReadyPage();
  const change = (text: string) => {
    localStorage.setItem(KEY, text);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  };
  change(stored([GIN]));
  expect(bottles()).toEqual([GIN]);
  change('{"version":2}');
  expect(bottles()).toEqual([GIN]);
});

test('SAV-7 where storage is blocked, the page remembers and knows that it is the only one', async () => {
  Object.defineProperty(globalThis, 'localStorage', { get: blockedStorage, configurable: true });
  const { saving, bottles } = await openReadyPage();
  saving.send({ type: 'bottle.toggled', bottle: DRAM });
  await waitFor(saving, (snapshot) => snapshot.matches({ book: { open: 'notStored' } }));
  expect(bottles()).toEqual([DRAM]);
  Reflect.deleteProperty(globalThis, 'localStorage');
});
