import { assertEvent, assign, emit, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import type { Order, OrderStamp } from '#machines/domain/order.ts';
import { problemOf } from '#machines/domain/problem.ts';
import type { Product } from '#machines/domain/product.ts';
import { deleted, latestDeletion, putBack } from './deletions.ts';
import { foundOrder, NO_ORDERS, numbersOf, withNumber } from './order-book.ts';
import type { OrdersContext, OrdersEvent, OrdersFact } from './orders.events.ts';
import { repeatOf, unsoldAfter } from './repeat-order.ts';
import type { RestoredOrders } from './stored-orders.ts';

/** The orders that this device keeps: signed in or not, until they are deleted. ORD-1 to ORD-6. */
export const ordersMachine = setup({
  types: { context: {} as OrdersContext, events: {} as OrdersEvent, emitted: {} as OrdersFact },
  actors: {
    stampOrder: fromPromise<OrderStamp, { taken: readonly string[] }>(NOT_PROVIDED),
    /** Whether the device has taken them; else they are only remembered. */
    storeOrders: fromPromise<boolean, { orders: readonly Order[] }>(NOT_PROVIDED),
    watchStoredOrders: fromCallback<OrdersEvent>(NOT_PROVIDED),
    findProducts: fromPromise<readonly Product[], { ids: readonly string[] }>(NOT_PROVIDED),
  },
  guards: {
    isRead: stateIn('#orders.book.open'),
    hasOrders: ({ context }) => context.orders.length > 0,
    hasNoOrders: ({ context }) => context.orders.length === 0,
    hasUnnumbered: ({ context }) => context.placed.length > 0,
    hasDamaged: (_, restored: RestoredOrders) => restored.damaged > 0,
    isStored: (_, isTaken: boolean) => isTaken,
    isKnownOrder: ({ context, event }) => 'number' in event && foundOrder(context.orders, event.number) !== null,
    isKnownDeletion: ({ context, event }) =>
      event.type === 'deletion.undone' && context.deletions.some(({ id }) => id === event.deletion),
  },
  actions: {
    restoreOrders: assign((_, { orders }: RestoredOrders) => ({ orders })),
    rememberPlaced: assign(({ context, event }) => {
      assertEvent(event, 'order.placed');
      return { placed: [...context.placed, event.order] };
    }),
    keepOrder: assign(({ context }, stamp: OrderStamp) => withNumber(context, stamp)),
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
      return { repeated: foundOrder(context.orders, event.number), problem: null };
    }),
    rememberUnsold: assign(({ context }, found: readonly Product[]) => ({
      unsold: unsoldAfter(context.unsold, repeatOf(context.repeated?.lines ?? [], found)),
    })),
    rememberProblem: assign({ problem: (_, { error }: { error: unknown }) => problemOf(error) }),
    reportDeleted: emit(({ context }) => ({ type: 'orders.deleted', deletion: latestDeletion(context) })),
    reportDamaged: emit((_, { damaged }: RestoredOrders) => ({ type: 'orders.damaged', count: damaged })),
    reportRepeated: emit(({ context }, found: readonly Product[]) => ({
      type: 'orders.repeated',
      repeat: repeatOf(context.repeated?.lines ?? [], found),
    })),
  },
}).createMachine({
  id: 'orders',
  context: NO_ORDERS,
  type: 'parallel',
  states: {
    book: {
      description: 'Where the orders are kept. Every change is written down at once.',
      initial: 'restoring',
      states: {
        restoring: {
          description: 'Before storage has been read, which follows the first render at once.',
          on: {
            'page.hydrated': [
              {
                description: 'What could not be read was set aside; the rest is written down anew, so it is said once.',
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
          description: 'The orders are known, and other tabs are followed.',
          meta: { covers: ['ORD-1', 'ORD-5'] },
          initial: 'stored',
          invoke: {
            id: 'watchStoredOrders',
            src: 'watchStoredOrders',
            onError: {
              description: 'Only a bug can end it, and it is passed on as one.',
              actions: { type: 'rememberProblem', params: ({ event }) => event },
            },
          },
          on: {
            'order.placed': { target: '.numbering', actions: 'rememberPlaced', meta: { covers: ['ORD-1'] } },
            'order.deleted': {
              description: 'With a way back.',
              guard: 'isKnownOrder',
              target: '.storing',
              actions: ['deleteOrder', 'reportDeleted'],
              meta: { covers: ['ORD-4'] },
            },
            'orders.cleared': {
              description: 'All at once, with a way back.',
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
              description: 'Another tab has stored its orders: they are taken over and not stored again.',
              actions: 'followOtherTab',
            },
          },
          states: {
            stored: { description: 'What is shown is what this device keeps.', meta: { covers: ['ORD-6'] } },
            remembered: {
              description:
                'The browser keeps nothing for the shop: the orders last as long as the page, which says so.',
              meta: { covers: ['ORD-6'] },
            },
            numbering: {
              description: 'An order has been placed: it gets its number and its date.',
              meta: { covers: ['ORD-1'] },
              invoke: {
                id: 'stampOrder',
                src: 'stampOrder',
                input: ({ context }) => ({ taken: numbersOf(context.orders) }),
                onDone: { target: 'storing', actions: { type: 'keepOrder', params: ({ event }) => event.output } },
                onError: { actions: { type: 'rememberProblem', params: ({ event }) => event } },
              },
            },
            storing: {
              description: 'The device is asked to keep the orders as they are now.',
              invoke: {
                id: 'storeOrders',
                src: 'storeOrders',
                input: ({ context }) => ({ orders: context.orders }),
                onDone: [
                  { description: 'Placed while another was stored.', guard: 'hasUnnumbered', target: 'numbering' },
                  { guard: { type: 'isStored', params: ({ event }) => event.output }, target: 'stored' },
                  { target: 'remembered' },
                ],
                onError: { actions: { type: 'rememberProblem', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
    contents: {
      description: 'Whether there is any order.',
      initial: 'unknown',
      states: {
        unknown: {
          description: 'Nobody has looked yet.',
          always: [
            { guard: 'hasOrders', target: 'some' },
            { guard: 'isRead', target: 'none' },
          ],
        },
        none: {
          description: 'No order is kept: the page says where they would be, and leads on.',
          meta: { covers: ['ORD-2'] },
          always: { guard: 'hasOrders', target: 'some' },
        },
        some: {
          description: 'At least one. The newest is shown first.',
          meta: { covers: ['ORD-2'] },
          always: { guard: 'hasNoOrders', target: 'none' },
        },
      },
    },
    repeat: {
      description: 'Buying an order again.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Any order can be bought again.',
          on: { 'order.repeated': { guard: 'isKnownOrder', target: 'asking', actions: 'rememberRepeated' } },
        },
        asking: {
          description: 'The catalogue is asked what it still sells of one order, and at which price.',
          tags: ['busy'],
          meta: { covers: ['ORD-3'] },
          invoke: {
            id: 'findProducts',
            src: 'findProducts',
            input: ({ context }) => ({ ids: (context.repeated?.lines ?? []).map(({ id }) => id) }),
            onDone: {
              description: 'What is for sale goes into the cart; what is not is said, and marked in the order.',
              target: 'idle',
              actions: [
                { type: 'rememberUnsold', params: ({ event }) => event.output },
                { type: 'reportRepeated', params: ({ event }) => event.output },
              ],
            },
            onError: { target: 'unanswered', actions: { type: 'rememberProblem', params: ({ event }) => event } },
          },
        },
        unanswered: {
          description: 'The catalogue did not answer. Nothing has been put into the cart, and the order says so.',
          meta: { covers: ['ORD-3'] },
          on: { 'order.repeated': { guard: 'isKnownOrder', target: 'asking', actions: 'rememberRepeated' } },
        },
      },
    },
  },
});
