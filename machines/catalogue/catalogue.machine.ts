import { and, assertEvent, assign, emit, fromPromise, not, or, setup, stateIn } from 'xstate';
import type { Facets } from '#machines/domain/brand.ts';
import type { Fetched } from '#machines/domain/fetched.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { problemOf } from '#machines/domain/problem.ts';
import type { ProductPage } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, type ProductQuery, queryHref } from '#machines/domain/product-query.ts';
import type { CatalogueContext, CatalogueEvent, CatalogueFact } from './catalogue.events.ts';
import { changedQuery } from './query-changes.ts';
import {
  hasNextPage,
  isShorterThanBefore,
  pagesToRecord,
  queryKey,
  recalled,
  recalledList,
  withFirstPage,
  withNextPage,
} from './remembered-lists.ts';
import { withoutRevalidation, withRevalidated } from './revalidated-list.ts';

/** The product list loads the products that the address asks for, page by page. The API filters. PRD-1 to PRD-12. */
export const catalogueMachine = setup({
  types: { context: {} as CatalogueContext, events: {} as CatalogueEvent, emitted: {} as CatalogueFact },
  actors: {
    fetchProducts: fromPromise<Fetched<ProductPage>, { query: ProductQuery; page: number }>(NOT_PROVIDED),
    fetchFacets: fromPromise<Fetched<Facets>>(NOT_PROVIDED),
    revalidateProducts: fromPromise<ProductPage, { query: ProductQuery }>(NOT_PROVIDED),
    revalidateFacets: fromPromise<Facets>(NOT_PROVIDED),
  },
  guards: {
    isListShown: not(stateIn({ list: 'idle' })),
    isSameQuery: ({ context, event }) =>
      event.type === 'list.requested' && queryKey(event.query) === queryKey(context.query),
    isRememberedEmpty: ({ context, event }) => recalledList(context, event)?.total === 0,
    isRemembered: ({ context, event }) => recalledList(context, event) !== null,
    isOtherQuery: ({ context, event }) =>
      event.type === 'query.changed' && queryKey(changedQuery(context.query, event.change)) !== queryKey(context.query),
    hasMore: ({ context }) => context.list !== null && hasNextPage(context.list),
    isShorterThanBefore: ({ context }) => isShorterThanBefore(context),
    isCovered: stateIn({ filterPanel: 'barred' }),
    hasProducts: ({ context }) => context.list !== null && context.list.products.length > 0,
    isNothingFound: (_, page: ProductPage) => page.total === 0,
    isPrerendered: (_, { isPrerendered }: Fetched<unknown>) => isPrerendered,
    isPrerenderedListShown: and([
      ({ context }) => context.list?.isPrerendered === true,
      or([stateIn({ list: 'showing' }), stateIn({ list: 'empty' })]),
    ]),
  },
  actions: {
    followAddress: assign(({ event }) => {
      assertEvent(event, 'list.requested');
      return { query: event.query, pages: event.pages };
    }),
    recallList: assign(({ context, event }) => recalled(context, recalledList(context, event))),
    changeQuery: assign(({ context, event }) => {
      assertEvent(event, 'query.changed');
      return { query: changedQuery(context.query, event.change), pages: 1 };
    }),
    showListTop: () => NOT_PROVIDED(),
    keepRowsRendered: () => NOT_PROVIDED(),
    /** The history entry has them for a reload and for Back. */
    recordPages: (_, _shown: { pages: number }) => NOT_PROVIDED(),
    forgetPages: assign({ pages: 1 }),
    forgetList: assign({ list: null, problem: null }),
    takeFirstPage: assign(({ context }, fetched: Fetched<ProductPage>) => withFirstPage(context, fetched)),
    takeNextPage: assign(({ context }, page: ProductPage) => withNextPage(context, page)),
    correctList: assign(({ context }, today: ProductPage) => withRevalidated(context, today)),
    endRevalidation: assign(({ context }) => withoutRevalidation(context)),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    takeFacets: assign({ facets: (_, facets: Facets) => facets, facetsProblem: null }),
    rememberFacetsProblem: assign({ facetsProblem: (_, { error }: { error: unknown }) => problemOf(error) }),
    rememberRevalidationProblem: assign({
      revalidationProblem: (_, { error }: { error: unknown }) => problemOf(error),
    }),
    /** A further step of a change has the history entry of its first. */
    requestAddress: emit(({ context, event }) => {
      assertEvent(event, 'query.changed');
      const kind = event.isContinued ? 'replace' : 'push';
      return { type: 'navigation.requested', href: queryHref(context.query), kind, preserveScroll: true };
    }),
    reportFiltersOpened: emit({ type: 'catalogue.filters.opened' }),
    reportFiltersClosed: emit({ type: 'catalogue.filters.closed' }),
  },
  /** After this time a message says that loading takes long. API-3. */
  delays: { slowDelay: 8000 },
}).createMachine({
  id: 'catalogue',
  context: {
    query: DEFAULT_QUERY,
    list: null,
    pages: 1,
    firstNew: null,
    remembered: [],
    facets: null,
    counts: null,
    problem: null,
    facetsProblem: null,
    revalidationProblem: null,
  },
  type: 'parallel',
  states: {
    list: {
      description:
        'The list of products. A new request aborts the previous one, so an old answer never replaces a newer one.',
      initial: 'idle',
      states: {
        idle: {
          description:
            'Another page is shown, or this one has only just opened. Nothing is loading, and filters do nothing.',
          on: { 'query.changed': undefined },
        },
        loading: {
          description: 'The first page of the list is loading. Placeholders reserve its space.',
          tags: ['busy'],
          meta: { covers: ['PRD-4', 'PRD-5', 'PRD-7', 'PRD-8'] },
          initial: 'waiting',
          invoke: {
            id: 'fetchProducts',
            src: 'fetchProducts',
            input: ({ context }) => ({ query: context.query, page: 1 }),
            onDone: [
              {
                guard: { type: 'isNothingFound', params: ({ event }) => event.output.data },
                target: 'empty',
                actions: { type: 'takeFirstPage', params: ({ event }) => event.output },
              },
              { target: 'showing', actions: { type: 'takeFirstPage', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: { type: 'rememberProblem', params: ({ event }) => event } },
          },
          states: {
            waiting: {
              description: 'The list has been loading for less than eight seconds.',
              after: { slowDelay: 'slow' },
            },
            slow: {
              description: 'Loading takes long. The page says so and offers to try again. The request still runs.',
              tags: ['slow'],
              meta: { covers: ['API-3'] },
              on: {
                'load.retried': {
                  description: 'The running request is aborted, and a new one starts.',
                  target: '#catalogue.list.loading',
                },
              },
            },
          },
        },
        showing: {
          description: 'At least one product is shown.',
          initial: 'settled',
          meta: { covers: ['PRD-1', 'PRD-3', 'PRD-6', 'PRD-11', 'PRD-12', 'PRD-13', 'PRD-14', 'PRD-15', 'PRD-16'] },
          always: {
            description: 'The prerendered list had products, but the API has none today.',
            guard: not('hasProducts'),
            target: 'empty',
          },
          states: {
            settled: {
              description: "The list is loaded. 'Show more' requests the next page.",
              on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } },
              always: {
                description:
                  'The list had more pages before a reload or Back. The next one is requested, once nothing covers the page.',
                guard: and(['isShorterThanBefore', not('isCovered')]),
                target: 'loadingMore',
                meta: { covers: ['PRD-9', 'PRD-12', 'RTE-5'] },
              },
            },
            loadingMore: {
              description: 'The next page is loading. The products on the page stay.',
              tags: ['busy'],
              initial: 'waiting',
              invoke: {
                id: 'fetchMore',
                src: 'fetchProducts',
                input: ({ context }) => ({ query: context.query, page: (context.list?.page ?? 0) + 1 }),
                onDone: {
                  target: 'settled',
                  actions: [
                    { type: 'takeNextPage', params: ({ event }) => event.output.data },
                    { type: 'recordPages', params: ({ context }) => pagesToRecord(context) },
                  ],
                },
                onError: {
                  target: 'moreFailed',
                  actions: [{ type: 'rememberProblem', params: ({ event }) => event }, 'forgetPages'],
                },
              },
              states: {
                waiting: {
                  description: 'The next page has been loading for less than eight seconds.',
                  after: { slowDelay: 'slow' },
                },
                slow: {
                  description: 'Loading takes long. The page says so and offers to try again. The request still runs.',
                  tags: ['slow'],
                  meta: { covers: ['API-3'] },
                  on: {
                    'load.retried': {
                      description: 'The running request is aborted, and a new one starts.',
                      target: '#catalogue.list.showing.loadingMore',
                    },
                  },
                },
              },
            },
            moreFailed: {
              description:
                'The next page could not be loaded. The products on the page stay, and the shopper can try again.',
              on: { 'more.requested': 'loadingMore', 'load.retried': 'loadingMore' },
            },
          },
        },
        empty: {
          description: 'No product matches. The page offers to remove filters and shows similar products.',
          meta: { covers: ['PRD-7', 'PRD-13'] },
          always: {
            description: 'The prerendered list was empty, but the API has products today.',
            guard: 'hasProducts',
            target: 'showing',
          },
        },
        failed: {
          description: "The list could not be loaded. A red alert shows the reason and 'Try again'.",
          meta: { covers: ['PRD-7', 'API-3'] },
          on: { 'load.retried': 'loading' },
        },
      },
      on: {
        'list.requested': [
          {
            description: 'Back or Forward shows a list that was empty.',
            guard: 'isRememberedEmpty',
            target: '.empty',
            actions: ['followAddress', 'recallList'],
            meta: { covers: ['RTE-5'] },
          },
          {
            description: 'Back or Forward shows a list as it was, with all its pages and without a request.',
            guard: 'isRemembered',
            target: '.showing',
            actions: ['followAddress', 'recallList'],
            meta: { covers: ['RTE-5', 'PRD-12'] },
          },
          {
            description: 'The address is that of the list which is shown or loading.',
            guard: and(['isSameQuery', 'isListShown', not(stateIn({ list: 'failed' }))]),
            actions: 'followAddress',
          },
          { target: '.loading', actions: ['followAddress', 'forgetList'], meta: { covers: ['RTE-2', 'PRD-9'] } },
        ],
        'list.left': { target: '.idle', actions: 'keepRowsRendered' },
        'query.changed': {
          description: 'The shopper sets or removes filters, sorts, or searches. The address follows.',
          guard: 'isOtherQuery',
          target: '.loading',
          actions: ['changeQuery', 'requestAddress', 'showListTop'],
          meta: { covers: ['PRD-1', 'PRD-2', 'PRD-3', 'PRD-8', 'PRD-9', 'PRD-10'] },
        },
      },
    },
    facets: {
      description: 'The categories and brands that the filter panel offers.',
      initial: 'unloaded',
      states: {
        unloaded: {
          description: 'No list has been requested yet, so the filters are not needed.',
          on: { 'list.requested': 'loading' },
        },
        loading: {
          description: 'Categories and brands are loading. Filtering by price and stock already works.',
          tags: ['busy'],
          invoke: {
            id: 'fetchFacets',
            src: 'fetchFacets',
            onDone: [
              {
                guard: { type: 'isPrerendered', params: ({ event }) => event.output },
                target: 'revalidating',
                actions: { type: 'takeFacets', params: ({ event }) => event.output.data },
              },
              { target: 'ready', actions: { type: 'takeFacets', params: ({ event }) => event.output.data } },
            ],
            onError: { target: 'failed', actions: { type: 'rememberFacetsProblem', params: ({ event }) => event } },
          },
        },
        ready: {
          description: 'Categories and brands can be chosen.',
          meta: { covers: ['PRD-2'] },
        },
        revalidating: {
          description:
            'Categories and brands are part of the prerendered page and can be chosen. When idle, the browser loads them again.',
          meta: { covers: ['API-5', 'PRD-2'] },
          invoke: {
            id: 'revalidateFacets',
            src: 'revalidateFacets',
            onDone: { target: 'ready', actions: { type: 'takeFacets', params: ({ event }) => event.output } },
            onError: {
              target: 'ready',
              actions: { type: 'rememberRevalidationProblem', params: ({ event }) => event },
            },
          },
        },
        failed: {
          description:
            'They could not be loaded. Categories are offered by name. Brands are requested again with the next list.',
          on: { 'list.requested': 'loading', 'load.retried': 'loading' },
        },
      },
    },
    revalidation: {
      description:
        'A list from the prerendered page is compared with the API once. The shopper does not wait for this.',
      initial: 'unneeded',
      states: {
        unneeded: {
          description: 'No list is shown, or the API has already confirmed the one that is.',
          always: { guard: 'isPrerenderedListShown', target: 'revalidating' },
        },
        revalidating: {
          description:
            'The list is shown as it was when the page was built. When idle, the browser asks whether it has changed.',
          meta: { covers: ['API-5'] },
          invoke: {
            id: 'revalidateProducts',
            src: 'revalidateProducts',
            input: ({ context }) => ({ query: context.query }),
            onDone: {
              description: 'Changed prices, stock and order are corrected. The rest stays.',
              target: 'unneeded',
              actions: { type: 'correctList', params: ({ event }) => event.output },
            },
            onError: {
              description:
                'The list stays as it is. No message is shown, because the shopper did not ask for this check.',
              target: 'unneeded',
              actions: ['endRevalidation', { type: 'rememberRevalidationProblem', params: ({ event }) => event }],
            },
          },
          always: {
            description: 'The shopper has left the list. It is compared when Back shows it again.',
            guard: not('isPrerenderedListShown'),
            target: 'unneeded',
          },
        },
      },
    },
    filterPanel: {
      description: 'On narrow screens the filters are in a drawer over the list.',
      initial: 'barred',
      on: { 'page.covered': '.barred' },
      states: {
        barred: {
          description: 'The age gate, the checkout or a panel covers the page. The filters cannot be opened.',
          on: { 'page.uncovered': 'closed' },
        },
        closed: {
          description: 'The drawer is closed. On wide screens the filters are beside the list.',
          on: { 'filterPanel.opened': { guard: 'isListShown', target: 'open' } },
        },
        open: {
          description: 'The drawer is open. Each change of a filter changes the list behind it at once.',
          tags: ['open'],
          meta: { covers: ['PRD-2'] },
          entry: 'reportFiltersOpened',
          exit: 'reportFiltersClosed',
          on: { 'filterPanel.dismissed': 'closed', 'list.left': 'closed' },
        },
      },
    },
  },
});
