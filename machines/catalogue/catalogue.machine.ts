import { and, assertEvent, assign, emit, fromPromise, not, setup } from 'xstate';
import type { Brand, Category } from '#machines/domain/brand.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { type Problem, problemOf } from '#machines/domain/problem.ts';
import type { ProductPage } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, type ProductQuery, queryHref } from '#machines/domain/product-query.ts';
import type { CatalogueEvent, CatalogueFact } from './catalogue.events.ts';
import { changedQuery, isQueryChange, QUERY_CHANGES } from './query-changes.ts';
import {
  hasNextPage,
  type ProductList,
  queryKey,
  type RememberedLists,
  rememberedList,
  withList,
  withPage,
} from './remembered-lists.ts';

export type Facets = { categories: readonly Category[]; brands: readonly Brand[] };

export type CatalogueContext = {
  query: ProductQuery;
  /** The latest list; while a new one loads, still the one before. */
  list: ProductList | null;
  remembered: RememberedLists;
  facets: Facets | null;
  problem: Problem | null;
  facetsProblem: Problem | null;
};

const recalled = (context: CatalogueContext, event: CatalogueEvent): ProductList | null =>
  event.type === 'list.requested' && event.kind === 'pop' ? rememberedList(context.remembered, event.query) : null;

/** The product list: what the address asks for, page by page. Filtering happens behind the API. PRD-1 to PRD-12. */
export const catalogueMachine = setup({
  types: { context: {} as CatalogueContext, events: {} as CatalogueEvent, emitted: {} as CatalogueFact },
  actors: {
    fetchProducts: fromPromise<ProductPage, { query: ProductQuery; page: number }>(NOT_PROVIDED),
    fetchFacets: fromPromise<Facets>(NOT_PROVIDED),
  },
  guards: {
    isSameQuery: ({ context, event }) =>
      event.type === 'list.requested' && queryKey(event.query) === queryKey(context.query),
    isRememberedEmpty: ({ context, event }) => recalled(context, event)?.total === 0,
    isRemembered: ({ context, event }) => recalled(context, event) !== null,
    isOtherQuery: ({ context, event }) =>
      isQueryChange(event) && queryKey(changedQuery(context.query, event)) !== queryKey(context.query),
    hasMore: ({ context }) => context.list !== null && hasNextPage(context.list),
    isNothingFound: (_, page: ProductPage) => page.total === 0,
  },
  actions: {
    followAddress: assign(({ event }) => {
      assertEvent(event, 'list.requested');
      return { query: event.query };
    }),
    recallList: assign({ list: ({ context }) => rememberedList(context.remembered, context.query) }),
    changeQuery: assign(({ context, event }) => {
      assertEvent(event, QUERY_CHANGES);
      return { query: changedQuery(context.query, event) };
    }),
    forgetList: assign({ list: null, problem: null }),
    takeFirstPage: assign(({ context }, page: ProductPage) => {
      const list = withPage(null, page);
      return { list, remembered: withList(context.remembered, context.query, list), problem: null };
    }),
    takeNextPage: assign(({ context }, page: ProductPage) => {
      const list = withPage(context.list, page);
      return { list, remembered: withList(context.remembered, context.query, list), problem: null };
    }),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    takeFacets: assign({ facets: (_, facets: Facets) => facets, facetsProblem: null }),
    rememberFacetsProblem: assign({ facetsProblem: (_, { error }: { error: unknown }) => problemOf(error) }),
    requestAddress: emit(({ context }) => ({
      type: 'navigation.requested',
      href: queryHref(context.query),
      kind: 'push',
      preserveScroll: true,
    })),
  },
  delays: {
    /** After this the shopper is told that it takes long. API-3. */
    slowDelay: 8000,
  },
}).createMachine({
  id: 'catalogue',
  context: {
    query: DEFAULT_QUERY,
    list: null,
    remembered: [],
    facets: null,
    problem: null,
    facetsProblem: null,
  },
  type: 'parallel',
  states: {
    list: {
      description: 'The list itself. A new wish aborts the request for the one before, so an old answer cannot win.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Another page is shown, or this one has only just opened: places are held, filters rest.',
          tags: ['busy'],
          on: {
            'list.requested': [
              { guard: 'isRememberedEmpty', target: 'empty', actions: ['followAddress', 'recallList'] },
              { guard: 'isRemembered', target: 'showing', actions: ['followAddress', 'recallList'] },
              { target: 'loading', actions: ['followAddress', 'forgetList'] },
            ],
            'filters.changed': undefined,
            'filter.removed': undefined,
            'filters.cleared': undefined,
            'search.submitted': undefined,
          },
        },
        loading: {
          description: 'The first page of the list is on its way. Places are held for it.',
          tags: ['busy'],
          meta: { covers: ['PRD-7', 'PRD-8'] },
          initial: 'waiting',
          invoke: {
            id: 'fetchProducts',
            src: 'fetchProducts',
            input: ({ context }) => ({ query: context.query, page: 1 }),
            onDone: [
              {
                guard: { type: 'isNothingFound', params: ({ event }) => event.output },
                target: 'empty',
                actions: { type: 'takeFirstPage', params: ({ event }) => event.output },
              },
              { target: 'showing', actions: { type: 'takeFirstPage', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: { type: 'rememberProblem', params: ({ event }) => event } },
          },
          states: {
            waiting: {
              description: 'Less than eight seconds so far.',
              after: { slowDelay: 'slow' },
            },
            slow: {
              description: 'It takes long: a hint, and the offer to try again. The request still runs.',
              tags: ['slow'],
              meta: { covers: ['API-3'] },
              on: { 'load.retried': '#catalogue.list.loading' },
            },
          },
        },
        showing: {
          description: 'At least one product is shown.',
          initial: 'settled',
          meta: { covers: ['PRD-1', 'PRD-6', 'PRD-12'] },
          states: {
            settled: {
              description: "What was asked for is there. 'Show more' asks for the next page.",
              on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } },
            },
            loadingMore: {
              description: 'The next page is on its way; what is shown stays.',
              tags: ['busy'],
              invoke: {
                id: 'fetchMore',
                src: 'fetchProducts',
                input: ({ context }) => ({ query: context.query, page: (context.list?.page ?? 0) + 1 }),
                onDone: { target: 'settled', actions: { type: 'takeNextPage', params: ({ event }) => event.output } },
                onError: { target: 'moreFailed', actions: { type: 'rememberProblem', params: ({ event }) => event } },
              },
            },
            moreFailed: {
              description: 'The next page did not come. What is shown stays, and it can be asked for again.',
              on: { 'more.requested': 'loadingMore', 'load.retried': 'loadingMore' },
            },
          },
        },
        empty: {
          description: 'Nothing matches: the bare shelf, and the filters that can be taken off.',
          meta: { covers: ['PRD-7'] },
        },
        failed: {
          description: 'The list did not come: a red alert with the reason, and Try again.',
          meta: { covers: ['PRD-7', 'API-3'] },
          on: {
            'load.retried': 'loading',
            'list.requested': {
              guard: and(['isSameQuery', not('isRemembered')]),
              target: 'loading',
              actions: ['followAddress', 'forgetList'],
            },
          },
        },
      },
      on: {
        'list.requested': [
          { guard: 'isRememberedEmpty', target: '.empty', actions: ['followAddress', 'recallList'] },
          { guard: 'isRemembered', target: '.showing', actions: ['followAddress', 'recallList'] },
          { guard: 'isSameQuery', actions: 'followAddress' },
          { target: '.loading', actions: ['followAddress', 'forgetList'] },
        ],
        'list.left': { target: '.idle' },
        'filters.changed': { guard: 'isOtherQuery', target: '.loading', actions: ['changeQuery', 'requestAddress'] },
        'filter.removed': { guard: 'isOtherQuery', target: '.loading', actions: ['changeQuery', 'requestAddress'] },
        'filters.cleared': { guard: 'isOtherQuery', target: '.loading', actions: ['changeQuery', 'requestAddress'] },
        'search.submitted': { guard: 'isOtherQuery', target: '.loading', actions: ['changeQuery', 'requestAddress'] },
      },
    },
    facets: {
      description: 'The categories and brands that the filter panel offers.',
      initial: 'unloaded',
      states: {
        unloaded: {
          description: 'Not needed yet.',
          on: { 'list.requested': 'loading' },
        },
        loading: {
          description: 'On their way. Filtering by price and stock already works.',
          tags: ['busy'],
          invoke: {
            id: 'fetchFacets',
            src: 'fetchFacets',
            onDone: { target: 'ready', actions: { type: 'takeFacets', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'rememberFacetsProblem', params: ({ event }) => event } },
          },
        },
        ready: {
          description: 'Categories and brands can be chosen.',
          meta: { covers: ['PRD-2'] },
        },
        failed: {
          description: 'They did not come. Categories are offered by name; brands are asked for with the next list.',
          on: { 'list.requested': 'loading', 'load.retried': 'loading' },
        },
      },
    },
    filterPanel: {
      description: 'On narrow screens the filters stand in a drawer.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The filters are away, or stand beside the list on wide screens.',
          on: { 'filterPanel.opened': 'open' },
        },
        open: {
          description: 'The drawer with the filters is open. The list behind it follows at once.',
          tags: ['open'],
          meta: { covers: ['PRD-2'] },
          on: { 'filterPanel.dismissed': 'closed', 'list.left': 'closed' },
        },
      },
    },
  },
});
