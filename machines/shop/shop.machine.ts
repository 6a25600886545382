import { assign, enqueueActions, fromCallback, sendTo, setup, stateIn } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import type { PageName } from '#machines/domain/routes.ts';
import { HELP_INPUT } from '#machines/help/help.machine.ts';
import { charts } from './charts.ts';
import {
  type Command,
  goTo,
  requestNavigation,
  requestOf,
  restoredAddresses,
  restoredAge,
  restoredCart,
  restoredOrders,
  restoredSaved,
  restoredSession,
  restoredViewed,
  restoredWatched,
  retriedRepeat,
  shownAddress,
} from './commands.ts';
import { flows, isPageFact, isTextPageFact, reachedRoute } from './flows.ts';
import type { DeviceEvent, ShopContext, ShopEvent, ShopInput } from './shop.events.ts';
import { checkoutCancelled } from './voucher-commands.ts';

/** The root chart shows one page and runs all flows. `navigation` starts last, so that every flow gets the first page. */
export const shopMachine = setup({
  types: { context: {} as ShopContext, events: {} as ShopEvent, input: {} as ShopInput | undefined },
  actors: { ...flows, ...charts, watchDevice: fromCallback<DeviceEvent>(NOT_PROVIDED) },
  guards: {
    isPage: ({ event }, page: PageName) => isPageFact(event, page),
    isTextPage: ({ event }) => isTextPageFact(event),
    isSamePage: ({ context, event }) => isPageFact(event, context.route?.name),
    isAtLogin: stateIn('#shop.running.page.login'),
    hasReturnTo: ({ context }) => context.returnTo !== null,
  },
  actions: {
    reportFault: (_, _fault: { error: unknown }) => NOT_PROVIDED(),
    ask: sendTo(
      ({ system, event }) => system.get(requestOf(event, system).flow),
      ({ system, event }) => requestOf(event, system).event,
    ),
    /** The flow of a page runs only while the page is shown. */
    send: enqueueActions(({ enqueue, system }, { flow, event }: Command) => {
      const receiver = system.get(flow);
      if (receiver) enqueue.sendTo(receiver, event);
    }),
    /** A shopper who goes from the login page to another one, but to sign up, does not want to be led back. */
    follow: assign(({ context, event }) => {
      const route = reachedRoute(event);
      const isSigningIn = route.name === 'login' || route.name === 'signup';
      return { route, returnTo: isSigningIn ? context.returnTo : null };
    }),
    rememberAddress: assign({ returnTo: ({ system }) => shownAddress(system) }),
    forgetAddress: assign({ returnTo: null }),
    /** For a reload of the login page. */
    storeAddress: (_, _address: string | null) => NOT_PROVIDED(),
  },
}).createMachine({
  id: 'shop',
  context: ({ input }) => ({ route: null, returnTo: input?.returnTo ?? null }),
  initial: 'running',
  states: {
    running: {
      description:
        'The shop runs. Its flows run at the same time, some only on their page, and the root chart sends the events of one flow to others.',
      type: 'parallel',
      invoke: [
        {
          id: 'relay',
          src: 'relay',
          input: { flows: ['catalogue', 'header', 'navigation', 'product', 'session', 'toasts'] },
        },
        { id: 'watchDevice', src: 'watchDevice' },
        { id: 'ageGate', systemId: 'ageGate', src: 'ageGate' },
        { id: 'cart', systemId: 'cart', src: 'cart' },
        { id: 'catalogue', systemId: 'catalogue', src: 'catalogue' },
        { id: 'checkout', systemId: 'checkout', src: 'checkout' },
        { id: 'header', systemId: 'header', src: 'header' },
        { id: 'help', systemId: 'help', src: 'help', input: HELP_INPUT },
        { id: 'pictureZoom', systemId: 'pictureZoom', src: 'pictureZoom' },
        { id: 'product', systemId: 'product', src: 'product' },
        { id: 'recentlyViewed', systemId: 'recentlyViewed', src: 'recentlyViewed' },
        { id: 'session', systemId: 'session', src: 'session' },
        { id: 'toasts', systemId: 'toasts', src: 'toasts' },
      ],
      on: {
        'xstate.error.actor.*': {
          description: 'A bug has stopped a flow.',
          target: 'broken',
          actions: { type: 'reportFault', params: ({ event }) => event },
        },
        'page.hydrated': {
          description: 'The page has been rendered. Each flow gets its data that are stored on this device.',
          meta: { covers: ['ADB-1', 'AGE-4', 'BCK-2', 'CRT-4', 'DET-3', 'ORD-1', 'SAV-6', 'SES-1'] },
          actions: [
            { type: 'send', params: ({ event }) => restoredAge(event) },
            { type: 'send', params: ({ event }) => restoredSession(event) },
            { type: 'send', params: ({ event }) => restoredCart(event) },
            { type: 'send', params: ({ event }) => restoredOrders(event) },
            { type: 'send', params: ({ event }) => restoredSaved(event) },
            { type: 'send', params: ({ event }) => restoredAddresses(event) },
            { type: 'send', params: ({ event }) => restoredViewed(event) },
            { type: 'send', params: ({ event }) => restoredWatched(event) },
          ],
        },
        'connection.restored': {
          description: 'The connection is back. What could not be loaded is requested again, as by Try again.',
          meta: { covers: ['NET-1'] },
          actions: [
            { type: 'send', params: { flow: 'catalogue', event: { type: 'load.retried' } } },
            { type: 'send', params: { flow: 'product', event: { type: 'load.retried' } } },
            { type: 'send', params: { flow: 'savedOffers', event: { type: 'load.retried' } } },
            { type: 'send', params: { flow: 'cart', event: { type: 'load.retried' } } },
            { type: 'send', params: { flow: 'backInStock', event: { type: 'load.retried' } } },
            { type: 'send', params: ({ context }) => retriedRepeat(context.route) },
            { type: 'send', params: { flow: 'pageLoading', event: { type: 'page.retried' } } },
          ],
        },
        'screen.widened': {
          description: 'The links and the filters are on the page now. Their drawers close, and stay closed.',
          meta: { covers: ['SCR-1'] },
          actions: [
            { type: 'send', params: { flow: 'header', event: { type: 'screen.widened' } } },
            { type: 'send', params: { flow: 'catalogue', event: { type: 'filterPanel.dismissed' } } },
          ],
        },
        'tab.hidden': {
          description:
            "Another tab or another app is in front: no message runs out unseen, nor does 'Order Confirmed!'.",
          meta: { covers: ['CHK-3', 'CRT-6'] },
          actions: [
            { type: 'send', params: { flow: 'toasts', event: { type: 'tab.hidden' } } },
            { type: 'send', params: { flow: 'checkout', event: { type: 'tab.hidden' } } },
          ],
        },
        'tab.shown': {
          meta: { covers: ['CHK-3', 'CRT-6'] },
          actions: [
            { type: 'send', params: { flow: 'toasts', event: { type: 'tab.shown' } } },
            { type: 'send', params: { flow: 'checkout', event: { type: 'tab.shown' } } },
          ],
        },
        'navigation.requested': { actions: { type: 'send', params: ({ event }) => requestNavigation(event) } },
        'product.viewed': {
          actions: [
            { type: 'send', params: ({ event }) => ({ flow: 'recentlyViewed', event }) },
            { type: 'send', params: ({ event }) => ({ flow: 'backInStock', event }) },
          ],
        },
        'login.succeeded': { actions: { type: 'send', params: ({ event }) => ({ flow: 'session', event }) } },
        'session.started': {
          description:
            'The shopper is signed in. They return to the page that asked them to sign in, or to the home page.',
          meta: { covers: ['LOG-4', 'STO-5'] },
          actions: { type: 'send', params: ({ context }) => goTo(context.returnTo ?? '/') },
        },
        'session.signedIn': {
          description: 'From now on the orders of the account are waited for.',
          meta: { covers: ['SRV-9'] },
          actions: { type: 'send', params: { flow: 'orders', event: { type: 'shopper.signedIn' } } },
        },
        'session.signedOut': {
          description: 'No one is signed in now, whatever the reason. The orders of the account are not shown.',
          meta: { covers: ['SRV-9'] },
          actions: { type: 'send', params: { flow: 'orders', event: { type: 'shopper.signedOut' } } },
        },
        'session.shopperLeft': {
          description:
            'The shopper has signed out, or another one has signed in. What they have typed is forgotten, and so is the way back to where they were.',
          meta: { covers: ['STO-4', 'VCH-6'] },
          actions: [
            'forgetAddress',
            { type: 'storeAddress', params: null },
            { type: 'send', params: { flow: 'checkout', event: { type: 'shopper.signedOut' } } },
            { type: 'send', params: checkoutCancelled },
            { type: 'send', params: { flow: 'addresses', event: { type: 'shopper.signedOut' } } },
            { type: 'send', params: { flow: 'contact', event: { type: 'shopper.signedOut' } } },
            { type: 'send', params: { flow: 'help', event: { type: 'shopper.signedOut' } } },
            { type: 'send', params: { flow: 'login', event: { type: 'shopper.signedOut' } } },
            { type: 'send', params: { flow: 'signup', event: { type: 'shopper.signedOut' } } },
          ],
        },
        'session.ended': [
          { description: 'The shopper is already on the login page and stays there.', guard: 'isAtLogin' },
          {
            description: 'The login page opens. The present address is remembered for the way back.',
            meta: { covers: ['SES-2', 'STO-5'] },
            actions: ['rememberAddress', { type: 'send', params: goTo('/login') }],
          },
        ],
      },
      states: {
        page: {
          description: 'One page is shown. A new address of the same page does not replace the page.',
          initial: 'unknown',
          on: {
            'navigation.page.reached': [
              { description: 'The address of the shown page has changed.', guard: 'isSamePage', actions: 'follow' },
              { guard: { type: 'isPage', params: 'home' }, target: '.home', actions: 'follow' },
              { guard: { type: 'isPage', params: 'products' }, target: '.products', actions: 'follow' },
              { guard: { type: 'isPage', params: 'product' }, target: '.product', actions: 'follow' },
              {
                guard: { type: 'isPage', params: 'productPlaceholder' },
                target: '.productPlaceholder',
                actions: 'follow',
              },
              { guard: { type: 'isPage', params: 'cart' }, target: '.cart', actions: 'follow' },
              { guard: { type: 'isPage', params: 'checkout' }, target: '.checkout', actions: 'follow' },
              { guard: { type: 'isPage', params: 'categories' }, target: '.categories', actions: 'follow' },
              { guard: { type: 'isPage', params: 'login' }, target: '.login', actions: 'follow' },
              { guard: { type: 'isPage', params: 'signup' }, target: '.signup', actions: 'follow' },
              { guard: { type: 'isPage', params: 'help' }, target: '.help', actions: 'follow' },
              { guard: { type: 'isPage', params: 'contact' }, target: '.contact', actions: 'follow' },
              { guard: { type: 'isPage', params: 'careers' }, target: '.careers', actions: 'follow' },
              { guard: { type: 'isPage', params: 'orders' }, target: '.orders', actions: 'follow' },
              { guard: { type: 'isPage', params: 'order' }, target: '.order', actions: 'follow' },
              { guard: { type: 'isPage', params: 'saved' }, target: '.saved', actions: 'follow' },
              { guard: { type: 'isPage', params: 'profile' }, target: '.profile', actions: 'follow' },
              { guard: { type: 'isPage', params: 'notFound' }, target: '.notFound', actions: 'follow' },
              { guard: 'isTextPage', target: '.text', actions: 'follow' },
            ],
          },
          states: {
            unknown: { description: 'The address has not been read yet, so no page is known.' },
            home: {
              description:
                'The home page shows a hero picture, categories, the clearance sale, brands and a way to sign up.',
            },
            categories: {
              description: 'The categories page shows cards in five sections.',
              meta: { covers: ['CAT-1', 'CAT-2'] },
            },
            checkout: {
              description: 'The page says that the checkout opens from the cart.',
              meta: { covers: ['RTE-1'] },
            },
            productPlaceholder: {
              description: "The page shows a product's id and 'coming soon'.",
              meta: { covers: ['RTE-3'] },
            },
            orders: {
              description: 'The page lists the orders of this device and of the account.',
              meta: { covers: ['RTE-1', 'ORD-2', 'SRV-9'] },
              entry: { type: 'send', params: { flow: 'orders', event: { type: 'orders.viewed' } } },
              on: {
                'session.startedElsewhere': {
                  description: 'The shopper has signed in in another tab. The orders of the account are asked for.',
                  // The session reports its shopper only after this event.
                  actions: [
                    { type: 'send', params: { flow: 'orders', event: { type: 'shopper.signedIn' } } },
                    { type: 'send', params: { flow: 'orders', event: { type: 'orders.viewed' } } },
                  ],
                },
              },
            },
            order: {
              description: 'The page shows one order.',
              meta: { covers: ['RTE-1', 'ORD-2', 'SRV-9'] },
              entry: { type: 'send', params: { flow: 'orders', event: { type: 'orders.viewed' } } },
              on: {
                'session.startedElsewhere': {
                  description: 'The shopper has signed in in another tab. The orders of the account are asked for.',
                  // The session reports its shopper only after this event.
                  actions: [
                    { type: 'send', params: { flow: 'orders', event: { type: 'shopper.signedIn' } } },
                    { type: 'send', params: { flow: 'orders', event: { type: 'orders.viewed' } } },
                  ],
                },
              },
            },
            saved: { description: 'The page lists the saved bottles.', meta: { covers: ['RTE-1', 'SAV-4'] } },
            profile: {
              description: "The page shows the signed-in shopper and 'coming soon'.",
              meta: { covers: ['RTE-1'] },
            },
            careers: { description: 'The careers page lists three jobs.', meta: { covers: ['JOB-1'] } },
            notFound: {
              description: 'The page says that nothing was found at this address.',
              meta: { covers: ['RTE-2', 'RTE-5'] },
            },
            products: {
              description:
                'The page lists products. The address holds the search and the filters, and a change updates the list.',
              meta: { covers: ['RTE-2', 'RTE-4', 'PRD-9'] },
              entry: 'ask',
              on: { 'navigation.page.reached': { guard: 'isSamePage', actions: ['follow', 'ask'] } },
              exit: { type: 'send', params: { flow: 'catalogue', event: { type: 'list.left' } } },
            },
            product: {
              description: 'The page shows one product in full. A link to another product updates it.',
              meta: { covers: ['RTE-2', 'RTE-3', 'DET-1'] },
              entry: 'ask',
              on: { 'navigation.page.reached': { guard: 'isSamePage', actions: ['follow', 'ask'] } },
              exit: { type: 'send', params: { flow: 'product', event: { type: 'product.left' } } },
            },
            cart: {
              description: 'The page shows the cart. Each visit checks the prices.',
              meta: { covers: ['CRT-2', 'CRT-5'] },
              entry: 'ask',
              on: { 'navigation.page.reached': { guard: 'isSamePage', actions: ['follow', 'ask'] } },
            },
            login: {
              description: 'The shopper can sign in by email and one-time code.',
              entry: { type: 'storeAddress', params: ({ context }) => context.returnTo },
              exit: { type: 'storeAddress', params: null },
              invoke: [
                { id: 'relayLogin', src: 'relay', input: { flows: ['login'] } },
                { id: 'login', systemId: 'login', src: 'login' },
              ],
              on: {
                'session.startedElsewhere': {
                  description:
                    'The shopper has signed in in another tab. They return to the page that asked them to sign in.',
                  meta: { covers: ['STO-5'] },
                  guard: 'hasReturnTo',
                  actions: { type: 'send', params: ({ context }) => goTo(context.returnTo ?? '/') },
                },
              },
            },
            signup: {
              description: 'The shopper can create an account.',
              entry: { type: 'storeAddress', params: ({ context }) => context.returnTo },
              exit: { type: 'storeAddress', params: null },
              invoke: { id: 'signup', systemId: 'signup', src: 'signup' },
            },
            help: {
              description: 'The page shows questions and answers and can be searched. Back shows it as it was left.',
              meta: { covers: ['HLP-1', 'RTE-5'] },
              entry: 'ask',
            },
            contact: {
              description: 'The page shows how to contact the shop, with a form.',
              invoke: { id: 'contact', systemId: 'contact', src: 'contact' },
            },
            text: {
              description: 'The page shows a text, such as the terms or an article. The address decides which.',
              meta: { covers: ['PAG-1', 'PAG-2'] },
            },
          },
        },
        pageLoading: {
          description: "Whether the page's code is loaded.",
          invoke: { id: 'pageLoading', systemId: 'pageLoading', src: 'pageLoading' },
        },
        overlays: {
          description: 'Panels and dialogs open over the page.',
          invoke: { id: 'overlay', systemId: 'overlay', src: 'overlay' },
        },
        purchase: {
          description: 'The shop handles orders and saved bottles and decides who can check out.',
          invoke: { id: 'purchase', systemId: 'purchase', src: 'purchase' },
        },
        messages: {
          description: 'Short messages tell the shopper about changes.',
          invoke: { id: 'messages', systemId: 'messages', src: 'messages' },
        },
        navigation: {
          description: "The shop follows the browser's history.",
          invoke: { id: 'navigation', systemId: 'navigation', src: 'navigation' },
        },
      },
    },
    broken: {
      description: 'A bug has stopped the shop. The error page offers to load the shop again. The cart is not lost.',
      tags: ['broken'],
    },
  },
});
