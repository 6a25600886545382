import { assign, sendTo, setup, stateIn } from 'xstate';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import type { PageName } from '#machines/domain/routes.ts';
import { helpInput } from '#machines/help/questions.ts';
import { charts } from './charts.ts';
import { flows, isPageFact, isTextPageFact, reachedRoute } from './flows.ts';
import type { ShopContext, ShopEvent } from './shop.events.ts';
import {
  askFor,
  leadTo,
  restoredAge,
  restoredCart,
  restoredOrders,
  restoredSaved,
  restoredSession,
  restoredViewed,
  type Telling,
  wish,
} from './tell.ts';

/** The map: the page, what stands over it, who may buy. `place` starts last, so that all hear of the first page. */
export const shopMachine = setup({
  types: { context: {} as ShopContext, events: {} as ShopEvent },
  actors: { ...flows, ...charts },
  guards: {
    isPage: ({ event }, page: PageName) => isPageFact(event, page),
    isTextPage: ({ event }) => isTextPageFact(event),
    isSamePage: ({ context, event }) => isPageFact(event, context.route?.name),
    isAtLogin: stateIn('#shop.running.page.login'),
  },
  actions: {
    reportFault: (_, _fault: { error: unknown }) => NOT_PROVIDED(),
    ask: sendTo(
      ({ system, event }) => system.get(askFor(event, system).flow),
      ({ system, event }) => askFor(event, system).event,
    ),
    tell: sendTo(
      ({ system }, { flow }: Telling) => system.get(flow),
      (_, { event }: Telling) => event,
    ),
    follow: assign({ route: ({ event }) => reachedRoute(event) }),
  },
}).createMachine({
  id: 'shop',
  context: { route: null },
  initial: 'running',
  states: {
    running: {
      description: 'The shop as a whole. Its flows run side by side; facts of one become events of another here.',
      type: 'parallel',
      invoke: [
        {
          id: 'relay',
          src: 'relay',
          input: { flows: ['catalogue', 'header', 'navigation', 'product', 'session', 'toasts'] },
        },
        { id: 'ageGate', systemId: 'ageGate', src: 'ageGate' },
        { id: 'cart', systemId: 'cart', src: 'cart' },
        { id: 'catalogue', systemId: 'catalogue', src: 'catalogue' },
        { id: 'checkout', systemId: 'checkout', src: 'checkout' },
        { id: 'header', systemId: 'header', src: 'header' },
        { id: 'product', systemId: 'product', src: 'product' },
        { id: 'recentlyViewed', systemId: 'recentlyViewed', src: 'recentlyViewed' },
        { id: 'session', systemId: 'session', src: 'session' },
        { id: 'toasts', systemId: 'toasts', src: 'toasts' },
      ],
      on: {
        'xstate.error.actor.*': {
          description: 'A flow has failed, which only a bug can do.',
          target: 'broken',
          actions: { type: 'reportFault', params: ({ event }) => event },
        },
        'page.hydrated': {
          description: 'The first render is done. What this device has stored goes to the flows that it concerns.',
          meta: { covers: ['AGE-4', 'CRT-4', 'DET-3', 'ORD-1', 'SAV-6', 'SES-1'] },
          actions: [
            { type: 'tell', params: ({ event }) => restoredAge(event) },
            { type: 'tell', params: ({ event }) => restoredSession(event) },
            { type: 'tell', params: ({ event }) => restoredCart(event) },
            { type: 'tell', params: ({ event }) => restoredOrders(event) },
            { type: 'tell', params: ({ event }) => restoredSaved(event) },
            { type: 'tell', params: ({ event }) => restoredViewed(event) },
          ],
        },
        'navigation.requested': { actions: { type: 'tell', params: ({ event }) => wish(event) } },
        'product.viewed': { actions: { type: 'tell', params: ({ event }) => ({ flow: 'recentlyViewed', event }) } },
        'login.succeeded': { actions: { type: 'tell', params: ({ event }) => ({ flow: 'session', event }) } },
        'session.started': { meta: { covers: ['LOG-4'] }, actions: { type: 'tell', params: leadTo('/') } },
        'session.ended': [
          { description: 'The shopper is at the login page already, and stays there.', guard: 'isAtLogin' },
          { meta: { covers: ['SES-2'] }, actions: { type: 'tell', params: leadTo('/login') } },
        ],
      },
      states: {
        page: {
          description: 'Which page is shown. The same page under another address is not left.',
          initial: 'unknown',
          on: {
            'navigation.page.reached': [
              { description: 'Another query of the page being shown.', guard: 'isSamePage', actions: 'follow' },
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
            unknown: { description: 'Before the first address has been read.' },
            home: { description: 'Hero, categories, clearance sale, houses, and the way to join.' },
            categories: { description: 'Five sections of category cards.', meta: { covers: ['CAT-1', 'CAT-2'] } },
            checkout: { description: 'The checkout is a dialog over the cart.', meta: { covers: ['RTE-1'] } },
            productPlaceholder: { description: "A product's id, and 'coming soon'.", meta: { covers: ['RTE-3'] } },
            orders: { description: 'The orders that this device keeps.', meta: { covers: ['RTE-1', 'ORD-2'] } },
            order: { description: 'One of them, by its number.', meta: { covers: ['RTE-1', 'ORD-2'] } },
            saved: { description: 'The bottles that this device keeps.', meta: { covers: ['RTE-1', 'SAV-4'] } },
            profile: { description: "Who is signed in, and 'coming soon'.", meta: { covers: ['RTE-1'] } },
            careers: { description: 'Three openings.', meta: { covers: ['JOB-1'] } },
            notFound: { description: 'No page has this address.', meta: { covers: ['RTE-2', 'RTE-5'] } },
            products: {
              description: 'The list, as its address asks for it; another query is followed without leaving it.',
              meta: { covers: ['RTE-2', 'RTE-4', 'PRD-9'] },
              entry: 'ask',
              on: { 'navigation.page.reached': { guard: 'isSamePage', actions: ['follow', 'ask'] } },
              exit: { type: 'tell', params: { flow: 'catalogue', event: { type: 'list.left' } } },
            },
            product: {
              description: 'One product in full; from one product to another the page is not left.',
              meta: { covers: ['RTE-2', 'RTE-3', 'DET-1'] },
              entry: 'ask',
              on: { 'navigation.page.reached': { guard: 'isSamePage', actions: ['follow', 'ask'] } },
              exit: { type: 'tell', params: { flow: 'product', event: { type: 'product.left' } } },
            },
            cart: {
              description: 'The cart. Each visit checks its prices, also by its own link.',
              meta: { covers: ['CRT-2', 'CRT-5'] },
              entry: 'ask',
              on: { 'navigation.page.reached': { guard: 'isSamePage', actions: ['follow', 'ask'] } },
            },
            login: {
              description: 'Sign in by email and one-time code. Its flow runs as long as the page is shown.',
              invoke: [
                { id: 'relayLogin', src: 'relay', input: { flows: ['login'] } },
                { id: 'login', systemId: 'login', src: 'login' },
              ],
            },
            signup: {
              description: 'Create an account. Its flow runs as long as the page is shown.',
              invoke: { id: 'signup', systemId: 'signup', src: 'signup' },
            },
            help: {
              description:
                'Questions and answers, and the search among them. Its flow runs as long as the page is shown.',
              invoke: { id: 'help', systemId: 'help', src: 'help', input: helpInput },
            },
            contact: {
              description: 'How to reach a person. Its flow runs as long as the page is shown.',
              invoke: { id: 'contact', systemId: 'contact', src: 'contact' },
            },
            text: {
              description: 'A page that is only read, or an article of one. The address says which.',
              meta: { covers: ['PAG-1', 'PAG-2'] },
            },
          },
        },
        code: { description: 'Its code, too.', invoke: { id: 'pageCode', systemId: 'pageCode', src: 'pageCode' } },
        over: { description: 'What stands over it.', invoke: { id: 'overlay', systemId: 'overlay', src: 'overlay' } },
        purchase: {
          description: 'Who may buy, what an order leads to, and what is saved.',
          invoke: { id: 'purchase', systemId: 'purchase', src: 'purchase' },
        },
        messages: { description: 'What is said.', invoke: { id: 'messages', systemId: 'messages', src: 'messages' } },
        place: { description: 'Where in it.', invoke: { id: 'navigation', systemId: 'navigation', src: 'navigation' } },
      },
    },
    broken: { description: 'A bug stopped a flow. The shop offers to load again; the cart is safe.', tags: ['broken'] },
  },
});
