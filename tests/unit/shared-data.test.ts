import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readableCart } from '#machines/cart/stored-cart.schema.ts';
import { mergedCart } from '#machines/cart/stored-cart.ts';
import { type Cart, EMPTY_CART, withAdded, withQuantity } from '#machines/domain/cart.ts';
import { fakeStorage } from '#tests/support/fake-storage.ts';
import { sampleProduct } from '#tests/support/sample-products.ts';

const KEY = 'cart';
const GIN = sampleProduct({ id: 'gin' });
const RUM = sampleProduct({ id: 'rum' });
const text = (cart: Cart) => cart.lines.map(({ product, quantity }) => `${quantity} ${product.id}`).join(', ');

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * A browser with two tabs in two processes. Each sees its own writes at once, and the other's when the test delivers them.
 * All writes have one order, and the latest is what stays.
 */
async function twoTabs() {
  const written: { tab: number; value: string }[] = [];
  async function openTab(tab: number) {
    vi.resetModules();
    const page = new EventTarget();
    const own = fakeStorage();
    let pending = 0;
    const storage: Storage = {
      ...own,
      setItem: (key, value) => {
        own.setItem(key, value);
        if (key !== KEY) return;
        pending += 1;
        written.push({ tab, value });
      },
    };
    const inTab = <T>(run: () => T): T => {
      vi.stubGlobal('window', page);
      vi.stubGlobal('localStorage', storage);
      return run();
    };
    vi.stubGlobal('window', page);
    vi.stubGlobal('localStorage', storage);
    const { sharedData } = await import('#src/platform/shared-data.ts');
    const stored = sharedData<Cart>({
      key: KEY,
      version: 1,
      empty: EMPTY_CART,
      sortOut: readableCart,
      merge: mergedCart,
    });
    let cart = inTab(() => stored.restore().data);
    let changesElsewhere = 0;
    inTab(() =>
      stored.observe({
        onChange: (changed) => {
          cart = changed;
          changesElsewhere += 1;
        },
        onStorable: () => {},
      }),
    );
    const change = (lines: Cart['lines']) =>
      inTab(() => {
        cart = { ...cart, lines };
        stored.store(cart);
      });
    return {
      add: (product = GIN) => change(withAdded(cart.lines, product, 1)),
      remove: (id: string) => change(withQuantity(cart.lines, id, 0)),
      text: () => text(cart),
      changesElsewhere: () => changesElsewhere,
      /** The browser confirms an own write, or shows another tab's: not while an own one is still on its way. */
      receive: (from: number, value: string) => {
        if (from === tab) pending -= 1;
        else if (pending === 0) own.setItem(KEY, value);
        if (from !== tab) inTab(() => page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY })));
      },
    };
  }
  const tabs = [await openTab(0), await openTab(1)] as const;
  let delivered = 0;
  return {
    tabs,
    written,
    deliver: () => {
      for (; delivered < written.length; delivered += 1) {
        const next = written[delivered];
        if (next) for (const tab of tabs) tab.receive(next.tab, next.value);
      }
      const latest = written.at(-1)?.value;
      return latest === undefined ? '' : text(JSON.parse(latest).data);
    },
  };
}

describe('STO-7 two tabs', () => {
  test('STO-7 ten presses in each at the same moment: none is lost', async () => {
    const { tabs, deliver } = await twoTabs();
    for (let press = 0; press < 10; press += 1) for (const tab of tabs) tab.add();
    expect(deliver()).toBe('20 gin');
    expect(tabs.map((tab) => tab.text())).toEqual(['20 gin', '20 gin']);
  });

  test('STO-7 a product that one tab adds while the other removes one stays', async () => {
    const { tabs, deliver } = await twoTabs();
    const [first, second] = tabs;
    first.add(GIN);
    deliver();
    second.remove('gin');
    first.add(RUM);
    expect(deliver()).toBe('1 rum');
    expect(first.text()).toBe('1 rum');
  });

  test("STO-7 CHK-7 a tab's own changes are no change of another tab", async () => {
    const { tabs, deliver } = await twoTabs();
    const [first, second] = tabs;
    first.add(GIN);
    first.add(RUM);
    first.remove('gin');
    deliver();
    expect([first.changesElsewhere(), second.changesElsewhere()]).toEqual([0, 3]);
  });

  test('STO-7 a change that has reached the other tab is not made twice', async () => {
    const { tabs, deliver } = await twoTabs();
    const [first, second] = tabs;
    first.add();
    deliver();
    second.add();
    deliver();
    first.add();
    expect(deliver()).toBe('3 gin');
  });

  test('STO-7 data of an earlier version of the shop are taken over as they are', async () => {
    const { tabs } = await twoTabs();
    const [first] = tabs;
    first.add();
    first.receive(0, '');
    first.receive(1, JSON.stringify({ version: 1, data: { lines: withAdded([], RUM, 3), discount: 0 } }));
    expect(first.text()).toBe('3 rum');
  });

  test('STO-7 a tab that sees an old count long after its change does not make it again', async () => {
    vi.useFakeTimers();
    const { tabs, deliver } = await twoTabs();
    const [first] = tabs;
    first.add();
    deliver();
    vi.advanceTimersByTime(60_000);
    const others = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`tab-${at}`, 1]));
    const lines = withAdded([], GIN, 5);
    first.receive(1, JSON.stringify({ version: 1, data: { lines, discount: 0 }, writes: others }));
    expect(first.text()).toBe('5 gin');
  });

  test('STO-7 data that another tab damages are copied to another key, and this tab stores its own again', async () => {
    const { tabs, written } = await twoTabs();
    const [first] = tabs;
    first.add();
    first.receive(0, '');
    first.receive(1, '{"version":2}');
    expect(first.text()).toBe('1 gin');
    expect(written.at(-1)?.value).toContain('gin');
    expect(localStorage.getItem(`${KEY}.set-aside`)).toBe('{"version":2}');
  });
});

/** A list of words that this tab shares; what is no word is damaged. */
async function openList(storage: Storage) {
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', storage);
  const { sharedData } = await import('#src/platform/shared-data.ts');
  const stored = sharedData<readonly unknown[]>({
    key: 'words',
    version: 1,
    empty: [],
    sortOut: (data) => {
      if (!Array.isArray(data)) return null;
      const isWord = (entry: unknown) => typeof entry === 'string';
      return { sound: data.filter(isWord), damaged: data.filter((entry) => !isWord(entry)) };
    },
    merge: (_before, after) => after,
  });
  const changes: (readonly unknown[])[] = [];
  const storable: boolean[] = [];
  return {
    stored,
    changes,
    storable,
    observe: () =>
      stored.observe({ onChange: (data) => changes.push(data), onStorable: (isStored) => storable.push(isStored) }),
    otherTab: (value: string) => {
      storage.setItem('words', value);
      page.dispatchEvent(Object.assign(new Event('storage'), { key: 'words' }));
    },
  };
}

const wordsText = (data: unknown, writes?: Record<string, number>) => JSON.stringify({ version: 1, data, writes });

/** A storage that takes as much as the test says. */
function limitedStorage(initial: Record<string, string> = {}) {
  const storage = fakeStorage(initial);
  const limit = { isFull: true };
  const setItem = (key: string, value: string) => {
    if (limit.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    storage.setItem(key, value);
  };
  return { storage: { ...storage, setItem }, limit };
}

describe('STO-2 reading at the start', () => {
  test('STO-2 nothing stored is nothing damaged', async () => {
    const { stored } = await openList(fakeStorage());
    expect(stored.restore()).toEqual({ data: [], damaged: 0, isLeftInPlace: false });
  });

  test('STO-2 sound data are read, and nothing is set aside', async () => {
    const storage = fakeStorage({ words: wordsText(['gin', 'rum']) });
    const { stored } = await openList(storage);
    expect(stored.restore()).toEqual({ data: ['gin', 'rum'], damaged: 0, isLeftInPlace: false });
    expect(storage.getItem('words.set-aside')).toBeNull();
  });

  test('STO-2 the damaged entries alone are set aside, with the version of their format', async () => {
    const storage = fakeStorage({ words: wordsText(['gin', 7, null]) });
    const { stored } = await openList(storage);
    expect(stored.restore()).toEqual({ data: ['gin'], damaged: 2, isLeftInPlace: false });
    expect(storage.getItem('words.set-aside')).toBe('{"version":1,"data":[7,null]}');
  });

  test.each(['{"version":2,"data":["gin"]}', '{"version":1,"data":"gin"}', '{"vers', 'null', ''])(
    'STO-2 %j cannot be read at all and is set aside',
    async (value) => {
      const storage = fakeStorage({ words: value });
      const { stored } = await openList(storage);
      expect(stored.restore()).toEqual({ data: [], damaged: Number.POSITIVE_INFINITY, isLeftInPlace: false });
      expect(storage.getItem('words.set-aside')).toBe(value);
    },
  );

  test('STO-2 where there is no room to set it aside, it is left in place', async () => {
    const all = await openList(limitedStorage({ words: '{"vers' }).storage);
    expect(all.stored.restore()).toEqual({ data: [], damaged: Number.POSITIVE_INFINITY, isLeftInPlace: true });
    const some = await openList(limitedStorage({ words: wordsText(['gin', 7]) }).storage);
    expect(some.stored.restore()).toEqual({ data: ['gin'], damaged: 1, isLeftInPlace: true });
  });
});

describe('STO-1 whether the browser stores', () => {
  test('STO-1 a browser that stores is not reported', async () => {
    const { stored, storable, observe } = await openList(fakeStorage());
    observe();
    expect(stored.store(['gin'])).toBe(true);
    expect(storable).toEqual([]);
  });

  test('STO-1 a browser that stores nothing is reported at once, before the first write', async () => {
    const { storable, observe } = await openList(limitedStorage().storage);
    observe();
    expect(storable).toEqual([false]);
  });

  test('STO-1 it is reported once that the browser no longer stores, and once that it stores again', async () => {
    const { storage, limit } = limitedStorage();
    limit.isFull = false;
    const { stored, storable, observe } = await openList(storage);
    observe();
    limit.isFull = true;
    expect([stored.store(['gin']), stored.store(['rum'])]).toEqual([false, false]);
    expect(storable).toEqual([false]);
    limit.isFull = false;
    expect(stored.store(['gin'])).toBe(true);
    expect(storable).toEqual([false, true]);
    expect(storage.getItem('words')).toContain('["gin"]');
  });

  test('STO-1 a write that failed before the observation is reported when it begins', async () => {
    const { storage, limit } = limitedStorage();
    const { stored, storable, observe } = await openList(storage);
    expect(stored.store(['gin'])).toBe(false);
    limit.isFull = false;
    observe();
    expect(storable).toEqual([false]);
  });
});

describe('STO-7 data of another tab', () => {
  test('STO-7 it is followed; the same again is no change', async () => {
    const { changes, observe, otherTab } = await openList(fakeStorage());
    observe();
    otherTab(wordsText(['gin']));
    otherTab(wordsText(['gin'], { 'tab-1': 1 }));
    expect(changes).toEqual([['gin']]);
  });

  test('STO-7 it is not followed after the observation has ended', async () => {
    const { stored, changes, storable, observe, otherTab } = await openList(fakeStorage());
    observe()();
    otherTab(wordsText(['gin']));
    expect(stored.store(['rum'])).toBe(true);
    expect([changes, storable]).toEqual([[], []]);
  });

  test('STO-7 the counts of twenty tabs are stored, the latest ones', async () => {
    const storage = fakeStorage();
    const { stored } = await openList(storage);
    const others = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`tab-${at}`, at]));
    storage.setItem('words', wordsText(['gin'], others));
    stored.store(['gin', 'rum']);
    const { writes } = JSON.parse(storage.getItem('words') ?? '');
    expect(Object.keys(writes).slice(0, -1)).toEqual(Array.from({ length: 19 }, (_, at) => `tab-${at + 11}`));
    expect(Object.values(writes).at(-1)).toBe(1);
  });
});
