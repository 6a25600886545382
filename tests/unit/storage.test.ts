import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { blockedStorage, fakeStorage, fullStorage } from '#tests/support/fake-storage.ts';

/** The module has a memory of its own: each test loads a fresh one, as each page does. */
let storage: typeof import('#src/platform/storage.ts');
let said: MockInstance;

beforeEach(async () => {
  vi.resetModules();
  storage = await import('#src/platform/storage.ts');
  said = vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

const blockBoth = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, { get: blockedStorage, configurable: true });
  }
  return () => {
    for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
  };
};

describe('storage', () => {
  test('CRT-4 stored data are read again, also by the next page', async () => {
    vi.stubGlobal('localStorage', fakeStorage());
    storage.local.write('k', 'value');
    expect(storage.local.read('k')).toBe('value');
    vi.resetModules();
    expect((await import('#src/platform/storage.ts')).local.read('k')).toBe('value');
  });

  test('AGE-4 the session and the browser are two storages', () => {
    vi.stubGlobal('localStorage', fakeStorage());
    vi.stubGlobal('sessionStorage', fakeStorage());
    storage.session.write('k', 'session');
    expect(storage.local.read('k')).toBeNull();
    expect(storage.session.read('k')).toBe('session');
  });

  test('AGE-4 where storage is blocked, memory replaces it, and the console says so', () => {
    const unblock = blockBoth();
    expect(storage.session.read('k')).toBeNull();
    storage.session.write('k', 'kept');
    expect(storage.session.read('k')).toBe('kept');
    expect(said).toHaveBeenCalledOnce();
    unblock();
  });

  test('CRT-4 where storage is full, memory has the newer value', () => {
    vi.stubGlobal('localStorage', fullStorage({ k: 'old' }));
    expect(storage.local.read('k')).toBe('old');
    storage.local.write('k', 'new');
    expect(storage.local.read('k')).toBe('new');
  });

  test('CRT-5 writes and removals of another tab are seen', () => {
    const shared = fakeStorage();
    vi.stubGlobal('localStorage', shared);
    storage.local.write('k', 'mine');
    shared.setItem('k', 'theirs');
    expect(storage.local.read('k')).toBe('theirs');
    shared.clear();
    expect(storage.local.read('k')).toBeNull();
  });

  test('CRT-5 unreadable data are set aside under another key', () => {
    const shared = fakeStorage({ k: 'damaged' });
    vi.stubGlobal('localStorage', shared);
    expect(storage.local.setAside('k', 'damaged')).toBe(true);
    expect(shared.getItem('k.set-aside')).toBe('damaged');
  });

  test('STO-2 an earlier copy stays, and the same data are copied once', () => {
    const shared = fakeStorage({ k: 'second', 'k.set-aside': 'first' });
    vi.stubGlobal('localStorage', shared);
    for (let reload = 0; reload < 2; reload += 1) expect(storage.local.setAside('k', 'second')).toBe(true);
    expect(shared.getItem('k.set-aside')).toBe('first');
    expect(shared.getItem('k.set-aside-2')).toBe('second');
    expect(shared.length).toBe(3);
  });

  test('STO-2 a third copy has the next number', () => {
    const shared = fakeStorage({ k: 'third', 'k.set-aside': 'first', 'k.set-aside-2': 'second' });
    vi.stubGlobal('localStorage', shared);
    expect(storage.local.setAside('k', 'third')).toBe(true);
    expect(shared.getItem('k.set-aside-3')).toBe('third');
  });

  test('DEP-1 a reload loses nothing unless memory has what storage refused', () => {
    vi.stubGlobal('localStorage', fakeStorage());
    storage.local.write('k', 'value');
    expect(storage.isAllStored()).toBe(true);
    vi.stubGlobal('localStorage', fullStorage({}));
    storage.local.write('k', 'newer');
    expect(storage.isAllStored()).toBe(false);
    vi.stubGlobal('localStorage', fakeStorage());
    storage.local.write('k', 'newest');
    expect(storage.isAllStored()).toBe(true);
  });

  test('CRT-5 a change by another tab, or by any tab while this page was in the browser’s cache, is reported until the observation ends', () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const onChange = vi.fn();
    const stop = storage.observeStored('k', onChange);
    const dispatch = (type: string, detail: object) => page.dispatchEvent(Object.assign(new Event(type), detail));
    const all = () => {
      dispatch('storage', { key: 'k' });
      dispatch('storage', { key: null });
      dispatch('pageshow', { persisted: true });
    };
    all();
    expect(onChange).toHaveBeenCalledTimes(3);
    dispatch('storage', { key: 'other' });
    dispatch('pageshow', { persisted: false });
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
    all();
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  test('STO-2 data that could not be copied are neither overwritten nor removed', () => {
    const shared = { ...fullStorage({ k: 'damaged' }) };
    vi.stubGlobal('localStorage', shared);
    expect(storage.isStorable('k')).toBe(false);
    expect(storage.local.setAside('k', 'damaged')).toBe(false);
    const local = fakeStorage({ k: 'damaged' });
    vi.stubGlobal('localStorage', local);
    expect(storage.local.write('k', 'new')).toBe(false);
    expect(storage.local.read('k')).toBe('new');
    storage.local.remove('k');
    expect(local.getItem('k')).toBe('damaged');
    expect(storage.isAllStored()).toBe(true);
  });

  test('STO-1 whether the browser stores is tried once, and the trial is removed', () => {
    const shared = fakeStorage();
    vi.stubGlobal('localStorage', shared);
    expect(storage.isStorable('k')).toBe(true);
    expect(shared.length).toBe(0);
  });

  test('STO-1 blocked storage stores nothing', () => {
    const unblock = blockBoth();
    expect(storage.isStorable('k')).toBe(false);
    unblock();
  });
});
