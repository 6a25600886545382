import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { NavigationKind } from '#machines/domain/routes.ts';
import type { HistoryEntry, NavigationEvent, ScrollTarget } from '#machines/navigation/navigation.events.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { isJustOpened, openedPages } from '#machines/navigation/navigation.selectors.ts';
import { type ScrollPositions, withPosition } from '#machines/navigation/scroll-positions.ts';
import { factsOf, faultsOf } from '#tests/support/observed.ts';

/** A history entry of an address: '/products?category=gin#top'. */
function entryOf(href: string, key: string, pages = 1): HistoryEntry {
  const { pathname, search, hash } = new URL(href, 'http://shop.test');
  return { address: { path: pathname, search }, key, fragment: hash, pages };
}

type Seek<Input> = { input: Input; isOver: boolean; report: (type: 'place.reached' | 'shopper.scrolled') => void };
type Change = { leftAt?: number; pages?: number; preserveScroll?: boolean; smoothScroll?: boolean };

/** An actor that seeks and finds when the test says so. */
function heldSeeks<Input extends object>() {
  const all: Seek<Input>[] = [];
  const logic = fromCallback<NavigationEvent, Input>(({ input, sendBack }) => {
    const seek: Seek<Input> = { input, isOver: false, report: (type) => sendBack({ type }) };
    all.push(seek);
    return () => {
      seek.isOver = true;
    };
  });
  const latest = () => {
    const seek = all.at(-1);
    if (!seek) throw new Error('Nothing was searched for.');
    return seek;
  };
  return { all, logic, latest };
}

/** The navigation of a tab whose history has not been read; time and scrolling are in the test's hands. */
function startUnread(stored: ScrollPositions = {}) {
  const clock = new SimulatedClock();
  const positions = heldSeeks<ScrollTarget>();
  const fragments = heldSeeks<{ fragment: string }>();
  const changes: unknown[] = [];
  const labels: string[] = [];
  const scrolls: ScrollTarget[] = [];
  const storings: ScrollPositions[] = [];
  const navigation = createActor(
    navigationMachine.provide({
      actors: {
        watchHistory: fromCallback<NavigationEvent>(() => {}),
        seekPosition: positions.logic,
        seekFragment: fragments.logic,
      },
      actions: {
        changeHistory: (_, request) => void changes.push(request),
        labelEntry: (_, { key }) => void labels.push(key),
        storePositions: (_, all) => void storings.push(all),
        scrollAsFarAsPossible: (_, target) => void scrolls.push(target),
      },
    }),
    { clock },
  );
  const facts = factsOf(navigation);
  const faults = faultsOf(navigation);
  navigation.start();

  const read = (href: string, key = 'first', pages = 1, scrolledTo = 0) =>
    navigation.send({ type: 'history.read', entry: entryOf(href, key, pages), positions: stored, scrolledTo });
  const hide = (leftAt: number) => navigation.send({ type: 'page.hidden', leftAt });
  const change = (href: string, key: string, kind: NavigationKind, { pages = 1, ...options }: Change = {}) =>
    navigation.send({
      type: 'history.changed',
      entry: entryOf(href, key, pages),
      kind,
      leftAt: 0,
      preserveScroll: false,
      smoothScroll: false,
      ...options,
    });
  const opened = () => openedPages(navigation.getSnapshot());
  const justOpened = () => isJustOpened(navigation.getSnapshot());
  const scroll = () => navigation.getSnapshot().value.scroll;
  const seen = { opened, justOpened, scroll };
  return {
    navigation,
    clock,
    positions,
    fragments,
    changes,
    labels,
    scrolls,
    storings,
    facts,
    faults,
    read,
    change,
    hide,
    ...seen,
  };
}

/** The navigation of a tab that shows the home page. */
function startAtHome() {
  const started = startUnread();
  started.read('/');
  return started;
}

describe('RTE-5 a newly opened page', () => {
  it('RTE-5 the first page is none: focus and scroll are left alone', () => {
    const { opened, justOpened, scroll, facts, read } = startUnread();
    expect(facts).toEqual([]);
    read('/products?search=peat');
    expect([opened(), justOpened(), scroll()]).toEqual([0, false, 'free']);
    expect(facts).toEqual([
      {
        type: 'navigation.page.reached',
        route: { name: 'products', query: expect.objectContaining({ search: 'peat' }) },
        kind: 'pop',
        pages: 1,
      },
    ]);
  });

  it.each(['push', 'replace', 'pop'] as const)('RTE-5 each %s is one, and reported to the shop', (kind) => {
    const { opened, justOpened, facts, change } = startAtHome();
    change('/cart', 'cart', kind);
    expect(justOpened()).toBe(true);
    change('/help', 'help', kind);
    expect(opened()).toBe(2);
    expect(facts.slice(1)).toEqual([
      { type: 'navigation.page.reached', route: { name: 'cart' }, kind, pages: 1 },
      { type: 'navigation.page.reached', route: { name: 'help' }, kind, pages: 1 },
    ]);
  });

  it('RTE-5 999 ms later what closes still does so because of it; 1 ms more and it is over', () => {
    const { clock, justOpened, change } = startAtHome();
    change('/cart', 'cart', 'push');
    clock.increment(999);
    expect(justOpened()).toBe(true);
    clock.increment(1);
    expect(justOpened()).toBe(false);
  });

  it('RTE-5 the next page runs its own time', () => {
    const { clock, justOpened, change } = startAtHome();
    change('/cart', 'cart', 'push');
    clock.increment(600);
    change('/help', 'help', 'push');
    clock.increment(999);
    expect(justOpened()).toBe(true);
    clock.increment(1);
    expect(justOpened()).toBe(false);
  });

  it('AGE-7 the heading of the page takes the focus when the gate opens; no other page is reported', () => {
    const { navigation, clock, opened, justOpened, scroll, facts } = startAtHome();
    navigation.send({ type: 'page.revealed' });
    expect([opened(), justOpened(), scroll()]).toEqual([1, true, 'free']);
    clock.increment(1000);
    expect(justOpened()).toBe(false);
    expect(facts).toHaveLength(1);
  });

  it('PRD-9 filters change the address, not the page: no page is opened, nothing scrolls, the list gets them', () => {
    const { opened, justOpened, scroll, positions, facts, read, change } = startUnread();
    read('/products');
    change('/products?category=gin', 'gin', 'push', { leftAt: 700, preserveScroll: true });
    expect([opened(), justOpened(), scroll()]).toEqual([0, false, 'free']);
    expect(positions.all).toEqual([]);
    expect(facts.at(-1)).toMatchObject({ route: { name: 'products', query: { category: 'gin' } }, kind: 'push' });
  });

  it('RTE-5 before the history has been read a change of it reports no page', () => {
    const { facts, change } = startUnread();
    change('/cart', 'cart', 'push');
    expect(facts).toEqual([]);
  });
});

describe('RTE-5 where a page is scrolled to', () => {
  it('CAT-2 a link leads to the top of its page, smoothly where it asks for that', () => {
    const { positions, change } = startAtHome();
    change('/categories', 'categories', 'push', { leftAt: 900 });
    expect(positions.latest().input).toEqual({ top: 0, smooth: false });
    change('/products?category=gin', 'gin', 'push', { leftAt: 300, smoothScroll: true });
    expect(positions.latest().input).toEqual({ top: 0, smooth: true });
  });

  it('RTE-5 a link to the page being shown leads to its top, though its entry stays', () => {
    const { positions, change } = startAtHome();
    change('/', 'first', 'replace', { leftAt: 900 });
    expect(positions.latest().input.top).toBe(0);
  });

  it('RTE-5 Back and Forward restore what each entry was left at', () => {
    const { positions, change } = startAtHome();
    change('/products', 'list', 'push', { leftAt: 640 });
    change('/cart', 'cart', 'push', { leftAt: 1500 });
    change('/products', 'list', 'pop', { leftAt: 20 });
    expect(positions.latest().input.top).toBe(1500);
    change('/', 'first', 'pop', { leftAt: 1100 });
    expect(positions.latest().input.top).toBe(640);
    change('/products', 'list', 'pop', { leftAt: 640 });
    expect(positions.latest().input.top, 'the latest position').toBe(1100);
    change('/cart', 'cart', 'pop', { leftAt: 1100 });
    expect(positions.latest().input.top).toBe(20);
  });

  it('RTE-5 two entries of one address have a position each; an unknown one is shown from its top', () => {
    const { positions, change } = startAtHome();
    change('/cart', 'cart', 'push', { leftAt: 100 });
    change('/', 'second', 'push', { leftAt: 50 });
    change('/cart', 'cart', 'pop', { leftAt: 200 });
    change('/', 'first', 'pop', { leftAt: 210 });
    expect(positions.latest().input.top).toBe(100);
    change('/cart', 'cart', 'pop', { leftAt: 110 });
    change('/', 'second', 'pop', { leftAt: 220 });
    expect(positions.latest().input.top).toBe(200);
    change('/help', 'from before a reload', 'pop', { leftAt: 200 });
    expect(positions.latest().input.top).toBe(0);
  });

  it('PRD-9 Back also restores an entry that did not scroll', () => {
    const { positions, read, change } = startUnread();
    read('/products', 'list');
    change('/products?category=gin', 'gin', 'push', { leftAt: 700, preserveScroll: true });
    change('/cart', 'cart', 'push', { leftAt: 800 });
    change('/products?category=gin', 'gin', 'pop');
    expect(positions.latest().input.top).toBe(800);
    change('/products', 'list', 'pop', { leftAt: 800 });
    expect(positions.latest().input.top).toBe(700);
  });

  it('RTE-5 once the page is tall enough the seeking is over', () => {
    const { clock, positions, scroll, scrolls, change } = startAtHome();
    change('/cart', 'cart', 'push');
    expect(scroll()).toBe('seekingPosition');
    positions.latest().report('place.reached');
    expect(scroll()).toBe('free');
    expect(positions.latest().isOver).toBe(true);
    clock.increment(10_000);
    expect(scrolls).toEqual([]);
  });

  it('RTE-5 a shopper who scrolls meanwhile is not pulled back', () => {
    const { clock, positions, scroll, scrolls, change } = startAtHome();
    change('/cart', 'cart', 'push', { leftAt: 640 });
    change('/', 'first', 'pop');
    positions.latest().report('shopper.scrolled');
    expect(scroll()).toBe('free');
    expect(positions.latest().isOver).toBe(true);
    clock.increment(10_000);
    expect(scrolls).toEqual([]);
  });

  it('RTE-5 a page that is shorter for 2,000 ms is scrolled as far as it goes, and may grow for 8,000 ms more', () => {
    const { clock, positions, scroll, scrolls, change } = startAtHome();
    const asFar = { top: 640, smooth: false };
    change('/cart', 'cart', 'push', { leftAt: 640 });
    change('/', 'first', 'pop');
    clock.increment(1999);
    expect(scrolls).toEqual([]);
    clock.increment(1);
    expect(scrolls).toEqual([asFar]);
    clock.increment(7999);
    expect([scroll(), positions.latest().isOver]).toEqual(['seekingPosition', false]);
    expect(positions.all, 'the page is searched for once').toHaveLength(2);
    clock.increment(1);
    expect([scroll(), positions.latest().isOver]).toEqual(['free', true]);
    clock.increment(10_000);
    expect(scrolls, 'the shopper may have read on').toEqual([asFar]);
  });

  it('RTE-5 the next page ends the seeking of the last one and has its own time', () => {
    const { clock, positions, scrolls, change } = startAtHome();
    change('/cart', 'cart', 'push', { leftAt: 640 });
    clock.increment(1500);
    change('/', 'first', 'pop');
    expect(positions.all.map(({ isOver }) => isOver)).toEqual([true, false]);
    clock.increment(1999);
    expect(scrolls).toEqual([]);
    clock.increment(1);
    expect(scrolls).toEqual([{ top: 640, smooth: false }]);
  });

  it('PRD-9 filters chosen while the page is still on its way do not stop it', () => {
    const { positions, scroll, change } = startAtHome();
    change('/products', 'list', 'push');
    change('/products?category=gin', 'gin', 'push', { preserveScroll: true });
    expect(scroll()).toBe('seekingPosition');
    expect(positions.all).toHaveLength(1);
  });
});

describe('RTE-5 places within a page', () => {
  it('RTE-5 a link to one opens no page; its entry gets the key of its page, and the place is searched for', () => {
    const { opened, justOpened, scroll, fragments, labels, facts, change } = startAtHome();
    change('/#home-sale', 'made by the browser', 'pop');
    expect([opened(), justOpened()]).toEqual([0, false]);
    expect(labels).toEqual(['first']);
    expect(scroll()).toBe('seekingFragment');
    expect(fragments.latest().input).toEqual({ fragment: '#home-sale' });
    expect(facts, 'the page stays').toHaveLength(1);
  });

  it('RTE-5 Back from it leads to the top of the page', () => {
    const { opened, positions, facts, change } = startAtHome();
    change('/cart', 'cart', 'push', { leftAt: 640 });
    change('/', 'first', 'pop');
    change('/#home-sale', 'within', 'pop');
    change('/', 'first', 'pop', { leftAt: 900 });
    expect(positions.latest().input).toEqual({ top: 0, smooth: false });
    expect(opened()).toBe(2);
    expect(facts).toHaveLength(3);
  });

  it('RTE-5 another query is another place than one within the page', () => {
    const { opened, labels, read, change } = startUnread();
    read('/products');
    change('/products?category=gin', 'gin', 'pop');
    expect(opened()).toBe(1);
    expect(labels).toEqual([]);
  });

  it('RTE-5 a link to the same page counts as a new page', () => {
    const { opened, labels, facts, change } = startAtHome();
    change('/', 'second', 'push');
    expect(opened()).toBe(1);
    expect(labels).toEqual([]);
    expect(facts).toHaveLength(2);
  });

  it('RTE-5 the place that the first address names is searched for, for 2,000 ms at most, and no page is opened', () => {
    const { clock, opened, scroll, scrolls, fragments, read } = startUnread();
    read('/help#processing');
    expect(fragments.latest().input).toEqual({ fragment: '#processing' });
    expect(opened()).toBe(0);
    clock.increment(1999);
    expect(scroll()).toBe('seekingFragment');
    clock.increment(1);
    expect(scroll()).toBe('free');
    expect(fragments.latest().isOver).toBe(true);
    expect(scrolls).toEqual([]);
  });

  it.each(['place.reached', 'shopper.scrolled'] as const)('RTE-5 %s ends the seeking of it', (type) => {
    const { scroll, fragments, read } = startUnread();
    read('/help#processing');
    fragments.latest().report(type);
    expect(scroll()).toBe('free');
    expect(fragments.latest().isOver).toBe(true);
  });
});

describe('FLW-1 the history', () => {
  it('FLW-1 a requested page changes the history; nothing else happens before the history reports it', () => {
    const { navigation, changes, opened, scroll, facts } = startAtHome();
    const request = {
      type: 'page.requested',
      href: '/products?category=gin',
      kind: 'push',
      preserveScroll: true,
      smoothScroll: false,
    } as const;
    navigation.send(request);
    expect(changes).toEqual([request]);
    expect([opened(), scroll()]).toEqual([0, 'free']);
    expect(facts).toHaveLength(1);
  });

  it('FLW-1 a watcher that was not provided is a bug that stops the machine', () => {
    const navigation = createActor(navigationMachine);
    const faults = faultsOf(navigation);
    navigation.start();
    expect(navigation.getSnapshot().status).toBe('error');
    expect(faults).toHaveLength(1);
  });
});

describe('RTE-5 a page that is loaded again', () => {
  it('RTE-5 is scrolled to its position, and Back and Forward restore those of the pages before it', () => {
    const { positions, opened, justOpened, read, change } = startUnread({ list: 1800, bottle: 300 });
    read('/products/gin/moor', 'bottle');
    expect(positions.latest().input).toEqual({ top: 300, smooth: false });
    expect([opened(), justOpened()]).toEqual([0, false]);
    positions.latest().report('place.reached');
    change('/products', 'list', 'pop', { leftAt: 310 });
    expect(positions.latest().input.top).toBe(1800);
    change('/products/gin/moor', 'bottle', 'pop', { leftAt: 1800 });
    expect(positions.latest().input.top).toBe(310);
  });

  it.each([
    ['the browser or the shopper has scrolled it already', '/products', 'list', 900],
    ['its entry is new', '/products', 'other', 0],
    ['it was at its top', '/products', 'top', 0],
  ])('RTE-5 is left where it is if %s', (_, href, key, scrolledTo) => {
    const { positions, scroll, read } = startUnread({ list: 1800, top: 0 });
    read(href, key, 1, scrolledTo);
    expect(positions.all).toEqual([]);
    expect(scroll()).toBe('free');
  });

  it('RTE-5 shows the place that its address names, not its position', () => {
    const { positions, scroll, read } = startUnread({ help: 700 });
    read('/help#processing', 'help');
    expect(scroll()).toBe('seekingFragment');
    expect(positions.all).toEqual([]);
  });

  it('RTE-5 stores the position of the page that is hidden, each time anew', () => {
    const { positions, storings, read, change, hide } = startUnread({ earlier: 50 });
    read('/products', 'list');
    change('/products/gin/moor', 'bottle', 'push', { leftAt: 1800 });
    positions.latest().report('place.reached');
    hide(200);
    hide(250);
    expect(storings).toEqual([
      { earlier: 50, list: 1800, bottle: 200 },
      { earlier: 50, list: 1800, bottle: 250 },
    ]);
  });

  it('RTE-5 has its stored position still if it is loaded once more before it has reached that', () => {
    const { positions, storings, read, hide } = startUnread({ list: 5000 });
    read('/products', 'list', 4);
    hide(0);
    positions.latest().report('place.reached');
    hide(5000);
    expect(storings).toEqual([{ list: 5000 }, { list: 5000 }]);
  });

  it('RTE-5 the page before has its position, too, where the new one is loaded again before it has reached its top', () => {
    const { storings, read, change, hide } = startUnread();
    read('/products', 'list');
    change('/products/gin/moor', 'bottle', 'push', { leftAt: 1800 });
    hide(752);
    expect(storings).toEqual([{ list: 1800 }]);
  });
});

describe('PRD-12 RTE-5 a list of several pages', () => {
  it('PRD-12 the shop learns how many pages the entry had', () => {
    const { facts, read, change } = startUnread();
    read('/products', 'list', 4);
    change('/products?category=gin', 'gin', 'pop', { pages: 2 });
    expect(facts).toMatchObject([{ pages: 4 }, { pages: 2 }]);
  });

  it('PRD-12 RTE-5 its pages may take 10,000 ms; then it is scrolled as far as it goes', () => {
    const { clock, scroll, scrolls, read } = startUnread({ list: 5000 });
    read('/products', 'list', 4);
    clock.increment(9999);
    expect([scroll(), scrolls]).toEqual(['seekingPosition', []]);
    clock.increment(1);
    expect(scroll()).toBe('free');
    expect(scrolls).toEqual([{ top: 5000, smooth: false }]);
  });

  it('RTE-5 a shopper who scrolls meanwhile is not pulled back', () => {
    const { clock, positions, scrolls, read } = startUnread({ list: 5000 });
    read('/products', 'list', 4);
    positions.latest().report('shopper.scrolled');
    clock.increment(20_000);
    expect(scrolls).toEqual([]);
  });
});

describe('RTE-5 the stored positions', () => {
  it('RTE-5 are those of the latest 100 entries', () => {
    const { navigation, change } = startAtHome();
    for (let step = 1; step <= 150; step += 1) change('/cart', `entry ${step}`, 'push', { leftAt: step });
    const stored = Object.keys(navigation.getSnapshot().context.positions);
    expect(stored).toHaveLength(100);
    expect(stored[0]).toBe('entry 50');
    expect(stored.at(-1)).toBe('entry 149');
  });

  it('RTE-5 an entry that is left again counts as new and stays longer', () => {
    let positions = {};
    for (const key of ['a', 'b', 'a']) positions = withPosition(positions, key, 10);
    expect(Object.keys(positions)).toEqual(['b', 'a']);
    for (let step = 0; step < 99; step += 1) positions = withPosition(positions, `more ${step}`, 0);
    expect(positions).toHaveProperty('a', 10);
    expect(positions).not.toHaveProperty('b');
  });
});
