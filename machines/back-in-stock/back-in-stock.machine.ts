import { and, assertEvent, assign, emit, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import { type CatalogueAnswer, NO_ANSWER } from '#machines/domain/catalogue-answer.ts';
import { includesId, type NamedProduct, withFirst } from '#machines/domain/named-product.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { problemOf } from '#machines/domain/problem.ts';
import {
  type BackInStockContext,
  type BackInStockEvent,
  type BackInStockFact,
  productOf,
  requestedProduct,
} from './back-in-stock.events.ts';
import type { RestoredWatched } from './stored-watched.ts';
import { MOST_WATCHED, newsOf, onlyWatched, withoutProducts } from './watched-products.ts';

/** The next visit says that a product is in stock again. The product is stored on this device, and nothing is sent. BCK-1 to BCK-7. */
export const backInStockMachine = setup({
  types: { context: {} as BackInStockContext, events: {} as BackInStockEvent, emitted: {} as BackInStockFact },
  actors: {
    /** It runs when the page is usable and the browser is idle. */
    checkStock: fromPromise<CatalogueAnswer, { ids: readonly string[] }>(NOT_PROVIDED),
    /** The result is false where the browser cannot store data. */
    storeWatched: fromPromise<boolean, { products: readonly NamedProduct[] }>(NOT_PROVIDED),
    watchStoredWatched: fromCallback<BackInStockEvent>(NOT_PROVIDED),
  },
  guards: {
    isUnread: stateIn('#backInStock.book.restoring'),
    hasStored: ({ event }) => event.type === 'page.hydrated' && event.watched.products.length > 0,
    hasDamaged: (_, { damaged }: RestoredWatched) => damaged > 0,
    isStored: (_, isTaken: boolean) => isTaken,
    isWatched: ({ context, event }) => includesId(context.watched, productOf(event)),
    isFull: ({ context }) => context.watched.length >= MOST_WATCHED,
    isSeenInStock: ({ context, event }) =>
      event.type === 'product.viewed' &&
      event.product.inStock &&
      !event.isRecalled &&
      includesId(context.watched, event.product.id),
    hasNews: ({ context }) => newsOf(context).length > 0,
    hasNoNews: ({ context }) => newsOf(context).length === 0,
  },
  actions: {
    restoreWatched: assign((_, { products }: RestoredWatched) => ({ watched: products })),
    watchProduct: assign(({ context, event }) => ({ watched: withFirst(context.watched, requestedProduct(event)) })),
    dropProduct: assign(({ context, event }) => withoutProducts(context, [productOf(event)])),
    dropNews: assign(({ context }) =>
      withoutProducts(
        context,
        newsOf(context).map(({ product }) => product.id),
      ),
    ),
    followOtherTab: assign(({ context }, products: readonly NamedProduct[]) =>
      onlyWatched({ watched: products, answer: context.answer }),
    ),
    rememberAnswer: assign(({ context }, answer: CatalogueAnswer) => onlyWatched({ watched: context.watched, answer })),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    reportCancelled: emit(({ context, event }) => {
      assertEvent(event, 'watch.cancelled');
      const product = context.watched.find(({ id }) => id === event.id);
      if (!product) throw new Error(`${event.id} is not watched.`);
      return { type: 'backInStock.watch.cancelled', product };
    }),
    reportFull: emit({ type: 'backInStock.full' }),
    reportDamaged: emit((_, { damaged, isLeftInPlace = false }: RestoredWatched) => ({
      type: 'backInStock.damaged',
      count: damaged,
      isLeftInPlace,
    })),
  },
}).createMachine({
  id: 'backInStock',
  context: { watched: [], answer: NO_ANSWER, problem: null },
  type: 'parallel',
  states: {
    book: {
      description: 'The watched products are stored on this device. Every change is stored at once.',
      initial: 'restoring',
      states: {
        restoring: {
          description: 'The stored products have not been read yet. No product is shown as watched.',
          on: {
            'page.hydrated': [
              {
                description:
                  'Products that could not be read were set aside, and a message says so. The others are stored again, so that it says so only once. Where there is no room to set them aside, nothing is stored.',
                guard: { type: 'hasDamaged', params: ({ event }) => event.watched },
                target: 'open.storing',
                actions: [
                  { type: 'restoreWatched', params: ({ event }) => event.watched },
                  { type: 'reportDamaged', params: ({ event }) => event.watched },
                ],
                meta: { covers: ['BCK-6'] },
              },
              { target: 'open', actions: { type: 'restoreWatched', params: ({ event }) => event.watched } },
            ],
          },
        },
        open: {
          description: 'The watched products are known. Changes in other tabs are shown, too.',
          meta: { covers: ['BCK-1', 'BCK-6'] },
          initial: 'stored',
          invoke: {
            id: 'watchStoredWatched',
            src: 'watchStoredWatched',
            onError: {
              description: 'Only a bug can stop this, so the error is passed on.',
              actions: { type: 'rememberProblem', params: ({ event }) => event },
            },
          },
          on: {
            'watch.requested': [
              { description: 'The product is watched already.', guard: 'isWatched' },
              {
                description: 'No more products can be watched, and a message says so.',
                guard: 'isFull',
                actions: 'reportFull',
                meta: { covers: ['BCK-1'] },
              },
              { target: '.storing', actions: 'watchProduct', meta: { covers: ['BCK-1'] } },
            ],
            'watch.cancelled': {
              description: 'The shopper does not want to be told any more. A message offers Undo.',
              guard: 'isWatched',
              target: '.storing',
              actions: ['reportCancelled', 'dropProduct'],
              meta: { covers: ['BCK-5'] },
            },
            'product.viewed': {
              description:
                'The shopper sees on its page that the product is in stock today, so there is nothing to tell. A page that Back shows as it was does not say so.',
              guard: 'isSeenInStock',
              target: '.storing',
              actions: 'dropProduct',
              meta: { covers: ['BCK-3'] },
            },
            'news.dismissed': {
              description: 'The shopper has read the notice. Its products are not watched any more.',
              guard: 'hasNews',
              target: '.storing',
              actions: 'dropNews',
              meta: { covers: ['BCK-3'] },
            },
            'storage.refused': '.notStored',
            'watched.changedElsewhere': {
              description:
                'Another tab has changed the watched products. This tab takes over the change and does not store it again.',
              actions: { type: 'followOtherTab', params: ({ event }) => event.products },
            },
          },
          states: {
            stored: {
              description: 'All watched products are stored on this device.',
              meta: { covers: ['BCK-7'] },
            },
            notStored: {
              description:
                'The browser cannot store the watched products. They are lost when the page is closed, and the page says so.',
              meta: { covers: ['BCK-7', 'STO-1'] },
            },
            storing: {
              description: 'The watched products are being stored on this device.',
              invoke: {
                id: 'storeWatched',
                src: 'storeWatched',
                input: ({ context }) => ({ products: context.watched }),
                onDone: [
                  { guard: { type: 'isStored', params: ({ event }) => event.output }, target: 'stored' },
                  { target: 'notStored' },
                ],
                onError: { actions: { type: 'rememberProblem', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
    stock: {
      description: 'Each visit asks the catalogue once which of the watched products are back.',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'Nothing was watched when this visit began, or the stored products have not been read yet.',
          on: {
            'page.hydrated': {
              description: 'Products are watched since an earlier visit.',
              guard: and(['isUnread', 'hasStored']),
              target: 'checking',
            },
          },
        },
        checking: {
          description: 'When the browser is idle, the catalogue is asked for all watched products in one request.',
          meta: { covers: ['BCK-2'] },
          invoke: {
            id: 'checkStock',
            src: 'checkStock',
            input: ({ context }) => ({ ids: context.watched.map(({ id }) => id) }),
            onDone: { target: 'checked', actions: { type: 'rememberAnswer', params: ({ event }) => event.output } },
            onError: { target: 'unanswered', actions: { type: 'rememberProblem', params: ({ event }) => event } },
          },
        },
        checked: {
          description: 'It is known which watched products are back, still out of stock, or no longer sold.',
          meta: { covers: ['BCK-2', 'BCK-4'] },
        },
        unanswered: {
          description:
            'The catalogue did not answer. Nothing is lost and nothing is said. It is asked again when the connection is back, or at the next visit.',
          meta: { covers: ['BCK-4'] },
          on: { 'load.retried': { target: 'checking', meta: { covers: ['NET-1'] } } },
        },
      },
    },
    news: {
      description: 'A notice says what has become of watched products.',
      initial: 'none',
      states: {
        none: {
          description: 'There is nothing to tell.',
          always: { guard: 'hasNews', target: 'shown' },
        },
        shown: {
          description:
            'A notice names the products that are back or no longer sold. It stays until the shopper dismisses it or has seen the products.',
          meta: { covers: ['BCK-2', 'BCK-3'] },
          always: { guard: 'hasNoNews', target: 'none' },
        },
      },
    },
  },
});
