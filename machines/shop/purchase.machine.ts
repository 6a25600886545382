import { and, enqueueActions, not, sendTo, setup, stateIn } from 'xstate';
import type { CheckoutDetails } from '#machines/domain/checkout-details.ts';
import { placedOrder } from '#machines/domain/order.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import type { Repeat } from '#machines/orders/repeat-order.ts';
import { type FlowFact, type FlowRefs, isPageFact } from './flows.ts';
import { missedFacts } from './missed-facts.ts';
import { orderTexts } from './order-texts.ts';
import { relay } from './relay.ts';
import { announce, leadTo, type Telling, wish } from './tell.ts';

/** Who may buy: an adult, at the cart, with something in it. And what an order leads to. AGE-7, CRT-2, CHK-1, CHK-3, ORD-1. */
export const purchaseMachine = setup({
  types: { events: {} as FlowFact },
  actors: { orders: ordersMachine, relay },
  guards: {
    isCartPage: ({ event }) => isPageFact(event, 'cart'),
    isAllowed: and([
      stateIn('#purchase.page.cart'),
      stateIn('#purchase.contents.filled'),
      stateIn('#purchase.age.confirmed'),
    ]),
  },
  actions: {
    tell: sendTo(
      ({ system }, { flow }: Telling) => system.get(flow),
      (_, { event }: Telling) => event,
    ),
    /** It starts late: what the flows have reported before is made up for. */
    catchUp: enqueueActions(({ enqueue, system }) => {
      for (const fact of missedFacts(system)) enqueue.raise(fact);
    }),
    /** The cart is asked what it holds, as it is emptied next. */
    keepOrder: sendTo(
      ({ system }) => system.get('orders'),
      ({ system }, details: CheckoutDetails) => {
        const cart: FlowRefs['cart'] = system.get('cart');
        return { type: 'order.placed', order: placedOrder(cart.getSnapshot().context, details) };
      },
    ),
    fillCart: enqueueActions(({ enqueue, system }, { lines }: Repeat) => {
      const cart: FlowRefs['cart'] = system.get('cart');
      for (const line of lines) enqueue.sendTo(cart, { type: 'product.added', ...line, isRepeat: true });
    }),
    rethrow: (_, { error }: { error: unknown }) => {
      throw error;
    },
  },
}).createMachine({
  id: 'purchase',
  type: 'parallel',
  entry: 'catchUp',
  invoke: [
    {
      id: 'orders',
      systemId: 'orders',
      src: 'orders',
      onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
    },
    {
      id: 'relay',
      src: 'relay',
      input: { flows: ['ageGate', 'cart', 'checkout', 'navigation', 'orders', 'toasts'] },
      onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
    },
  ],
  on: {
    'checkout.order.completed': {
      description: 'The order is kept as the cart is now; what has been bought leaves the cart.',
      meta: { covers: ['CHK-3', 'ORD-1'] },
      actions: [
        { type: 'keepOrder', params: ({ event }) => event.details },
        { type: 'tell', params: { flow: 'cart', event: { type: 'order.placed' } } },
      ],
    },
    'checkout.finished': {
      description: 'The confirmation has been read: back to the shop.',
      meta: { covers: ['CHK-3'] },
      actions: { type: 'tell', params: leadTo('/') },
    },
    'orders.deleted': {
      description: 'The message offers Undo. Whoever has deleted the order being shown is led to the others.',
      meta: { covers: ['ORD-4'] },
      actions: [
        { type: 'tell', params: ({ event }) => announce(orderTexts.deleted(event.deletion)) },
        {
          type: 'tell',
          params: wish({ type: 'navigation.requested', href: '/orders', kind: 'replace', preserveScroll: false }),
        },
      ],
    },
    'orders.damaged': {
      meta: { covers: ['ORD-5'] },
      actions: { type: 'tell', params: ({ event }) => announce(orderTexts.damaged(event.count)) },
    },
    'orders.repeated': {
      description: 'Bought again at the prices of today; one message says what is in the cart, and what is not.',
      meta: { covers: ['ORD-3'] },
      actions: [
        { type: 'fillCart', params: ({ event }) => event.repeat },
        { type: 'tell', params: ({ event }) => announce(orderTexts.repeated(event.repeat)) },
      ],
    },
    'toasts.undo.requested': {
      description: 'Undo in a message of the cart is none of theirs, and changes nothing.',
      meta: { covers: ['ORD-4'] },
      actions: {
        type: 'tell',
        params: ({ event }) => ({ flow: 'orders', event: { type: 'deletion.undone', deletion: event.removal } }),
      },
    },
  },
  states: {
    page: {
      description: 'Whether the cart is the page being shown: checkout opens nowhere else.',
      initial: 'other',
      states: {
        other: {
          description: 'Another page is shown.',
          on: { 'navigation.page.reached': { guard: 'isCartPage', target: 'cart' } },
        },
        cart: {
          description: 'The cart is shown.',
          on: { 'navigation.page.reached': { guard: not('isCartPage'), target: 'other' } },
          exit: { type: 'tell', params: { flow: 'checkout', event: { type: 'cart.left' } } },
        },
      },
    },
    contents: {
      description: 'Whether there is anything to buy.',
      initial: 'empty',
      states: {
        empty: { description: 'The cart is empty.', on: { 'cart.filled': 'filled' } },
        filled: { description: 'The cart has lines.', on: { 'cart.emptied': 'empty' } },
      },
    },
    age: {
      description: 'Whether the visitor has said that they are 18 or older.',
      initial: 'unconfirmed',
      states: {
        unconfirmed: {
          description: 'The age gate stands: nothing can be bought.',
          meta: { covers: ['AGE-7'] },
          on: { 'ageGate.remembered': 'confirmed', 'ageGate.passed': 'confirmed' },
        },
        confirmed: { description: 'An adult, for this session.' },
      },
    },
    offer: {
      description: 'Whether Proceed to Checkout leads anywhere.',
      initial: 'withdrawn',
      states: {
        withdrawn: {
          description: 'Nothing can be bought here and now.',
          always: { guard: 'isAllowed', target: 'made' },
        },
        made: {
          description: 'The checkout may open.',
          meta: { covers: ['CHK-1'] },
          entry: { type: 'tell', params: { flow: 'checkout', event: { type: 'purchase.offered' } } },
          always: { guard: not('isAllowed'), target: 'withdrawn' },
          exit: { type: 'tell', params: { flow: 'checkout', event: { type: 'purchase.withdrawn' } } },
        },
      },
    },
  },
});
