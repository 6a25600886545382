import { enqueueActions, sendTo, setup } from 'xstate';
import { additionMachine } from '#machines/addition/addition.machine.ts';
import type { Product } from '#machines/domain/product.ts';
import { additionId, type FlowFact, isPageFact } from './flows.ts';
import { relay } from './relay.ts';
import { announce, type Telling } from './tell.ts';
import { toastTexts } from './toast-texts.ts';

const whatWasSetRight = ({ event }: { event: Extract<FlowFact, { type: 'cart.corrected' }> }) =>
  announce(toastTexts.corrected(event.corrections));

/** What the shop says in passing of what has happened: in toasts, and on the Add buttons. CRT-5, CRT-6. */
export const messagesMachine = setup({
  types: { events: {} as FlowFact },
  actors: { relay, addition: additionMachine },
  guards: {
    isRepeat: ({ event }) => 'isRepeat' in event && event.isRepeat === true,
    isCartPage: ({ event }) => isPageFact(event, 'cart'),
    isSetAside: ({ event }) => 'isSetAside' in event,
  },
  actions: {
    tell: sendTo(
      ({ system }, { flow }: Telling) => system.get(flow),
      (_, { event }: Telling) => event,
    ),
    /** Each product has an addition of its own, from the first time that it is added. */
    acknowledge: enqueueActions(({ enqueue, self }, product: Product) => {
      const id = additionId(product.id);
      if (!self.getSnapshot().children[id]) enqueue.spawnChild('addition', { id });
      enqueue.sendTo(id, { type: 'product.added' });
    }),
    rethrow: (_, { error }: { error: unknown }) => {
      throw error;
    },
  },
}).createMachine({
  id: 'messages',
  initial: 'listening',
  invoke: {
    id: 'relay',
    src: 'relay',
    input: { flows: ['cart', 'checkout', 'navigation', 'session', 'toasts'] },
    onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
  },
  states: {
    listening: {
      description: 'What the cart and the session report becomes a message; Undo in a message goes back to the cart.',
      meta: { covers: ['CRT-6'] },
      on: {
        'cart.product.added': [
          {
            description: 'With others of an order that is bought again: one message speaks of them all.',
            guard: 'isRepeat',
            meta: { covers: ['ORD-3'] },
          },
          {
            description: "The cart has taken it: a message, and 'Added' on the product's buttons.",
            meta: { covers: ['CRT-6'] },
            actions: [
              { type: 'acknowledge', params: ({ event }) => event.product },
              { type: 'tell', params: ({ event }) => announce(toastTexts.added(event.product, event.quantity)) },
            ],
          },
        ],
        'cart.product.refused': {
          meta: { covers: ['CRT-5'] },
          actions: { type: 'tell', params: ({ event }) => announce(toastTexts.refused(event.product)) },
        },
        'cart.limit.reached': {
          actions: { type: 'tell', params: ({ event }) => announce(toastTexts.limit(event.product)) },
        },
        'cart.lines.removed': [
          {
            description: 'It is kept for later: whoever keeps it speaks of it.',
            guard: 'isSetAside',
            meta: { covers: ['SAV-5'] },
          },
          {
            description: 'The message offers Undo.',
            meta: { covers: ['CRT-6'] },
            actions: { type: 'tell', params: ({ event }) => announce(toastTexts.removed(event.removal)) },
          },
        ],
        'cart.damaged': {
          meta: { covers: ['CRT-5'] },
          actions: { type: 'tell', params: announce(toastTexts.damaged()) },
        },
        'cart.emptiedElsewhere': {
          meta: { covers: ['CRT-5'] },
          actions: { type: 'tell', params: announce(toastTexts.emptiedElsewhere()) },
        },
        'session.closed': {
          meta: { covers: ['SES-1'] },
          actions: { type: 'tell', params: announce(toastTexts.signedOut()) },
        },
        'toasts.undo.requested': {
          meta: { covers: ['CRT-6'] },
          actions: {
            type: 'tell',
            params: ({ event }) => ({ flow: 'cart', event: { type: 'removal.undone', removal: event.removal } }),
          },
        },
        'navigation.page.reached': [{ guard: 'isCartPage', target: '.atCart' }, { target: '.elsewhere' }],
      },
      initial: 'elsewhere',
      states: {
        elsewhere: {
          description: 'The cart is not seen: what was set right in it is said in a message.',
          on: {
            'cart.corrected': { meta: { covers: ['CRT-5'] }, actions: { type: 'tell', params: whatWasSetRight } },
          },
        },
        atCart: {
          description:
            'The cart is seen, and says itself, beside its lines, what was set right. Nothing is said twice.',
          meta: { covers: ['CRT-5'] },
          on: { 'checkout.shown': 'underCheckout' },
        },
        underCheckout: {
          description: 'The checkout stands over the cart and hides what the cart says.',
          on: {
            'cart.corrected': { meta: { covers: ['CRT-5'] }, actions: { type: 'tell', params: whatWasSetRight } },
            'navigation.page.reached': { description: 'The same page under it.', guard: 'isCartPage' },
            'checkout.hidden': 'atCart',
          },
        },
      },
    },
  },
});
