import { assertEvent, assign, fromCallback, sendTo, setup } from 'xstate';
import { ageGateMachine } from '#machines/age-gate/age-gate.machine.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { NavigationRequest } from '#machines/domain/navigation.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import type { Product } from '#machines/domain/product.ts';
import { type Route, routeOf } from '#machines/domain/routes.ts';
import { headerMachine } from '#machines/header/header.machine.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import type { ShopEvent } from './shop.events.ts';
import { toastTexts } from './toast-texts.ts';

export type ShopContext = {
  route: Route | null;
  /** Products looked at in this session, the latest first. DET-1. */
  recentlyViewed: readonly Product[];
};

const RECENT_KEPT = 8;
const FLOWS = ['cart', 'catalogue', 'checkout', 'header', 'product', 'session', 'toasts'] as const;

/** The root: it starts the flows that live as long as the page, and passes on what one says that concerns another. */
export const shopMachine = setup({
  types: { context: {} as ShopContext, events: {} as ShopEvent },
  actors: {
    ageGate: ageGateMachine,
    cart: cartMachine,
    catalogue: catalogueMachine,
    checkout: checkoutMachine,
    header: headerMachine,
    product: productMachine,
    session: sessionMachine,
    toasts: toastsMachine,
    listenToFlows: fromCallback<ShopEvent>(({ sendBack, system }) => {
      const subscriptions = FLOWS.map((flow) => system.get(flow)?.on('*', sendBack));
      return () => {
        for (const subscription of subscriptions) subscription?.unsubscribe();
      };
    }),
  },
  guards: {
    isListAddress: ({ event }) => event.type === 'address.changed' && routeOf(event.address).name === 'products',
    isProductAddress: ({ event }) => event.type === 'address.changed' && routeOf(event.address).name === 'product',
    isAtLogin: ({ context }) => context.route?.name === 'login',
    isCartAddress: ({ event }) => event.type === 'address.changed' && routeOf(event.address).name === 'cart',
  },
  actions: {
    navigate: (_, _to: Omit<NavigationRequest, 'type'>) => NOT_PROVIDED(),
    reportFault: (_, _fault: { error: unknown }) => NOT_PROVIDED(),
    openGate: sendTo('ageGate', ({ event }) => {
      assertEvent(event, 'page.hydrated');
      return { type: 'page.hydrated', ageConfirmed: event.ageConfirmed };
    }),
    restoreSession: sendTo('session', ({ event }) => {
      assertEvent(event, 'page.hydrated');
      return { type: 'page.hydrated', auth: event.auth };
    }),
    startSession: sendTo('session', ({ event }) => {
      assertEvent(event, 'login.succeeded');
      return { type: 'login.succeeded', auth: event.auth };
    }),
    announceSignedOut: sendTo('toasts', { type: 'toast.requested', content: toastTexts.signedOut() }),
    restoreCart: sendTo('cart', ({ event }) => {
      assertEvent(event, 'page.hydrated');
      return { type: 'page.hydrated', cart: event.cart };
    }),
    rememberRoute: assign({
      route: ({ event }) => {
        assertEvent(event, 'address.changed');
        return routeOf(event.address);
      },
    }),
    showList: sendTo('catalogue', ({ context, event }) => {
      assertEvent(event, 'address.changed');
      if (context.route?.name !== 'products') throw new Error('showList runs on a list address');
      return { type: 'list.requested', query: context.route.query, kind: event.kind };
    }),
    leaveList: sendTo('catalogue', { type: 'list.left' }),
    showProduct: sendTo('product', ({ context, event }) => {
      assertEvent(event, 'address.changed');
      if (context.route?.name !== 'product') throw new Error('showProduct runs on a product address');
      const { id, category } = context.route;
      return { type: 'product.requested', id, category, kind: event.kind };
    }),
    leaveProduct: sendTo('product', { type: 'product.left' }),
    viewCart: sendTo('cart', { type: 'cart.viewed' }),
    closeHeader: sendTo('header', { type: 'address.changed' }),
    closeAccountMenu: sendTo('header', { type: 'accountMenu.dismissed' }),
    closeCheckout: sendTo('checkout', { type: 'dialog.dismissed' }),
    withdrawOrder: sendTo('checkout', { type: 'order.withdrawn' }),
    emptyCart: sendTo('cart', { type: 'order.placed' }),
    undoRemoval: sendTo('cart', ({ event }) => {
      assertEvent(event, 'toasts.undo.requested');
      return { type: 'removal.undone', removal: event.removal };
    }),
    rememberViewed: assign({
      recentlyViewed: ({ context, event }) => {
        assertEvent(event, 'product.viewed');
        const others = context.recentlyViewed.filter(({ id }) => id !== event.product.id);
        return [event.product, ...others].slice(0, RECENT_KEPT);
      },
    }),
    announceAdded: sendTo('toasts', ({ event }) => {
      assertEvent(event, 'cart.product.added');
      return { type: 'toast.requested', content: toastTexts.added(event.product, event.quantity) };
    }),
    announceRefused: sendTo('toasts', ({ event }) => {
      assertEvent(event, 'cart.product.refused');
      return { type: 'toast.requested', content: toastTexts.refused(event.product) };
    }),
    announceLimit: sendTo('toasts', ({ event }) => {
      assertEvent(event, 'cart.limit.reached');
      return { type: 'toast.requested', content: toastTexts.limit(event.product) };
    }),
    announceRemoved: sendTo('toasts', ({ event }) => {
      assertEvent(event, 'cart.lines.removed');
      return { type: 'toast.requested', content: toastTexts.removed(event.removal.lines, event.removal.id) };
    }),
    announceCorrected: sendTo('toasts', ({ event }) => {
      assertEvent(event, 'cart.corrected');
      return { type: 'toast.requested', content: toastTexts.corrected(event.corrections) };
    }),
    announceDamaged: sendTo('toasts', { type: 'toast.requested', content: toastTexts.damaged() }),
    announceEmptied: sendTo('toasts', { type: 'toast.requested', content: toastTexts.emptiedElsewhere() }),
  },
}).createMachine({
  id: 'shop',
  context: { route: null, recentlyViewed: [] },
  initial: 'running',
  states: {
    running: {
      description: 'The shop as a whole. Its flows run side by side; facts of one become events of another here.',
      invoke: [
        {
          id: 'ageGate',
          systemId: 'ageGate',
          src: 'ageGate',
          onError: { target: 'broken', actions: { type: 'reportFault', params: ({ event }) => event } },
        },
        {
          id: 'cart',
          systemId: 'cart',
          src: 'cart',
          onError: { target: 'broken', actions: { type: 'reportFault', params: ({ event }) => event } },
        },
        {
          id: 'catalogue',
          systemId: 'catalogue',
          src: 'catalogue',
          onError: { target: 'broken', actions: { type: 'reportFault', params: ({ event }) => event } },
        },
        {
          id: 'checkout',
          systemId: 'checkout',
          src: 'checkout',
          onError: { target: 'broken', actions: { type: 'reportFault', params: ({ event }) => event } },
        },
        {
          id: 'header',
          systemId: 'header',
          src: 'header',
          onError: { target: 'broken', actions: { type: 'reportFault', params: ({ event }) => event } },
        },
        {
          id: 'product',
          systemId: 'product',
          src: 'product',
          onError: { target: 'broken', actions: { type: 'reportFault', params: ({ event }) => event } },
        },
        {
          id: 'session',
          systemId: 'session',
          src: 'session',
          onError: { target: 'broken', actions: { type: 'reportFault', params: ({ event }) => event } },
        },
        {
          id: 'toasts',
          systemId: 'toasts',
          src: 'toasts',
          onError: { target: 'broken', actions: { type: 'reportFault', params: ({ event }) => event } },
        },
        {
          id: 'listenToFlows',
          src: 'listenToFlows',
          onError: { target: 'broken', actions: { type: 'reportFault', params: ({ event }) => event } },
        },
      ],
      on: {
        'page.hydrated': { actions: ['openGate', 'restoreSession', 'restoreCart'] },
        'address.changed': [
          {
            guard: 'isListAddress',
            actions: ['rememberRoute', 'closeHeader', 'closeCheckout', 'leaveProduct', 'showList'],
          },
          {
            guard: 'isProductAddress',
            actions: ['rememberRoute', 'closeHeader', 'closeCheckout', 'leaveList', 'showProduct'],
          },
          {
            guard: 'isCartAddress',
            actions: ['rememberRoute', 'closeHeader', 'closeCheckout', 'leaveList', 'leaveProduct', 'viewCart'],
          },
          { actions: ['rememberRoute', 'closeHeader', 'closeCheckout', 'leaveList', 'leaveProduct'] },
        ],
        'navigation.requested': { actions: { type: 'navigate', params: ({ event }) => event } },
        'product.viewed': { actions: 'rememberViewed' },
        'cart.product.added': { actions: 'announceAdded' },
        'cart.product.refused': { actions: 'announceRefused' },
        'cart.limit.reached': { actions: 'announceLimit' },
        'cart.lines.removed': { actions: 'announceRemoved' },
        'cart.corrected': { actions: 'announceCorrected' },
        'cart.damaged': { actions: 'announceDamaged' },
        'cart.emptied': { actions: 'withdrawOrder' },
        'cart.emptiedElsewhere': { actions: 'announceEmptied' },
        'login.succeeded': { actions: 'startSession' },
        'session.started': {
          actions: { type: 'navigate', params: { href: '/', kind: 'push', preserveScroll: false } },
        },
        'session.closed': { actions: ['closeAccountMenu', 'announceSignedOut'] },
        'session.closedElsewhere': { actions: 'closeAccountMenu' },
        'session.ended': [
          { guard: 'isAtLogin', actions: 'closeAccountMenu' },
          { actions: { type: 'navigate', params: { href: '/login', kind: 'push', preserveScroll: false } } },
        ],
        'toasts.undo.requested': { actions: 'undoRemoval' },
        'checkout.order.completed': { actions: 'emptyCart' },
        'checkout.finished': {
          actions: { type: 'navigate', params: { href: '/', kind: 'push', preserveScroll: false } },
        },
      },
    },
    broken: {
      description:
        'A bug stopped one of the flows. The shop says so and offers to load again; the stored cart is safe.',
      tags: ['broken'],
    },
  },
});
