import { and, enqueueActions, not, sendTo, setup, stateIn } from 'xstate';
import type { CheckoutDetails } from '#machines/domain/checkout-details.ts';
import { placedOrder } from '#machines/domain/order.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import type { Repeat } from '#machines/orders/repeat-order.ts';
import { savedMachine } from '#machines/saved/saved.machine.ts';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { type FlowFact, type FlowRefs, isPageFact } from './flows.ts';
import { deletionUndone, orderTexts } from './order-texts.ts';
import { relay } from './relay.ts';
import { lineRefused, lineSetAside, listed, savingUndone } from './saved-tellings.ts';
import { savedTexts } from './saved-texts.ts';
import { announce, leadTo, type Telling, wish } from './tell.ts';

/** Who may buy: an adult, at the cart, with something in it. What an order leads to, and what is saved. CHK-1, ORD-1, SAV-1. */
export const purchaseMachine = setup({
  types: { events: {} as FlowFact },
  actors: { orders: ordersMachine, relay, saved: savedMachine, savedOffers: savedOffersMachine },
  guards: {
    isCartPage: ({ event }) => isPageFact(event, 'cart'),
    isSavedPage: ({ event }) => isPageFact(event, 'saved'),
    isSetAside: ({ event }) => 'isSetAside' in event,
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
  invoke: [
    {
      id: 'orders',
      systemId: 'orders',
      src: 'orders',
      onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
    },
    {
      id: 'savedOffers',
      systemId: 'savedOffers',
      src: 'savedOffers',
      onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
    },
    {
      id: 'saved',
      systemId: 'saved',
      src: 'saved',
      onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
    },
    {
      id: 'relay',
      src: 'relay',
      input: { flows: ['ageGate', 'cart', 'checkout', 'navigation', 'orders', 'saved', 'toasts'] },
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
    'saved.listed': {
      description: 'Their page knows which prices to ask for.',
      actions: { type: 'tell', params: ({ event }) => listed(event.ids) },
    },
    'saved.added': {
      meta: { covers: ['SAV-2'] },
      actions: { type: 'tell', params: ({ event }) => announce(savedTexts.added(event.bottle)) },
    },
    'saved.removed': {
      description: 'The message offers Undo.',
      meta: { covers: ['SAV-3'] },
      actions: { type: 'tell', params: ({ event }) => announce(savedTexts.removed(event.removal)) },
    },
    'saved.full': { meta: { covers: ['SAV-1'] }, actions: { type: 'tell', params: announce(savedTexts.full()) } },
    'saved.damaged': {
      meta: { covers: ['SAV-6'] },
      actions: { type: 'tell', params: ({ event }) => announce(savedTexts.damaged(event.count)) },
    },
    'cart.lines.removed': {
      description: "'Save for later': what has left the cart is kept.",
      guard: 'isSetAside',
      meta: { covers: ['SAV-5'] },
      actions: { type: 'tell', params: ({ event }) => lineSetAside(event.removal) },
    },
    'saved.lineKept': {
      description: 'The message offers Undo, of both.',
      meta: { covers: ['SAV-5'] },
      actions: { type: 'tell', params: ({ event }) => announce(savedTexts.setAside(event.line)) },
    },
    'saved.lineRefused': {
      description: 'There is no room for it: it stays in the cart.',
      meta: { covers: ['SAV-5'] },
      actions: { type: 'tell', params: ({ event }) => lineRefused(event.line) },
    },
    'toasts.undo.requested': {
      description: 'An Undo that is none of theirs changes nothing.',
      meta: { covers: ['ORD-4', 'SAV-3', 'SAV-5'] },
      actions: [
        { type: 'tell', params: ({ event }) => deletionUndone(event.removal) },
        { type: 'tell', params: ({ event }) => savingUndone(event.removal) },
      ],
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
    shelf: {
      description: 'Whether the saved bottles are the page being shown: only then the catalogue is asked for them.',
      initial: 'unseen',
      states: {
        unseen: {
          description: 'Another page is shown.',
          on: { 'navigation.page.reached': { guard: 'isSavedPage', target: 'seen' } },
        },
        seen: {
          description: 'They are shown. Each visit asks anew, also by its own link.',
          meta: { covers: ['SAV-4'] },
          entry: { type: 'tell', params: { flow: 'savedOffers', event: { type: 'offers.viewed' } } },
          on: {
            'navigation.page.reached': [
              { guard: 'isSavedPage', target: 'seen', reenter: true },
              {
                target: 'unseen',
                actions: { type: 'tell', params: { flow: 'savedOffers', event: { type: 'offers.left' } } },
              },
            ],
          },
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
