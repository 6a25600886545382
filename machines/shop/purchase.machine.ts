import { and, enqueueActions, not, sendTo, setup, stateIn } from 'xstate';
import { addressesMachine } from '#machines/addresses/addresses.machine.ts';
import { backInStockMachine } from '#machines/back-in-stock/back-in-stock.machine.ts';
import type { CheckoutDetails } from '#machines/domain/checkout-details.ts';
import { isPriceProblem } from '#machines/domain/order-problem.ts';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import type { Repeat } from '#machines/orders/repeat-order.ts';
import { placingMachine } from '#machines/placing/placing.machine.ts';
import { savedMachine } from '#machines/saved/saved.machine.ts';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { voucherMachine } from '#machines/voucher/voucher.machine.ts';
import { addressTexts } from './address-texts.ts';
import { backInStockTexts } from './back-in-stock-texts.ts';
import { type Command, goTo, requestNavigation, showToast } from './commands.ts';
import { type FlowFact, type FlowRefs, isPageFact } from './flows.ts';
import {
  addressUsed,
  cartRefused,
  orderConfirmed,
  orderLeavesCart,
  orderRefused,
  orderStored,
  submittedOrder,
} from './order-commands.ts';
import { orderTexts } from './order-texts.ts';
import { relay } from './relay.ts';
import { lineReturned, lineSavedForLater, listed } from './saved-commands.ts';
import { savedTexts } from './saved-texts.ts';
import { checkoutCancelled, voucherApplied } from './voucher-commands.ts';

/** An adult with a cart that is not empty can check out. Orders, addresses, saved and watched products are handled here, too. CHK-1, ORD-1, SAV-1, ADB-1, BCK-1. */
export const purchaseMachine = setup({
  types: { events: {} as FlowFact },
  actors: {
    addresses: addressesMachine,
    backInStock: backInStockMachine,
    orders: ordersMachine,
    placing: placingMachine,
    relay,
    saved: savedMachine,
    savedOffers: savedOffersMachine,
    voucher: voucherMachine,
  },
  guards: {
    isCartPage: ({ event }) => isPageFact(event, 'cart'),
    isSavedPage: ({ event }) => isPageFact(event, 'saved'),
    isPriceProblem: ({ event }) => event.type === 'placing.order.refused' && isPriceProblem(event.problem),
    isSavedForLater: ({ event }) => 'isSavedForLater' in event,
    isAllowed: and([
      stateIn('#purchase.page.cart'),
      stateIn('#purchase.contents.filled'),
      stateIn('#purchase.age.confirmed'),
    ]),
  },
  actions: {
    send: sendTo(
      ({ system }, { flow }: Command) => system.get(flow),
      (_, { event }: Command) => event,
    ),
    /** The order is made from the cart now: what changes while it is on its way is no part of it. */
    submitOrder: sendTo(
      ({ system }) => system.get('placing'),
      ({ system }, details: CheckoutDetails) => submittedOrder(details, system),
    ),
    fillCart: enqueueActions(({ enqueue, system }, { lines }: Repeat) => {
      const cart: FlowRefs['cart'] = system.get('cart');
      for (const line of lines) enqueue.sendTo(cart, { type: 'product.added', ...line, isRepeat: true });
      enqueue.raise({ type: 'cart.prices.outdated' });
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
      id: 'placing',
      systemId: 'placing',
      src: 'placing',
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
      id: 'addresses',
      systemId: 'addresses',
      src: 'addresses',
      onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
    },
    {
      id: 'backInStock',
      systemId: 'backInStock',
      src: 'backInStock',
      onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
    },
    {
      id: 'voucher',
      systemId: 'voucher',
      src: 'voucher',
      onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
    },
    {
      id: 'relay',
      src: 'relay',
      input: {
        flows: [
          'addresses',
          'ageGate',
          'backInStock',
          'cart',
          'checkout',
          'navigation',
          'orders',
          'placing',
          'saved',
          'voucher',
        ],
      },
      onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
    },
  ],
  on: {
    'checkout.shown': {
      description: 'The checkout is open. The server is asked whether it takes orders.',
      meta: { covers: ['SRV-1'] },
      actions: { type: 'send', params: { flow: 'placing', event: { type: 'checkout.opened' } } },
    },
    'checkout.order.completed': {
      description: 'The order goes to the server. Where no server takes orders, it is taken at once.',
      meta: { covers: ['CHK-3', 'SRV-4'] },
      actions: { type: 'submitOrder', params: ({ event }) => event.details },
    },
    'placing.order.taken': {
      description:
        'The order is stored, and it leaves the cart. Its address is remembered if the shopper wants it. The checkout confirms it.',
      meta: { covers: ['ADB-1', 'CHK-3', 'ORD-1', 'SRV-4'] },
      actions: [
        { type: 'send', params: ({ event }) => orderStored(event) },
        { type: 'send', params: ({ event }) => orderLeavesCart(event) },
        { type: 'send', params: ({ event }) => addressUsed(event) },
        { type: 'send', params: ({ event }) => orderConfirmed(event) },
      ],
    },
    'placing.order.refused': [
      {
        description: 'A price, the stock or the voucher is another one today. The cart takes the refusal into account.',
        guard: 'isPriceProblem',
        meta: { covers: ['SRV-5'] },
        actions: [
          { type: 'send', params: ({ event }) => orderRefused(event) },
          { type: 'send', params: ({ event }) => cartRefused(event) },
        ],
      },
      {
        description: 'The order is not placed, and nothing is lost. The checkout says why.',
        meta: { covers: ['SRV-5', 'SRV-7'] },
        actions: { type: 'send', params: ({ event }) => orderRefused(event) },
      },
    ],
    'checkout.hidden': {
      description: 'The checkout is closed. An address that was removed there is gone.',
      meta: { covers: ['ADB-4'] },
      actions: { type: 'send', params: { flow: 'addresses', event: { type: 'checkout.closed' } } },
    },
    'addresses.damaged': {
      meta: { covers: ['ADB-5'] },
      actions: {
        type: 'send',
        params: ({ event }) => showToast(addressTexts.damaged(event.count, event.isLeftInPlace)),
      },
    },
    'cart.prices.checkStarted': {
      description: 'The last step of the checkout waits until the prices of the cart have been checked.',
      meta: { covers: ['CHK-7'] },
      actions: { type: 'send', params: { flow: 'checkout', event: { type: 'prices.reported', prices: 'checking' } } },
    },
    'cart.prices.checked': {
      meta: { covers: ['CHK-7'] },
      actions: { type: 'send', params: { flow: 'checkout', event: { type: 'prices.reported', prices: 'checked' } } },
    },
    'cart.prices.checkFailed': {
      meta: { covers: ['CHK-7'] },
      actions: { type: 'send', params: { flow: 'checkout', event: { type: 'prices.reported', prices: 'unchecked' } } },
    },
    'cart.updatedElsewhere': {
      description: 'Another tab has changed the cart. The last step of the checkout shows another order.',
      meta: { covers: ['CHK-6'] },
      actions: { type: 'send', params: { flow: 'checkout', event: { type: 'order.changed' } } },
    },
    'checkout.finished': {
      description: 'The confirmation has ended. The shop opens the home page.',
      meta: { covers: ['CHK-3'] },
      actions: { type: 'send', params: goTo('/') },
    },
    'orders.deleted': {
      description: 'A message offers Undo. The shop opens the list of orders.',
      meta: { covers: ['ORD-4'] },
      actions: [
        { type: 'send', params: ({ event }) => showToast(orderTexts.deleted(event.deletion, event.inAccount)) },
        {
          type: 'send',
          params: requestNavigation({
            type: 'navigation.requested',
            href: '/orders',
            kind: 'replace',
            preserveScroll: false,
          }),
        },
      ],
    },
    'orders.damaged': {
      meta: { covers: ['ORD-5'] },
      actions: { type: 'send', params: ({ event }) => showToast(orderTexts.damaged(event.count, event.isLeftInPlace)) },
    },
    'orders.repeated': {
      description: 'The products go into the cart; one that is shown is checked. A message says which were added.',
      meta: { covers: ['ORD-3'] },
      actions: [
        { type: 'fillCart', params: ({ event }) => event.repeat },
        { type: 'send', params: ({ event }) => showToast(orderTexts.repeated(event.repeat)) },
      ],
    },
    'voucher.accepted': {
      description: 'The API knows the code, and the cart takes the voucher.',
      meta: { covers: ['VCH-2'] },
      actions: { type: 'send', params: ({ event }) => voucherApplied(event) },
    },
    'voucher.checkout.allowed': {
      description: "The shopper has pressed 'Proceed to Checkout', and no typed code is left to be checked.",
      meta: { covers: ['CHK-1', 'VCH-6'] },
      actions: { type: 'send', params: { flow: 'checkout', event: { type: 'checkout.requested' } } },
    },
    'saved.listed': {
      description: 'The page of saved bottles gets the list of bottles.',
      actions: { type: 'send', params: ({ event }) => listed(event.ids) },
    },
    'saved.added': {
      meta: { covers: ['SAV-2'] },
      actions: { type: 'send', params: ({ event }) => showToast(savedTexts.added(event.bottle)) },
    },
    'saved.removed': {
      description: 'A saved bottle was removed. The message offers Undo.',
      meta: { covers: ['SAV-3'] },
      actions: { type: 'send', params: ({ event }) => showToast(savedTexts.removed(event.removal)) },
    },
    'saved.full': { meta: { covers: ['SAV-1'] }, actions: { type: 'send', params: showToast(savedTexts.full()) } },
    'saved.damaged': {
      meta: { covers: ['SAV-6'] },
      actions: { type: 'send', params: ({ event }) => showToast(savedTexts.damaged(event.count, event.isLeftInPlace)) },
    },
    'backInStock.watch.cancelled': {
      description: 'The shopper does not want to be told of a product any more. The message offers Undo.',
      meta: { covers: ['BCK-5'] },
      actions: { type: 'send', params: ({ event }) => showToast(backInStockTexts.cancelled(event.product)) },
    },
    'backInStock.full': {
      meta: { covers: ['BCK-1'] },
      actions: { type: 'send', params: showToast(backInStockTexts.full()) },
    },
    'backInStock.damaged': {
      meta: { covers: ['BCK-6'] },
      actions: {
        type: 'send',
        params: ({ event }) => showToast(backInStockTexts.damaged(event.count, event.isLeftInPlace)),
      },
    },
    'cart.lines.removed': [
      {
        description: "'Save for later' has moved a line out of the cart. Its bottle is saved.",
        guard: 'isSavedForLater',
        meta: { covers: ['SAV-5', 'VCH-6'] },
        actions: [
          { type: 'send', params: ({ event }) => lineSavedForLater(event.removal) },
          { type: 'send', params: checkoutCancelled },
        ],
      },
      {
        description: 'A line is taken out. A checkout that waits for the check of a voucher code does not open.',
        meta: { covers: ['VCH-6'] },
        actions: { type: 'send', params: checkoutCancelled },
      },
    ],
    'saved.line.savedForLater': {
      description: 'The message offers Undo, which returns the line to the cart.',
      meta: { covers: ['SAV-5'] },
      actions: { type: 'send', params: ({ event }) => showToast(savedTexts.savedForLater(event.line)) },
    },
    'saved.line.returned': {
      description: 'No more bottles can be saved, or the shopper has pressed Undo. The line returns to the cart.',
      meta: { covers: ['SAV-5'] },
      actions: { type: 'send', params: ({ event }) => lineReturned(event.removal) },
    },
  },
  states: {
    page: {
      description: 'The checkout can open only from the cart page.',
      initial: 'other',
      states: {
        other: {
          description: 'Another page is shown.',
          on: { 'navigation.page.reached': { guard: 'isCartPage', target: 'cart' } },
        },
        cart: {
          description: 'The cart is shown.',
          on: {
            'navigation.page.reached': { guard: not('isCartPage'), target: 'other' },
            'cart.prices.outdated': {
              description: 'Another tab or an order bought again has added to the shown cart: it is checked.',
              meta: { covers: ['CHK-7', 'ORD-3'] },
              actions: { type: 'send', params: { flow: 'cart', event: { type: 'cart.viewed' } } },
            },
          },
          exit: { type: 'send', params: { flow: 'checkout', event: { type: 'cart.left' } } },
        },
      },
    },
    shelf: {
      description: 'The catalogue is asked for saved bottles only while their page is shown.',
      initial: 'unseen',
      states: {
        unseen: {
          description: 'Another page is shown.',
          on: { 'navigation.page.reached': { guard: 'isSavedPage', target: 'seen' } },
        },
        seen: {
          description: 'The page of saved bottles is shown. Each visit asks the catalogue again.',
          meta: { covers: ['SAV-4'] },
          entry: { type: 'send', params: { flow: 'savedOffers', event: { type: 'offers.viewed' } } },
          on: {
            'navigation.page.reached': [
              { guard: 'isSavedPage', target: 'seen', reenter: true },
              {
                target: 'unseen',
                actions: { type: 'send', params: { flow: 'savedOffers', event: { type: 'offers.left' } } },
              },
            ],
          },
        },
      },
    },
    contents: {
      description: 'The cart is empty or has lines.',
      initial: 'empty',
      states: {
        empty: { description: 'The cart is empty.', on: { 'cart.filled': 'filled' } },
        filled: { description: 'The cart has lines.', on: { 'cart.emptied': 'empty' } },
      },
    },
    age: {
      description: 'Only a visitor who has confirmed their age can check out.',
      initial: 'unconfirmed',
      states: {
        unconfirmed: {
          description: 'The age gate is open, so the visitor cannot check out.',
          meta: { covers: ['AGE-7'] },
          on: { 'ageGate.remembered': 'confirmed', 'ageGate.passed': 'confirmed' },
        },
        confirmed: { description: 'The visitor has confirmed that they are 18 or older.' },
      },
    },
    offer: {
      description: "The button 'Proceed to Checkout' opens the checkout or does nothing.",
      initial: 'withdrawn',
      states: {
        withdrawn: {
          description: 'The shopper cannot check out now.',
          always: { guard: 'isAllowed', target: 'made' },
        },
        made: {
          description: 'The shopper can open the checkout.',
          meta: { covers: ['CHK-1'] },
          entry: { type: 'send', params: { flow: 'checkout', event: { type: 'purchase.offered' } } },
          always: { guard: not('isAllowed'), target: 'withdrawn' },
          exit: [
            { type: 'send', params: { flow: 'checkout', event: { type: 'purchase.withdrawn' } } },
            { type: 'send', params: checkoutCancelled },
          ],
        },
      },
    },
  },
});
