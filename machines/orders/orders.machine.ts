import { assertEvent, assign, emit, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import type { Order, OrderStamp } from '#machines/domain/order.ts';
import { problemOf } from '#machines/domain/problem.ts';
import type { Product } from '#machines/domain/product.ts';
import { deleted, latestDeletion, putBack } from './deletions.ts';
import { allOrders, commonOrders, foundOrder, NO_ORDERS, numbersOf, withNumber, withStamp } from './order-book.ts';
import type { OrdersContext, OrdersEvent, OrdersFact } from './orders.events.ts';
import { repeatOf, unsoldAfter } from './repeat-order.ts';
import type { RestoredOrders } from './stored-orders.ts';

/** The orders are stored on this device, whether the shopper is signed in or not, until they are deleted. Beside them are those that a server has of a signed-in shopper. ORD-1 to ORD-6, SRV-9. */
export const ordersMachine = setup({
  types: { context: {} as OrdersContext, events: {} as OrdersEvent, emitted: {} as OrdersFact },
  actors: {
    stampOrder: fromPromise<OrderStamp, { taken: readonly string[] }>(NOT_PROVIDED),
    /** The result is false where the browser cannot store data. */
    storeOrders: fromPromise<boolean, { orders: readonly Order[] }>(NOT_PROVIDED),
    watchStoredOrders: fromCallback<OrdersEvent>(NOT_PROVIDED),
    findProducts: fromPromise<readonly Product[], { ids: readonly string[] }>(NOT_PROVIDED),
    /** The result is null where no server takes orders, and empty for a shopper who is not signed in. */
    fetchOrders: fromPromise<readonly Order[] | null>(NOT_PROVIDED),
  },
  guards: {
    isGuest: ({ context }) => context.isGuest,
    isRead: stateIn('#orders.book.open'),
    hasOrders: ({ context }) => context.orders.length > 0,
    hasNoOrders: ({ context }) => context.orders.length === 0,
    hasUnnumbered: ({ context }) => context.placed.length > 0,
    hasDamaged: (_, restored: RestoredOrders) => restored.damaged > 0,
    isStored: (_, isTaken: boolean) => isTaken,
    isKnownOrder: ({ context, event }) => 'number' in event && foundOrder(context.orders, event.number) !== null,
    isAnyOrder: ({ context, event }) => 'number' in event && foundOrder(allOrders(context), event.number) !== null,
    hasStamp: ({ event }) => event.type === 'order.placed' && event.stamp !== undefined,
    isRepeatShown: ({ context, event }) =>
      event.type === 'load.retried' &&
      context.repeated !== null &&
      event.shown === context.repeated.number &&
      foundOrder(allOrders(context), context.repeated.number) !== null,
    isKnownDeletion: ({ context, event }) =>
      event.type === 'deletion.undone' && context.deletions.some(({ id }) => id === event.deletion),
  },
  actions: {
    restoreOrders: assign((_, { orders }: RestoredOrders) => ({ orders })),
    rememberPlaced: assign(({ context, event }) => {
      assertEvent(event, 'order.placed');
      return { placed: [...context.placed, event.order] };
    }),
    addStamped: assign(({ context, event }) => {
      assertEvent(event, 'order.placed');
      if (!event.stamp) throw new Error('The server has given this order no number.');
      return withStamp(context, event.order, event.stamp);
    }),
    addOrder: assign(({ context }, stamp: OrderStamp) => withNumber(context, stamp)),
    deleteOrder: assign(({ context, event }) => {
      assertEvent(event, 'order.deleted');
      return deleted(context, [event.number]);
    }),
    deleteOrders: assign(({ context }) => deleted(context, numbersOf(context.orders))),
    undoDeletion: assign(({ context, event }) => {
      assertEvent(event, 'deletion.undone');
      return putBack(context, event.deletion);
    }),
    followOtherTab: assign(({ event }) => {
      assertEvent(event, 'orders.changedElsewhere');
      return { orders: event.orders };
    }),
    rememberRepeated: assign(({ context, event }) => {
      assertEvent(event, 'order.repeated');
      return { repeated: foundOrder(allOrders(context), event.number), problem: null };
    }),
    rememberUnsold: assign(({ context }, found: readonly Product[]) => ({
      unsold: unsoldAfter(context.unsold, repeatOf(context.repeated?.lines ?? [], found)),
    })),
    rememberAccount: assign({ account: (_, orders: readonly Order[] | null) => orders }),
    forgetAccount: assign({ account: null }),
    rememberShopper: assign({ isGuest: false }),
    rememberGuest: assign({ isGuest: true }),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    reportDeleted: emit(({ context }) => {
      const deletion = latestDeletion(context);
      return { type: 'orders.deleted', deletion, inAccount: commonOrders(deletion.orders, context.account) };
    }),
    reportDamaged: emit((_, { damaged, isLeftInPlace = false }: RestoredOrders) => ({
      type: 'orders.damaged',
      count: damaged,
      isLeftInPlace,
    })),
    reportRepeated: emit(({ context }, found: readonly Product[]) => ({
      type: 'orders.repeated',
      repeat: repeatOf(context.repeated?.lines ?? [], found),
    })),
  },
  /** After this time the page says that the answer takes long. API-3. */
  delays: { slowDelay: 8000 },
}).createMachine({
  id: 'orders',
  context: NO_ORDERS,
  type: 'parallel',
  states: {
    book: {
      description: 'The orders are stored on this device. Every change is stored at once.',
      initial: 'restoring',
      states: {
        restoring: {
          description: 'The stored orders have not been read yet.',
          on: {
            'page.hydrated': [
              {
                description:
                  'Orders that could not be read were set aside, and a message says so. The other orders are stored again, so that it says so only once. Where there is no room to set them aside, nothing is stored.',
                guard: { type: 'hasDamaged', params: ({ event }) => event.orders },
                target: 'open.storing',
                actions: [
                  { type: 'restoreOrders', params: ({ event }) => event.orders },
                  { type: 'reportDamaged', params: ({ event }) => event.orders },
                ],
                meta: { covers: ['ORD-5'] },
              },
              { target: 'open', actions: { type: 'restoreOrders', params: ({ event }) => event.orders } },
            ],
          },
        },
        open: {
          description: 'The orders are known. Changes in other tabs are shown, too.',
          meta: { covers: ['ORD-1', 'ORD-5'] },
          initial: 'stored',
          invoke: {
            id: 'watchStoredOrders',
            src: 'watchStoredOrders',
            onError: {
              description: 'Only a bug can stop this, so the error is passed on.',
              actions: { type: 'rememberProblem', params: ({ event }) => event },
            },
          },
          on: {
            'order.placed': [
              {
                description: 'A server has taken the order and given it its number and date.',
                guard: 'hasStamp',
                target: '.storing',
                actions: 'addStamped',
                meta: { covers: ['SRV-4'] },
              },
              { target: '.numbering', actions: 'rememberPlaced', meta: { covers: ['ORD-1'] } },
            ],
            'order.deleted': {
              description: 'The order is deleted. Undo restores it.',
              guard: 'isKnownOrder',
              target: '.storing',
              actions: ['deleteOrder', 'reportDeleted'],
              meta: { covers: ['ORD-4'] },
            },
            'orders.cleared': {
              description: 'All orders are deleted. Undo restores them.',
              guard: 'hasOrders',
              target: '.storing',
              actions: ['deleteOrders', 'reportDeleted'],
              meta: { covers: ['ORD-4'] },
            },
            'deletion.undone': {
              guard: 'isKnownDeletion',
              target: '.storing',
              actions: 'undoDeletion',
              meta: { covers: ['ORD-4'] },
            },
            'orders.changedElsewhere': {
              description:
                'Another tab has changed the orders. This tab takes over the change and does not store it again.',
              actions: 'followOtherTab',
            },
          },
          states: {
            stored: {
              description: 'All orders are stored on this device.',
              meta: { covers: ['ORD-6'] },
              on: { 'storage.refused': 'notStored' },
            },
            notStored: {
              description:
                'The browser cannot store the orders. They are lost when the page is closed, and the page says so.',
              meta: { covers: ['ORD-6', 'STO-1'] },
            },
            numbering: {
              description: 'A new order gets its number and its date.',
              meta: { covers: ['ORD-1'] },
              invoke: {
                id: 'stampOrder',
                src: 'stampOrder',
                input: ({ context }) => ({ taken: numbersOf(context.orders) }),
                onDone: { target: 'storing', actions: { type: 'addOrder', params: ({ event }) => event.output } },
                onError: { actions: { type: 'rememberProblem', params: ({ event }) => event } },
              },
            },
            storing: {
              description: 'The orders are being stored on this device.',
              invoke: {
                id: 'storeOrders',
                src: 'storeOrders',
                input: ({ context }) => ({ orders: context.orders }),
                onDone: [
                  {
                    description: 'Another order was placed in the meantime.',
                    guard: 'hasUnnumbered',
                    target: 'numbering',
                  },
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
    contents: {
      description: 'The shopper has orders or none.',
      initial: 'unknown',
      states: {
        unknown: {
          description: 'The stored orders have not been read yet.',
          always: [
            { guard: 'hasOrders', target: 'some' },
            { guard: 'isRead', target: 'none' },
          ],
        },
        none: {
          description: 'There are no orders. The page explains what it will show and links to the products.',
          meta: { covers: ['ORD-2'] },
          always: { guard: 'hasOrders', target: 'some' },
        },
        some: {
          description: 'There is at least one order. The newest is shown first.',
          meta: { covers: ['ORD-2'] },
          always: { guard: 'hasNoOrders', target: 'none' },
        },
      },
    },
    account: {
      description: 'The orders that a server has of the signed-in shopper, from this device and from others.',
      meta: { covers: ['SRV-9'] },
      initial: 'unasked',
      on: {
        'orders.viewed': [
          {
            description: 'Without an account there are no orders to wait for.',
            guard: 'isGuest',
            target: '.askingWithoutShopper',
          },
          { description: 'Each visit to a page with orders asks the server.', target: '.asking' },
        ],
        'shopper.signedIn': { actions: 'rememberShopper' },
        'shopper.signedOut': {
          description: 'The orders of the account are for its shopper only.',
          target: '.askingWithoutShopper',
          actions: ['forgetAccount', 'rememberGuest'],
        },
      },
      states: {
        unasked: {
          description: 'No page with orders has been shown.',
          on: { 'shopper.signedOut': { description: 'There is nothing to forget.', actions: 'rememberGuest' } },
        },
        asking: {
          description: "The server is asked for the shopper's orders. Those of this device are shown already.",
          tags: ['busy'],
          initial: 'waiting',
          invoke: {
            id: 'fetchOrders',
            src: 'fetchOrders',
            onDone: { target: 'known', actions: { type: 'rememberAccount', params: ({ event }) => event.output } },
            onError: { target: 'unanswered', actions: { type: 'rememberProblem', params: ({ event }) => event } },
          },
          states: {
            waiting: { description: 'Less than eight seconds have passed.', after: { slowDelay: 'slow' } },
            slow: {
              description: 'The answer takes long. The page says so and offers to try again. The request still runs.',
              tags: ['slow'],
              meta: { covers: ['API-3'] },
              on: {
                'load.retried': {
                  description: 'The running request is aborted, and a new one starts.',
                  target: '#orders.account.asking',
                },
              },
            },
          },
        },
        askingWithoutShopper: {
          description:
            'No one is signed in, so there are no orders but those of this device, and the shopper waits for nothing. The server is asked whether it takes orders.',
          tags: ['busy'],
          invoke: {
            id: 'fetchOrders',
            src: 'fetchOrders',
            onDone: { target: 'known', actions: { type: 'rememberAccount', params: ({ event }) => event.output } },
            onError: {
              target: 'unansweredToGuest',
              actions: { type: 'rememberProblem', params: ({ event }) => event },
            },
          },
        },
        known: { description: 'The orders of the account are shown with those of this device, each once.' },
        unanswered: {
          description: "The server did not answer. The page says so and shows this device's orders.",
          on: {
            'load.retried': {
              description: 'The connection is back, or the shopper tries again.',
              target: 'asking',
              meta: { covers: ['NET-1'] },
            },
          },
        },
        unansweredToGuest: {
          description:
            'The server did not say whether it takes orders. No page says where orders are, and nothing else: without an account none is missing.',
          on: {
            'load.retried': [
              {
                description: 'The connection is back.',
                guard: 'isGuest',
                target: 'askingWithoutShopper',
                meta: { covers: ['NET-1'] },
              },
              { description: 'The shopper has signed in meanwhile.', target: 'asking' },
            ],
          },
        },
      },
    },
    repeat: {
      description: 'The shopper can buy an order again.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No order is being bought again. Each order offers it.',
          on: { 'order.repeated': { guard: 'isAnyOrder', target: 'asking', actions: 'rememberRepeated' } },
        },
        asking: {
          description: 'The catalogue is being asked which products of the order are still sold, and at which price.',
          tags: ['busy'],
          meta: { covers: ['ORD-3'] },
          initial: 'waiting',
          invoke: {
            id: 'findProducts',
            src: 'findProducts',
            input: ({ context }) => ({ ids: (context.repeated?.lines ?? []).map(({ id }) => id) }),
            onDone: {
              description:
                'Products that are for sale are added to the cart. The others are named in a message and marked in the order.',
              target: 'idle',
              actions: [
                { type: 'rememberUnsold', params: ({ event }) => event.output },
                { type: 'reportRepeated', params: ({ event }) => event.output },
              ],
            },
            onError: { target: 'unanswered', actions: { type: 'rememberProblem', params: ({ event }) => event } },
          },
          states: {
            waiting: { description: 'Less than eight seconds have passed.', after: { slowDelay: 'slow' } },
            slow: {
              description: 'The answer takes long. The order says so and offers to try again. The request still runs.',
              tags: ['slow'],
              meta: { covers: ['API-3'] },
              on: {
                'load.retried': {
                  description: 'The running request is aborted, and a new one starts. Its order is still shown.',
                  guard: 'isRepeatShown',
                  target: '#orders.repeat.asking',
                },
              },
            },
          },
        },
        unanswered: {
          description: 'The catalogue did not answer. Nothing was added to the cart, and the order says so.',
          meta: { covers: ['ORD-3'] },
          on: {
            'order.repeated': { guard: 'isAnyOrder', target: 'asking', actions: 'rememberRepeated' },
            'load.retried': {
              description: 'The connection is back, and the order is still shown.',
              guard: 'isRepeatShown',
              target: 'asking',
              meta: { covers: ['NET-1'] },
            },
          },
        },
      },
    },
  },
});
