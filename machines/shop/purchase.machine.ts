import { and, not, sendTo, setup, stateIn } from 'xstate';
import { type FlowFact, isPageFact } from './flows.ts';
import { relay } from './relay.ts';
import { leadTo, type Telling } from './tell.ts';

/** Who may buy: an adult, at the cart, with something in it. And what an order leads to. AGE-7, CRT-2, CHK-1, CHK-3. */
export const purchaseMachine = setup({
  types: { events: {} as FlowFact },
  actors: { relay },
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
    rethrow: (_, { error }: { error: unknown }) => {
      throw error;
    },
  },
}).createMachine({
  id: 'purchase',
  type: 'parallel',
  invoke: {
    id: 'relay',
    src: 'relay',
    input: { flows: ['ageGate', 'cart', 'checkout', 'navigation'] },
    onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
  },
  on: {
    'checkout.order.completed': {
      description: 'What has been bought leaves the cart.',
      meta: { covers: ['CHK-3'] },
      actions: { type: 'tell', params: { flow: 'cart', event: { type: 'order.placed' } } },
    },
    'checkout.finished': {
      description: 'The confirmation has been read: back to the shop.',
      meta: { covers: ['CHK-3'] },
      actions: { type: 'tell', params: leadTo('/') },
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
