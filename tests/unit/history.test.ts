// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  currentEntry,
  type HistoryChange,
  labelNewEntry,
  observeHidden,
  observeHistory,
  scrolledAtStart,
  writeHistory,
  writeKey,
  writePages,
} from '#src/platform/navigation.ts';

const request = (href: string, kind: 'push' | 'replace' = 'push', scroll = {}) =>
  ({ type: 'page.requested', href, kind, preserveScroll: false, smoothScroll: false, ...scroll }) as const;

/** An entry that the browser makes, or goes Back to, without the shop. */
const shownByBrowser = (state: unknown, href: string) => History.prototype.replaceState.call(history, state, '', href);

beforeEach(() => writeHistory(request('/', 'replace')));

describe('RTE-5 entries of the history', () => {
  test('RTE-5 a link to another address adds an entry with a key of its own', () => {
    const { length } = history;
    writeKey('home');
    writeHistory(request('/products?search=gin'));
    expect(history.length).toBe(length + 1);
    expect(currentEntry()).toMatchObject({ address: { path: '/products', search: '?search=gin' }, fragment: '' });
    expect(currentEntry().key).not.toBe('home');
  });

  test('RTE-5 a link to the same address adds none, and its entry has the key as before', () => {
    writeHistory(request('/products?search=gin'));
    const { length } = history;
    const { key } = currentEntry();
    writeHistory(request('/products?search=gin'));
    expect([history.length, currentEntry().key]).toEqual([length, key]);
    writeHistory(request('/products'));
    expect(history.length).toBe(length + 1);
  });

  test('RTE-5 an address that replaces the last one adds none', () => {
    const { length } = history;
    writeKey('home');
    writeHistory(request('/cart', 'replace'));
    expect([history.length, location.pathname, currentEntry().key]).toEqual([length, '/cart', 'home']);
  });

  test('RTE-5 an entry that the shop has not written is the first; a fragment is no part of the address', () => {
    history.replaceState(null, '', '/help#answers');
    const address = { path: '/help', search: '' };
    expect(currentEntry()).toEqual({ address, key: 'first', fragment: '#answers', pages: 1 });
  });

  test('RTE-5 an entry that the browser has made gets a key of its own, once', () => {
    history.replaceState(null, '', '/help#answers');
    labelNewEntry();
    const { key } = currentEntry();
    expect([location.hash, key === 'first']).toEqual(['#answers', false]);
    labelNewEntry();
    expect(currentEntry().key).toBe(key);
  });

  test('PRD-12 an entry has the number of pages that its list shows; a link to another list starts with one', () => {
    writeHistory(request('/products'));
    const { key } = currentEntry();
    writePages(3);
    expect(currentEntry()).toMatchObject({ key, pages: 3 });
    writeHistory(request('/products'));
    expect(currentEntry(), 'a link to the same list').toMatchObject({ key, pages: 3 });
    writeHistory(request('/products?search=gin', 'replace'));
    expect(currentEntry().pages).toBe(1);
  });
});

describe('RTE-5 changes of the history', () => {
  let changes: HistoryChange[] = [];
  let stop = () => {};
  beforeEach(() => {
    changes = [];
    stop = observeHistory((change) => void changes.push(change));
  });
  afterEach(() => stop());

  test('RTE-5 are said with how they came about and how the page is to scroll', () => {
    writeHistory(request('/cart', 'push', { smoothScroll: true }));
    writeHistory(request('/cart?a', 'replace', { preserveScroll: true }));
    writeKey('silent');
    expect(changes).toEqual([
      { kind: 'push', preserveScroll: false, smoothScroll: true },
      { kind: 'replace', preserveScroll: true, smoothScroll: false },
    ]);
  });

  test('RTE-5 Back and Forward never keep the scroll position of the page that is left', () => {
    writeHistory(request('/cart', 'push', { preserveScroll: true, smoothScroll: true }));
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(changes.at(-1)).toEqual({ kind: 'pop', preserveScroll: false, smoothScroll: false });
  });

  test('RTE-5 the shop restores positions itself, and the browser where it leaves the shop', () => {
    expect(history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  });

  test('RTE-5 PRD-12 the shop restores the position of a list of several pages itself, also after a reload', () => {
    writePages(3);
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('manual');
  });

  test('PRD-12 a link within the page leaves the list as long as it is, also after Back to it', () => {
    writePages(3);
    const { key } = currentEntry();
    const listed = history.state;
    shownByBrowser(null, '#main');
    writeKey(key);
    expect(currentEntry()).toMatchObject({ key, pages: 3, fragment: '#main' });
    shownByBrowser(listed, location.pathname);
    writeKey(key);
    expect(currentEntry()).toMatchObject({ key, pages: 3, fragment: '' });
  });

  test('PRD-12 after another page was shown, a link within the page has the length of its own list', () => {
    writePages(3);
    writeHistory(request('/help'));
    shownByBrowser(null, '#answers');
    writeKey('help');
    expect(currentEntry()).toMatchObject({ key: 'help', pages: 1 });
  });

  test('RTE-5 are said no longer after that was stopped', () => {
    stop();
    writeHistory(request('/cart'));
    window.dispatchEvent(new Event('pagehide'));
    expect([changes, history.scrollRestoration]).toEqual([[], 'manual']);
  });
});

test('RTE-5 a page is hidden when another tab is shown, and when it is left; not when it is shown again', () => {
  let times = 0;
  const stopHidden = observeHidden(() => {
    times += 1;
  });
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(times).toBe(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(times).toBe(2);
  stopHidden();
  window.dispatchEvent(new Event('pagehide'));
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(times).toBe(2);
  visibility.mockRestore();
});

describe('RTE-5 how far the page is scrolled when the shop starts', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['the page that was loaded', '/products?search=gin', 1800],
    ['another page, after Back before the start', '/cart', 0],
  ])('RTE-5 %s', (_, loaded, scrolled) => {
    writeHistory(request('/products?search=gin'));
    const load = { name: new URL(loaded, location.href).href } as PerformanceEntry;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load]);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1800);
    expect(scrolledAtStart()).toBe(scrolled);
  });
});
