import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import { canClearFilters, firstNewId, isListLoading, isLoadingMore } from '#machines/catalogue/catalogue.selectors.ts';
import type { Facets } from '#machines/domain/brand.ts';
import { ProblemError } from '#machines/domain/problem.ts';
import type { ProductPage } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, type ProductQuery } from '#machines/domain/product-query.ts';
import type { NavigationKind } from '#machines/domain/routes.ts';
import { heldFetches, heldRequests } from '#tests/support/held-requests.ts';
import { factsOf, faultsOf } from '#tests/support/observed.ts';
import { samplePage, sampleProducts } from '#tests/support/sample-products.ts';
import { flush } from '#tools/chart-tests/engine/flush.ts';

const OFFLINE = new ProblemError('offline', 'We could not reach the shop.');
const NO_FACETS: Facets = { categories: [], brands: [] };
const GIN: ProductQuery = { ...DEFAULT_QUERY, category: 'gin' };
const RUM: ProductQuery = { ...DEFAULT_QUERY, category: 'rum' };
const page = (...ids: string[]) => samplePage(sampleProducts(...ids));

function startCatalogue() {
  const clock = new SimulatedClock();
  const lists = heldFetches<ProductPage, { query: ProductQuery; page: number }>();
  const facets = heldFetches<Facets>();
  const todaysLists = heldRequests<ProductPage, { query: ProductQuery }>();
  const todaysFacets = heldRequests<Facets>();
  /** For each time the list was shown from its top: what it was asked for then. */
  const tops: ProductQuery[] = [];
  /** How many pages the history entry has got, each time. */
  const records: number[] = [];
  const catalogue = createActor(
    catalogueMachine.provide({
      actions: {
        keepRowsRendered: () => {},
        showListTop: ({ context: { query } }) => void tops.push(query),
        recordPages: (_, { pages }) => void records.push(pages),
      },
      actors: {
        fetchProducts: lists.logic,
        fetchFacets: facets.logic,
        revalidateProducts: todaysLists.logic,
        revalidateFacets: todaysFacets.logic,
      },
    }),
    { clock },
  );
  const facts = factsOf(catalogue);
  const faults = faultsOf(catalogue);
  catalogue.start();
  const context = () => catalogue.getSnapshot().context;
  const state = () => catalogue.getSnapshot().value.list;
  const shown = () => (context().list?.products ?? []).map(({ id }) => id).join(' ');
  const request = (query: ProductQuery, kind: NavigationKind = 'push', pages = 1) =>
    catalogue.send({ type: 'list.requested', query, kind, pages });
  return {
    catalogue,
    clock,
    lists,
    facets,
    todaysLists,
    todaysFacets,
    facts,
    tops,
    records,
    faults,
    context,
    state,
    shown,
    request,
  };
}

async function showing(query: ProductQuery, answer: ProductPage) {
  const started = startCatalogue();
  started.request(query);
  await started.facets.latest().answer(NO_FACETS);
  await started.lists.latest().answer(answer);
  return started;
}

describe('PRD-7 the list loads', () => {
  it('PRD-7 places are held until the list is there; it is asked for as the address says', async () => {
    const { catalogue, lists, facets, state, shown, request } = startCatalogue();
    const seen = () => [catalogue.getSnapshot().hasTag('busy'), isListLoading(catalogue.getSnapshot())];
    expect(seen()).toEqual([false, true]);
    request(GIN);
    expect(seen()).toEqual([true, true]);
    expect(state()).toEqual({ loading: 'waiting' });
    expect(lists.latest().input).toEqual({ query: GIN, page: 1 });
    await lists.latest().answer(page('a', 'b'));
    expect(state()).toEqual({ showing: 'settled' });
    expect(shown()).toBe('a b');
    await facets.latest().answer(NO_FACETS);
    expect(seen()).toEqual([false, false]);
    catalogue.send({ type: 'list.left' });
    expect(seen(), 'the former list is remembered, so no placeholder is needed').toEqual([false, false]);
  });

  it('PRD-7 nothing found is said', async () => {
    const { state, context } = await showing(GIN, page());
    expect(state()).toBe('empty');
    expect(context().list?.total).toBe(0);
  });

  it('PRD-7 a failure is shown with its message; Try again sends the request again and clears it', async () => {
    const { catalogue, lists, state, context, request } = startCatalogue();
    request(GIN);
    await lists.latest().fail(OFFLINE);
    expect(state()).toBe('failed');
    expect(context().problem).toEqual({ code: 'offline', message: 'We could not reach the shop.' });
    catalogue.send({ type: 'load.retried' });
    expect(lists.all).toHaveLength(2);
    await lists.latest().answer(page('a'));
    expect(state()).toEqual({ showing: 'settled' });
    expect(context().problem).toBeNull();
  });

  it('PRD-7 a link to the list that failed asks for it again', async () => {
    const { lists, state, request } = startCatalogue();
    request(GIN);
    await lists.latest().fail(OFFLINE);
    request(GIN, 'replace');
    expect(state()).toEqual({ loading: 'waiting' });
    expect(lists.all).toHaveLength(2);
  });

  it('FLW-1 a bug in the request does not pose as "offline": it stops the machine', async () => {
    const { catalogue, lists, faults, context, request } = startCatalogue();
    const bug = new TypeError('x is not a function');
    request(GIN);
    await lists.latest().fail(bug);
    expect(catalogue.getSnapshot().status).toBe('error');
    expect(faults).toEqual([bug]);
    expect(context().problem).toBeNull();
  });

  it('API-3 7,999 ms: patience; 1 ms more: the hint, while the request still runs', async () => {
    const { catalogue, clock, lists, state, request } = startCatalogue();
    request(GIN);
    clock.increment(7999);
    expect(catalogue.getSnapshot().hasTag('slow')).toBe(false);
    expect(catalogue.getSnapshot().can({ type: 'load.retried' })).toBe(false);
    clock.increment(1);
    expect(catalogue.getSnapshot().hasTag('slow')).toBe(true);
    expect(lists.latest().signal.aborted).toBe(false);
    await lists.latest().answer(page('a'));
    expect(state()).toEqual({ showing: 'settled' });
  });

  it('API-3 Try again after the hint aborts the slow request and starts a new one with its own eight seconds', () => {
    const { catalogue, clock, lists, request } = startCatalogue();
    request(GIN);
    clock.increment(8000);
    catalogue.send({ type: 'load.retried' });
    expect(lists.all.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    clock.increment(7999);
    expect(catalogue.getSnapshot().hasTag('slow')).toBe(false);
    clock.increment(1);
    expect(catalogue.getSnapshot().hasTag('slow')).toBe(true);
  });
});

describe('PRD-12 API-3 further products that take long', () => {
  async function loadingMore() {
    const started = await showing(GIN, { ...page('a'), total: 2, pageSize: 1 });
    started.catalogue.send({ type: 'more.requested' });
    return started;
  }

  it('PRD-12 API-3 7,999 ms: patience; 1 ms more: the hint, while the request still runs and the products stay', async () => {
    const { catalogue, clock, lists, state, shown } = await loadingMore();
    clock.increment(7999);
    expect(catalogue.getSnapshot().hasTag('slow')).toBe(false);
    expect(catalogue.getSnapshot().can({ type: 'load.retried' })).toBe(false);
    clock.increment(1);
    expect(catalogue.getSnapshot().hasTag('slow')).toBe(true);
    expect(isLoadingMore(catalogue.getSnapshot())).toBe(true);
    expect(lists.latest().signal.aborted).toBe(false);
    await lists.latest().answer({ ...page('b'), total: 2, page: 2, pageSize: 1 });
    expect(state()).toEqual({ showing: 'settled' });
    expect(shown()).toBe('a b');
    expect(catalogue.getSnapshot().hasTag('slow')).toBe(false);
  });

  it('PRD-12 API-3 Try again aborts the request and asks for the same page, with its own eight seconds', async () => {
    const { catalogue, clock, lists } = await loadingMore();
    clock.increment(8000);
    catalogue.send({ type: 'load.retried' });
    expect(lists.all.map(({ input }) => input.page)).toEqual([1, 2, 2]);
    expect(lists.at(1).signal.aborted).toBe(true);
    expect(lists.latest().signal.aborted).toBe(false);
    clock.increment(7999);
    expect(catalogue.getSnapshot().hasTag('slow')).toBe(false);
    clock.increment(1);
    expect(catalogue.getSnapshot().hasTag('slow')).toBe(true);
  });
});

describe('PRD-8 a new query aborts the former request', () => {
  it('PRD-8 an older answer never replaces a newer one', async () => {
    const { lists, shown, context, request } = startCatalogue();
    request(GIN);
    request(RUM);
    expect(lists.at(0).signal.aborted).toBe(true);
    expect(lists.at(1).signal.aborted).toBe(false);
    await lists.at(1).answer(page('rum'));
    await lists.at(0).answer(page('gin'));
    expect(shown()).toBe('rum');
    expect(context().remembered.map(({ list }) => list.products[0]?.id)).toEqual(['rum']);
  });

  it('PRD-8 nor does an older failure', async () => {
    const { lists, state, request } = startCatalogue();
    request(GIN);
    request(RUM);
    await lists.at(0).fail(OFFLINE);
    expect(state()).toEqual({ loading: 'waiting' });
  });

  it.each([
    ['a filter', { type: 'query.changed', change: { kind: 'filtersSet', changes: { brand: 'marl-and-bine' } } }],
    ['one taken off', { type: 'query.changed', change: { kind: 'filterRemoved', name: 'category' } }],
    ['all of them off', { type: 'query.changed', change: { kind: 'filtersCleared' } }],
    ['a search', { type: 'query.changed', change: { kind: 'searched', text: 'dry' } }],
  ] as const)('PRD-8 it refetches at %s, also while it loads or a further page is on its way', async (_, event) => {
    const { catalogue, lists, state, request } = startCatalogue();
    request(GIN);
    catalogue.send(event);
    expect(lists.at(0).signal.aborted).toBe(true);
    expect(lists.all).toHaveLength(2);
    request(GIN);
    await lists.latest().answer(samplePage(sampleProducts('a', 'b'), 9, 1, 2));
    catalogue.send({ type: 'more.requested' });
    const more = lists.latest();
    catalogue.send(event);
    expect(more.signal.aborted).toBe(true);
    expect(state()).toEqual({ loading: 'waiting' });
    await more.answer(samplePage(sampleProducts('c'), 9, 2, 2));
    expect(catalogue.getSnapshot().context.remembered.every(({ list }) => list.page === 1)).toBe(true);
  });

  it('PRD-8 leaving the page aborts the request', async () => {
    const { catalogue, lists, shown, state, request } = startCatalogue();
    request(GIN);
    catalogue.send({ type: 'list.left' });
    expect(lists.latest().signal.aborted).toBe(true);
    await lists.latest().answer(page('a'));
    expect(state()).toBe('idle');
    expect(shown()).toBe('');
  });
});

describe('PRD-9 all filters live in the address', () => {
  it('PRD-9 a change asks for its address, as one entry, and fetches at once', async () => {
    const { catalogue, lists, facts, shown, tops } = await showing(GIN, page('a'));
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes: { minPrice: 20, maxPrice: 80 } } });
    expect(tops).toEqual([{ ...GIN, minPrice: 20, maxPrice: 80 }]);
    expect(facts).toEqual([
      {
        type: 'navigation.requested',
        href: '/products?category=gin&min=20&max=80',
        kind: 'push',
        preserveScroll: true,
      },
    ]);
    expect(lists.latest().input.query).toEqual({ ...GIN, minPrice: 20, maxPrice: 80 });
    expect(shown()).toBe('a');
  });

  it('PRD-9 a further step of a change replaces its entry; the next change is another', async () => {
    const { catalogue, facts } = await showing(GIN, page('a'));
    const set = (minPrice: number) => ({ kind: 'filtersSet', changes: { minPrice } }) as const;
    catalogue.send({ type: 'query.changed', change: set(20), isContinued: false });
    catalogue.send({ type: 'query.changed', change: set(21), isContinued: true });
    catalogue.send({ type: 'query.changed', change: set(30) });
    expect(facts).toMatchObject([
      { href: '/products?category=gin&min=20', kind: 'push' },
      { href: '/products?category=gin&min=21', kind: 'replace' },
      { href: '/products?category=gin&min=30', kind: 'push' },
    ]);
  });

  it('PRD-9 the address that follows from it starts no second request', () => {
    const { catalogue, lists, request } = startCatalogue();
    request(GIN);
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes: { search: 'dry' } } });
    request({ ...GIN, search: 'dry' });
    expect(lists.all).toHaveLength(2);
    expect(lists.latest().signal.aborted).toBe(false);
  });

  it('PRD-9 a query that no address can hold is cut at once, so a reload requests the same', () => {
    const { catalogue, lists, request } = startCatalogue();
    request(GIN);
    catalogue.send({ type: 'query.changed', change: { kind: 'searched', text: 'x'.repeat(500) } });
    catalogue.send({
      type: 'query.changed',
      change: { kind: 'filtersSet', changes: { minPrice: 90.6, maxPrice: 10.2 } },
    });
    expect(lists.latest().input.query).toMatchObject({ search: 'x'.repeat(100), minPrice: 10, maxPrice: 90.6 });
  });

  it.each([
    ['the same filters', { type: 'query.changed', change: { kind: 'filtersSet', changes: { category: 'gin' } } }],
    ['no change', { type: 'query.changed', change: { kind: 'filtersSet', changes: {} } }],
    [
      'a slider put back',
      { type: 'query.changed', change: { kind: 'filtersSet', changes: { minPrice: 0, maxPrice: 500 } } },
    ],
    ['a filter that is not set', { type: 'query.changed', change: { kind: 'filterRemoved', name: 'brand' } }],
    ['a blank search', { type: 'query.changed', change: { kind: 'searched', text: '  ' } }],
  ] as const)('PRD-9 %s asks for nothing', async (_, event) => {
    const { catalogue, lists, facts, tops } = await showing(GIN, page('a'));
    expect(catalogue.getSnapshot().can(event)).toBe(false);
    catalogue.send(event);
    expect(lists.all).toHaveLength(1);
    expect(tops).toEqual([]);
    expect(facts).toEqual([]);
  });

  it('PRD-10 Clear Filters is disabled when nothing is set; sorting is no filter', async () => {
    const sorted: ProductQuery = { ...DEFAULT_QUERY, sortBy: 'price', sortOrder: 'desc' };
    const { catalogue, facts } = await showing(sorted, page('a'));
    expect(canClearFilters(catalogue.getSnapshot())).toBe(false);
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes: { category: 'gin' } } });
    expect(canClearFilters(catalogue.getSnapshot())).toBe(true);
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersCleared' } });
    expect(facts.at(-1)).toMatchObject({ href: '/products?sort=price&order=desc' });
  });

  it('PRD-1 the search submitted again is not fetched again', async () => {
    const { catalogue, lists } = await showing({ ...DEFAULT_QUERY, search: 'dry' }, page('a'));
    catalogue.send({ type: 'query.changed', change: { kind: 'searched', text: ' dry ' } });
    expect(lists.all).toHaveLength(1);
  });

  it('PRD-9 on another page no filter is answered: a slider let go too late leads nowhere', async () => {
    const { catalogue, lists, facts } = await showing(GIN, page('a'));
    catalogue.send({ type: 'list.left' });
    for (const event of [
      { type: 'query.changed', change: { kind: 'filtersSet', changes: { minPrice: 10 } } },
      { type: 'query.changed', change: { kind: 'filterRemoved', name: 'category' } },
      { type: 'query.changed', change: { kind: 'filtersCleared' } },
      { type: 'query.changed', change: { kind: 'searched', text: 'dry' } },
    ] as const) {
      catalogue.send(event);
    }
    expect(facts).toEqual([]);
    expect(lists.all).toHaveLength(1);
  });
});

describe('RTE-5 Back and Forward', () => {
  it('RTE-5 Back shows the list as it was, without a request or a spinner', async () => {
    const { lists, state, shown, context, request } = await showing(GIN, page('gin'));
    request(RUM);
    await lists.latest().answer(page('rum'));
    request(GIN, 'pop');
    expect(state()).toEqual({ showing: 'settled' });
    expect(shown()).toBe('gin');
    expect(context().query).toEqual(GIN);
    request(RUM, 'pop');
    expect(shown()).toBe('rum');
    expect(lists.all).toHaveLength(2);
  });

  it('RTE-5 Back from a product or any other page does so, too', async () => {
    const { catalogue, lists, shown, request } = await showing(GIN, page('gin'));
    catalogue.send({ type: 'list.left' });
    request(GIN, 'pop');
    expect(shown()).toBe('gin');
    expect(lists.all).toHaveLength(1);
  });

  it('RTE-5 Back to an empty list is empty at once', async () => {
    const { catalogue, lists, state, request } = await showing(GIN, page());
    request(RUM);
    request(GIN, 'pop');
    expect(state()).toBe('empty');
    catalogue.send({ type: 'list.left' });
    request(GIN, 'pop');
    expect(state()).toBe('empty');
    expect(lists.all).toHaveLength(2);
  });

  it('RTE-5 Back while the next list loads aborts that', async () => {
    const { lists, shown, request } = await showing(GIN, page('gin'));
    request(RUM);
    request(GIN, 'pop');
    expect(lists.latest().signal.aborted).toBe(true);
    await lists.latest().answer(page('rum'));
    expect(shown()).toBe('gin');
  });

  it('RTE-5 Back while a list has failed shows the former one', async () => {
    const { lists, state, shown, request } = await showing(GIN, page('gin'));
    request(RUM);
    await lists.latest().fail(OFFLINE);
    request(GIN, 'pop');
    expect(state()).toEqual({ showing: 'settled' });
    expect(shown()).toBe('gin');
  });

  it('RTE-5 Forward to a list that never came asks for it', async () => {
    const { lists, state, request } = await showing(GIN, page('gin'));
    request(RUM);
    request(GIN, 'pop');
    request(RUM, 'pop');
    expect(state()).toEqual({ loading: 'waiting' });
    expect(lists.all).toHaveLength(3);
  });

  it('RTE-5 a link to a list seen before requests it again: only Back restores', async () => {
    const { catalogue, lists, request } = await showing(GIN, page('gin'));
    catalogue.send({ type: 'list.left' });
    request(GIN);
    expect(lists.all).toHaveLength(2);
  });

  it('RTE-5 a link to the list that is shown changes nothing', async () => {
    const { lists, state, request } = await showing(GIN, page('gin'));
    request({ ...GIN });
    expect(state()).toEqual({ showing: 'settled' });
    expect(lists.all).toHaveLength(1);
  });
});

describe('PRD-12 Show more', () => {
  const first = () => showing(GIN, samplePage(sampleProducts('a', 'b'), 5, 1, 2));

  it('PRD-12 requests the next page; the products shown stay', async () => {
    const { catalogue, lists, state, shown } = await first();
    catalogue.send({ type: 'more.requested' });
    expect(state()).toEqual({ showing: { loadingMore: 'waiting' } });
    expect(lists.latest().input).toEqual({ query: GIN, page: 2 });
    expect(shown()).toBe('a b');
    await lists.latest().answer(samplePage(sampleProducts('c', 'd'), 5, 2, 2));
    expect(shown()).toBe('a b c d');
    catalogue.send({ type: 'more.requested' });
    await lists.latest().answer(samplePage(sampleProducts('e'), 5, 3, 2));
    expect(shown()).toBe('a b c d e');
    expect(catalogue.getSnapshot().can({ type: 'more.requested' })).toBe(false);
  });

  it('PRD-12 the first product that is new is known, and no other after it', async () => {
    const { catalogue, lists, request } = await first();
    const firstNew = () => firstNewId(catalogue.getSnapshot());
    expect(firstNew()).toBeNull();
    catalogue.send({ type: 'more.requested' });
    await lists.latest().answer(samplePage(sampleProducts('b', 'c', 'd'), 5, 2, 2));
    expect(firstNew()).toBe('c');
    catalogue.send({ type: 'more.requested' });
    await lists.latest().answer(samplePage(sampleProducts('d'), 5, 3, 2));
    expect(firstNew()).toBeNull();

    catalogue.send({ type: 'list.left' });
    request(GIN);
    await lists.latest().answer(samplePage(sampleProducts('a', 'b'), 5, 1, 2));
    catalogue.send({ type: 'more.requested' });
    await lists.latest().answer(samplePage(sampleProducts('c'), 5, 2, 2));
    expect(firstNew()).toBe('c');
    catalogue.send({ type: 'list.left' });
    request(GIN, 'pop');
    expect(firstNew()).toBeNull();
    catalogue.send({ type: 'more.requested' });
    await lists.latest().answer(samplePage(sampleProducts('d'), 5, 3, 2));
    catalogue.send({ type: 'query.changed', change: { kind: 'searched', text: 'dry' } });
    await lists.latest().answer(page('a', 'd'));
    expect(firstNew()).toBeNull();
  });

  it('PRD-12 a product that moved to a page already shown leaves no Show more behind that shows nothing', async () => {
    const { catalogue, lists, shown } = await showing(GIN, samplePage(sampleProducts('a', 'b'), 4, 1, 2));
    catalogue.send({ type: 'more.requested' });
    await lists.latest().answer(samplePage(sampleProducts('b', 'c'), 4, 2, 2));
    expect(shown()).toBe('a b c');
    expect(catalogue.getSnapshot().can({ type: 'more.requested' })).toBe(false);
  });

  it('PRD-12 a second click while it loads asks once', async () => {
    const { catalogue, lists } = await first();
    catalogue.send({ type: 'more.requested' });
    catalogue.send({ type: 'more.requested' });
    expect(lists.all).toHaveLength(2);
  });

  it('PRD-12 all pages are there again on Back', async () => {
    const { catalogue, lists, shown, request } = await first();
    catalogue.send({ type: 'more.requested' });
    await lists.latest().answer(samplePage(sampleProducts('c', 'd'), 5, 2, 2));
    catalogue.send({ type: 'list.left' });
    request(GIN, 'pop');
    expect(shown()).toBe('a b c d');
    catalogue.send({ type: 'more.requested' });
    expect(lists.latest().input.page).toBe(3);
  });

  it('PRD-12 a page that fails to load leaves the products shown, and can be requested again', async () => {
    for (const type of ['more.requested', 'load.retried'] as const) {
      const { catalogue, lists, state, shown, context } = await first();
      catalogue.send({ type: 'more.requested' });
      await lists.latest().fail(OFFLINE);
      expect(state()).toEqual({ showing: 'moreFailed' });
      expect(shown()).toBe('a b');
      expect(context().problem?.code).toBe('offline');
      catalogue.send({ type });
      expect(lists.latest().input.page).toBe(2);
      await lists.latest().answer(samplePage(sampleProducts('c'), 5, 2, 2));
      expect(shown()).toBe('a b c');
      expect(context().problem).toBeNull();
    }
  });
});

describe('PRD-2 what the filter panel offers', () => {
  it('PRD-2 categories and brands come once, with the first list', async () => {
    const { catalogue, facets, request } = startCatalogue();
    expect(facets.all).toHaveLength(0);
    request(GIN);
    await facets.latest().answer({ categories: [], brands: [{ id: 'x', name: 'X', description: '', logoUrl: '' }] });
    request(RUM);
    expect(facets.all).toHaveLength(1);
    expect(catalogue.getSnapshot().context.facets?.brands).toHaveLength(1);
  });

  it('PRD-2 the list does not wait for them, nor they for it', async () => {
    const { facets, lists, state, context, request } = startCatalogue();
    request(GIN);
    await lists.latest().answer(page('a'));
    expect(state()).toEqual({ showing: 'settled' });
    await facets.latest().fail(OFFLINE);
    expect(state()).toEqual({ showing: 'settled' });
    expect(context().facetsProblem?.code).toBe('offline');
    expect(context().problem).toBeNull();
  });

  it('PRD-2 if they failed, Try again asks for both, the next list for them', async () => {
    const { catalogue, facets, lists, request } = startCatalogue();
    request(GIN);
    await facets.latest().fail(OFFLINE);
    await lists.latest().fail(OFFLINE);
    catalogue.send({ type: 'load.retried' });
    expect([facets.all.length, lists.all.length]).toEqual([2, 2]);
    await facets.latest().fail(OFFLINE);
    request(RUM);
    expect(facets.all).toHaveLength(3);
    await facets.latest().answer(NO_FACETS);
    expect(catalogue.getSnapshot().context).toMatchObject({ facets: NO_FACETS, facetsProblem: null });
  });

  it('PRD-2 the drawer opens, stays open while the list follows, and closes when dismissed or left', async () => {
    const { catalogue, facts } = await showing(GIN, page('a'));
    const panel = () => catalogue.getSnapshot().value.filterPanel;
    catalogue.send({ type: 'page.uncovered' });
    catalogue.send({ type: 'filterPanel.opened' });
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes: { minPrice: 10 } } });
    await flush();
    expect(panel()).toBe('open');
    catalogue.send({ type: 'filterPanel.dismissed' });
    expect(panel()).toBe('closed');
    catalogue.send({ type: 'filterPanel.opened' });
    catalogue.send({ type: 'list.left' });
    expect(panel()).toBe('closed');
    const [opened, closed] = ['catalogue.filters.opened', 'catalogue.filters.closed'];
    expect(facts.map(({ type }) => type)).toEqual([opened, 'navigation.requested', closed, opened, closed]);
  });
});

describe('PRD-12 PRD-9 RTE-5 a list whose history entry had several pages', () => {
  const pageOf = (number: number, id: string): ProductPage => ({
    ...page(id),
    total: 3,
    page: number,
    pageSize: 1,
  });

  /** The list of gins had so many pages; its first one is shown, and nothing covers the page. */
  async function reopened(pages: number) {
    const started = startCatalogue();
    started.request(GIN, 'pop', pages);
    await started.facets.latest().answer(NO_FACETS);
    await started.lists.latest().answer(pageOf(1, 'a'));
    started.catalogue.send({ type: 'page.uncovered' });
    return started;
  }

  it('PRD-12 loads them one after the other; the first stays, and the focus follows none', async () => {
    const { catalogue, lists, records, state, shown } = await reopened(3);
    expect([state(), shown()]).toEqual([{ showing: { loadingMore: 'waiting' } }, 'a']);
    expect(lists.latest().input).toEqual({ query: GIN, page: 2 });
    await lists.latest().answer(pageOf(2, 'b'));
    expect([state(), shown()]).toEqual([{ showing: { loadingMore: 'waiting' } }, 'a b']);
    await lists.latest().answer(pageOf(3, 'c'));
    expect([state(), shown()]).toEqual([{ showing: 'settled' }, 'a b c']);
    expect(firstNewId(catalogue.getSnapshot())).toBeNull();
    expect(records, 'a reload in between asks for all of them again').toEqual([3, 3]);
  });

  it('PRD-12 loads no more than they were; then Show more goes on as ever', async () => {
    const { catalogue, lists, records, state } = await reopened(2);
    await lists.latest().answer(pageOf(2, 'b'));
    expect(state()).toEqual({ showing: 'settled' });
    catalogue.send({ type: 'more.requested' });
    await lists.latest().answer(pageOf(3, 'c'));
    expect(firstNewId(catalogue.getSnapshot())).toBe('c');
    expect(records).toEqual([2, 3]);
  });

  it('PRD-12 ends where the list has become shorter', async () => {
    const { lists, state } = await reopened(5);
    await lists.latest().answer({ ...pageOf(2, 'b'), total: 2 });
    expect(state()).toEqual({ showing: 'settled' });
    expect(lists.all).toHaveLength(2);
  });

  it('PRD-12 API-5 waits while something covers the page, so the prerendered page is shown first', async () => {
    const { catalogue, lists, state, request } = startCatalogue();
    request(GIN, 'pop', 3);
    await lists.latest().answer(pageOf(1, 'a'));
    expect(state()).toEqual({ showing: 'settled' });
    catalogue.send({ type: 'page.uncovered' });
    expect(state()).toEqual({ showing: { loadingMore: 'waiting' } });
  });

  it('PRD-12 says that one of them has failed; Try again asks for that one alone', async () => {
    const { catalogue, lists, state, shown, context } = await reopened(3);
    await lists.latest().fail(OFFLINE);
    expect([state(), shown()]).toEqual([{ showing: 'moreFailed' }, 'a']);
    expect(context().problem).toEqual({ code: 'offline', message: 'We could not reach the shop.' });
    catalogue.send({ type: 'more.requested' });
    await lists.latest().answer(pageOf(2, 'b'));
    expect(state()).toEqual({ showing: 'settled' });
    expect(firstNewId(catalogue.getSnapshot())).toBe('b');
  });

  it('PRD-12 that was left half loaded goes on when Back shows it again', async () => {
    const { catalogue, lists, state, shown, request } = await reopened(3);
    await lists.latest().answer(pageOf(2, 'b'));
    catalogue.send({ type: 'list.left' });
    request(GIN, 'pop', 3);
    expect([state(), shown()]).toEqual([{ showing: { loadingMore: 'waiting' } }, 'a b']);
    expect(lists.latest().input).toEqual({ query: GIN, page: 3 });
  });

  it('PRD-9 another filter has one page again', async () => {
    const { catalogue, lists, state } = await reopened(3);
    catalogue.send({ type: 'query.changed', change: { kind: 'filtersSet', changes: { category: 'rum' } } });
    await lists.latest().answer(pageOf(1, 'r'));
    expect(state()).toEqual({ showing: 'settled' });
  });
});

describe('PRD-2 the filter drawer opens only over an uncovered list', () => {
  it('PRD-2 it does not open while something covers the page, also at the start', async () => {
    const { catalogue, facts } = await showing(GIN, page('a'));
    expect(catalogue.getSnapshot().can({ type: 'filterPanel.opened' })).toBe(false);
    catalogue.send({ type: 'page.uncovered' });
    expect(catalogue.getSnapshot().can({ type: 'filterPanel.opened' })).toBe(true);
    catalogue.send({ type: 'page.covered' });
    catalogue.send({ type: 'filterPanel.opened' });
    expect(catalogue.getSnapshot().value.filterPanel).toBe('barred');
    expect(facts).toEqual([]);
  });

  it('PRD-2 what comes over the page closes it, and it does not come back by itself', async () => {
    const { catalogue, facts } = await showing(GIN, page('a'));
    catalogue.send({ type: 'page.uncovered' });
    catalogue.send({ type: 'filterPanel.opened' });
    catalogue.send({ type: 'page.covered' });
    expect(catalogue.getSnapshot().value.filterPanel).toBe('barred');
    catalogue.send({ type: 'page.uncovered' });
    expect(catalogue.getSnapshot().value.filterPanel).toBe('closed');
    expect(facts.map(({ type }) => type)).toEqual(['catalogue.filters.opened', 'catalogue.filters.closed']);
  });

  it('PRD-2 on another page there is nothing to filter; on a list that loads, failed or is empty there is', async () => {
    const { catalogue, lists, request } = startCatalogue();
    const canOpen = () => catalogue.getSnapshot().can({ type: 'filterPanel.opened' });
    catalogue.send({ type: 'page.uncovered' });
    expect(canOpen()).toBe(false);
    request(GIN);
    expect(canOpen()).toBe(true);
    await lists.latest().fail(OFFLINE);
    expect(canOpen()).toBe(true);
    request(RUM);
    await lists.latest().answer(page());
    expect(canOpen()).toBe(true);
    catalogue.send({ type: 'list.left' });
    expect(canOpen()).toBe(false);
  });
});
