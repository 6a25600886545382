import { type AnyStateMachine, assign, emit, fromPromise, StateMachine, sendTo } from 'xstate';
import { withNextPage } from '#machines/catalogue/remembered-lists.ts';
import type { ProductPage } from '#machines/domain/product.ts';
import { configOf, type Way, withAt } from '#tools/chart-tests/engine/chart-config.ts';
import { endingConfig } from '#tools/chart-tests/engine/mutants.ts';

/** A chart with one fault; by hand, where no mutant has it. */
export type Change = (machine: AnyStateMachine) => AnyStateMachine;

/** Another value at a place of the config. */
const at =
  (way: Way, value: unknown): Change =>
  (machine) =>
    new StateMachine(
      endingConfig(withAt(configOf(machine), way, value)) as ConstructorParameters<typeof StateMachine>[0],
      machine.implementations,
    );

const provided =
  (implementations: Parameters<AnyStateMachine['provide']>[0]): Change =>
  (machine) =>
    machine.provide(implementations);

const sends = (flow: string, type: string) => ({ type: 'send', params: { flow, event: { type } } });

/** Faults of each flow's chart by their words: mostly unrequested actions, which no mutant makes. */
export const OWN_CHANGES: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  addresses: {
    'an order chooses for the next one': at(
      ['states', 'choice', 'states', 'declined', 'on', 'order.placed'],
      'remembering',
    ),
    'an order adds its address again': provided({
      actions: {
        rememberUse: assign(({ context, event }) => ({
          addresses: [{ address: event.address, use: 1 }, ...context.addresses],
        })),
      },
    }),
  },
  'age-gate': {
    'every entry is stored, remembered or not': at(['states', 'confirmed', 'entry'], 'rememberConfirmation'),
    'the gate leaves the shop as soon as it asks': at(['states', 'asking', 'entry'], 'leaveSite'),
  },
  'back-in-stock': {
    'a connection that is back asks anew what has been answered': at(['states', 'stock', 'states', 'checked', 'on'], {
      'load.retried': 'checking',
    }),
    'a failed check forgets what is watched': provided({
      actions: { rememberProblem: assign({ watched: [] }) },
    }),
    'what is not watched any more leaves its answer behind': provided({
      actions: {
        dropProduct: assign(({ context, event }) => ({
          watched: context.watched.filter(({ id }: { id: string }) => id !== (event.id ?? event.product?.id)),
        })),
      },
    }),
  },
  cart: {
    'what is added always gets a line of its own': provided({
      actions: {
        addProduct: assign(({ context, event }) => ({
          lines: [...context.lines, { product: event.product, quantity: event.quantity }],
        })),
      },
    }),
    'a visit to the cart empties it': at(
      ['states', 'ready', 'states', 'prices', 'on', 'cart.viewed', 'actions'],
      'clearLines',
    ),
  },
  catalogue: {
    'the focus follows every further page': provided({
      actions: {
        takeNextPage: assign(({ context }, page: ProductPage) => withNextPage({ ...context, pages: 1 }, page)),
      },
    }),
    'another list is revalidated': at(['states', 'revalidation', 'states', 'revalidating', 'invoke', 'input'], () => ({
      query: 'another',
    })),
  },
  checkout: {
    "'Order Confirmed!' counts another order at another press": at(['states', 'confirmed', 'on'], {
      'step.completed': { actions: 'reportOrderCompleted' },
    }),
    'Complete Order forgets why the last order was not placed': at(
      ['states', 'open', 'states', 'placing', 'entry'],
      ['reportOrderCompleted', 'forgetProblem'],
    ),
    'the last step sends the order to somebody': (machine) =>
      at(['states', 'open', 'states', 'confirming', 'invoke'], { id: 'sendOrder', src: 'sendOrder' })(
        machine.provide({ actors: { sendOrder: fromPromise(() => Promise.resolve()) } }),
      ),
  },
  contact: {
    'a message is sent to a server': at(
      ['states', 'writing', 'on', 'message.sent', 'actions'],
      ['countSending', 'send'],
    ),
  },
  'fault-report': {
    'a second press asks for the clipboard once more': at(['states', 'copying', 'on'], {
      'report.requested': { target: 'copying', reenter: true },
    }),
  },
  header: {
    'a sign-in closes a panel': at(['states', 'panels', 'states', 'open', 'on', 'shopper.signedIn'], 'closed'),
    'the highlight stays at its position among newer suggestions': provided({
      actions: { rememberSuggestions: assign({ suggestions: (_, found) => found }) },
    }),
    'typing leaves the highlight where it is': provided({
      actions: { rememberText: assign({ text: ({ event }) => event.text }) },
    }),
    'loaded suggestions clear the typed text': at(
      ['states', 'search', 'states', 'looking', 'invoke', 'onDone', 'actions'],
      'forgetSearch',
    ),
  },
  help: {
    'groups are shown without what was found in them': provided({
      actions: {
        showFound: assign({
          found: ({ event }) => event.found.map((group: object) => ({ ...group, entries: [] })),
        }),
      },
    }),
  },
  login: {
    'Back forgets the email, too': provided({
      actions: { forgetCode: assign({ email: '', code: '', problem: null }) },
    }),
    'a right code logs in before the server is asked': at(
      ['states', 'code', 'states', 'verifying', 'invoke', 'onDone', 0, 'actions'],
      { type: 'reportSucceeded', params: null },
    ),
    'a sent code logs in before the server is asked': at(
      ['states', 'code', 'states', 'entering', 'on', 'code.submitted', 0, 'actions'],
      { type: 'reportSucceeded', params: null },
    ),
    'a slow sign-in can be sent again': at(['states', 'code', 'states', 'signingIn', 'states', 'slow', 'on'], {
      'load.retried': '#login.code.signingIn',
    }),
  },
  messages: {
    "what is refused is 'Added' on its button": at(['states', 'listening', 'on', 'cart.product.refused', 'actions'], {
      type: 'acknowledge',
      params: ({ event }: { event: { product: unknown } }) => event.product,
    }),
    'the cart says it twice': at(['states', 'listening', 'states', 'atCart', 'on'], {
      'cart.corrected': { actions: sends('toasts', 'toast.requested') },
    }),
    'a sign-out clears the cart': at(
      ['states', 'listening', 'on', 'session.closed', 'actions'],
      sends('cart', 'cart.cleared'),
    ),
  },
  navigation: {
    'every new page counts as opened by a link': provided({
      actions: {
        reportPage: emit({ type: 'navigation.page.reached', route: { name: 'home' }, kind: 'push', pages: 1 }),
      },
    }),
    'the gate that opens reaches a page': at(
      ['states', 'page', 'on', 'page.revealed', 'actions'],
      ['countPage', emit({ type: 'navigation.page.reached', route: { name: 'home' }, kind: 'pop', pages: 1 })],
    ),
    'a place within the page is searched for all the time': at(['states', 'place', 'states', 'known', 'invoke'], {
      id: 'seekFragment',
      src: 'seekFragment',
      input: { fragment: '#' },
    }),
    'the gate that opens changes the history': at(
      ['states', 'page', 'on', 'page.revealed', 'actions'],
      ['countPage', 'changeHistory'],
    ),
  },
  'page-loading': {
    'code that is loaded ahead of its use is shown': at(['on', 'page.code.loaded', 'target'], '.loaded'),
  },
  product: {
    'an answer resets the choices': provided({
      actions: {
        takeProduct: assign(({ context }, { data, isPrerendered }) => ({
          product: data,
          remembered: [...context.remembered, data],
          prerendered: isPrerendered ? data.id : null,
          quantity: 1,
          crop: 'whole',
        })),
      },
    }),
    'a shelf that cannot be revalidated fails the page': at(
      ['states', 'showing', 'states', 'revalidatingRelated', 'invoke', 'onError'],
      '#product.failed',
    ),
    'another product is revalidated': at(['states', 'showing', 'states', 'revalidating', 'invoke', 'input'], () => ({
      id: 'another',
    })),
    'products like nothing are asked for': at(['states', 'showing', 'states', 'fetchingRelated', 'invoke', 'input'], {
      product: null,
    }),
  },
  orders: {
    'an answer of the server is not read': provided({ actions: { rememberAccount: assign({ account: [] }) } }),
    'the server names each order twice': provided({
      actions: {
        rememberAccount: assign({
          account: (_, found) => (Array.isArray(found) ? [...found, ...found] : null),
        }),
      },
    }),
    'an account without an answer hides the orders of the device': provided({
      actions: { rememberProblem: assign({ orders: [] }) },
    }),
  },
  placing: {
    'another press sends the order again': at(['states', 'order', 'states', 'sent', 'on'], {
      'order.submitted': { target: 'sent', reenter: true },
    }),
  },
  purchase: {
    'leaving the cart page is not reported': at(['states', 'page', 'states', 'cart', 'exit'], []),
    'coming to the cart places the order': at(
      ['states', 'page', 'states', 'cart', 'entry'],
      sends('cart', 'order.placed'),
    ),
  },
  'recently-viewed': {
    'what is looked at is stored before storage is read': at(
      ['states', 'restoring', 'on', 'product.viewed', 'actions'],
      ['rememberProduct', 'storeProducts'],
    ),
  },
  session: {
    'every signed-in shopper is stored, with or without a login': at(
      ['states', 'known', 'states', 'signedIn', 'entry'],
      ['reportSignedIn', 'saveAuth'],
    ),
    'a sign-out ends in the login page': at(['states', 'known', 'states', 'signedOut', 'entry'], 'reportEnded'),
  },
  shop: {
    'the list of orders asks nothing of the server': at(
      ['states', 'running', 'states', 'page', 'states', 'orders', 'entry'],
      [],
    ),
    'home has the prices of the cart checked': at(
      ['states', 'running', 'states', 'page', 'states', 'home', 'entry'],
      sendTo('cart', { type: 'cart.viewed' }),
    ),
    'a product that is looked at leads somewhere': at(
      ['states', 'running', 'on', 'product.viewed', 'actions'],
      sends('navigation', 'page.requested'),
    ),
    'a product that is looked at breaks the shop': at(['states', 'running', 'on', 'product.viewed'], 'broken'),
    'a product that is looked at leads home': at(['states', 'running', 'on', 'product.viewed'], '.page.home'),
  },
  signup: {
    'a field says what is wrong as soon as one is typed into': at(
      ['states', 'filling', 'states', 'form', 'on', 'field.changed', 'actions'],
      ['rememberField', 'explainErrors'],
    ),
    'a text that is typed while the account is created counts': at(['states', 'creating', 'on', 'field.changed'], {
      actions: 'rememberField',
    }),
    'a change of the calendar ends the wait for the account': at(
      ['states', 'creating', 'on', 'calendar.toggled'],
      'filling',
    ),
    'an edited field forgets that the account could not be created': at(
      ['states', 'filling', 'states', 'form', 'states', 'failed', 'on'],
      { 'field.changed': { target: 'editing', actions: ['rememberField', 'storeDraft'] } },
    ),
  },
  toasts: {
    'the pointer on a message sends the oldest away': at(
      ['states', 'showing', 'states', 'counting', 'on', 'pointer.entered'],
      { target: 'held.byPointer', actions: 'dropOldest' },
    ),
  },
};
