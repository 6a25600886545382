import { enqueueActions, sendTo, setup } from 'xstate';
import { additionMachine } from '#machines/addition/addition.machine.ts';
import type { Product } from '#machines/domain/product.ts';
import { type Command, showToast, withdrawToast } from './commands.ts';
import { additionId, type FlowFact, isPageFact } from './flows.ts';
import { orderTexts, REPEATED } from './order-texts.ts';
import { relay } from './relay.ts';
import { ADDED, toastTexts } from './toast-texts.ts';

const announceCorrections = ({ event }: { event: Extract<FlowFact, { type: 'cart.corrected' }> }) =>
  showToast(toastTexts.corrected(event.corrections));

/** Toasts and Add buttons tell the shopper about changes. CRT-5, CRT-6. */
export const messagesMachine = setup({
  types: { events: {} as FlowFact },
  actors: { relay, addition: additionMachine },
  guards: {
    isRepeat: ({ event }) => 'isRepeat' in event && event.isRepeat === true,
    isCartPage: ({ event }) => isPageFact(event, 'cart'),
    isSavedForLater: ({ event }) => 'isSavedForLater' in event,
  },
  actions: {
    send: sendTo(
      ({ system }, { flow }: Command) => system.get(flow),
      (_, { event }: Command) => event,
    ),
    /** Each product has its own addition, so that only its buttons say 'Added'. */
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
      description:
        'Events of the cart and the session become messages. Undo in a message is sent to the flow that can restore what was removed.',
      meta: { covers: ['CRT-6'] },
      on: {
        'cart.product.added': [
          {
            description: 'The product belongs to an order that is bought again. One message names all its products.',
            guard: 'isRepeat',
            meta: { covers: ['ORD-3'] },
          },
          {
            description: "A product was added. A message says so, and the product's buttons show 'Added'.",
            meta: { covers: ['CRT-6'] },
            actions: [
              { type: 'acknowledge', params: ({ event }) => event.product },
              { type: 'send', params: ({ event }) => showToast(toastTexts.added(event.product, event.quantity)) },
            ],
          },
        ],
        'cart.product.refused': {
          meta: { covers: ['CRT-5'] },
          actions: { type: 'send', params: ({ event }) => showToast(toastTexts.refused(event.product)) },
        },
        'cart.limit.reached': {
          actions: { type: 'send', params: ({ event }) => showToast(toastTexts.limit(event.product)) },
        },
        'cart.lines.removed': [
          {
            description: 'The line was moved to the saved bottles, which show their own message.',
            guard: 'isSavedForLater',
            meta: { covers: ['SAV-5'] },
            actions: { type: 'send', params: withdrawToast(ADDED) },
          },
          {
            description:
              'Lines were removed. The message offers Undo. What the message before counted is no longer true.',
            meta: { covers: ['CRT-6'] },
            actions: [
              { type: 'send', params: withdrawToast(ADDED) },
              { type: 'send', params: ({ event }) => showToast(toastTexts.removed(event.removal)) },
            ],
          },
        ],
        'cart.damaged': {
          meta: { covers: ['CRT-5'] },
          actions: { type: 'send', params: ({ event }) => showToast(toastTexts.damaged(event.isLeftInPlace)) },
        },
        'cart.emptiedElsewhere': {
          meta: { covers: ['CRT-5'] },
          actions: { type: 'send', params: showToast(toastTexts.emptiedElsewhere()) },
        },
        'session.closed': {
          meta: { covers: ['SES-1'] },
          actions: { type: 'send', params: showToast(toastTexts.signedOut()) },
        },
        'session.notStored': {
          meta: { covers: ['STO-1'] },
          actions: { type: 'send', params: showToast(toastTexts.sessionNotStored()) },
        },
        'checkout.details.forgotten': {
          description: 'The shopper has signed out in another tab, and the checkout has closed.',
          meta: { covers: ['STO-4'] },
          actions: { type: 'send', params: showToast(toastTexts.detailsForgotten()) },
        },
        'cart.emptied': {
          description: 'The cart is empty, as after an order. Messages about what is in it disappear.',
          meta: { covers: ['CRT-6'] },
          actions: [
            { type: 'send', params: withdrawToast(ADDED) },
            { type: 'send', params: withdrawToast(REPEATED) },
          ],
        },
        'checkout.order.takenUnseen': {
          description: 'The server has taken an order after the shopper had closed the checkout.',
          meta: { covers: ['SRV-8'] },
          actions: { type: 'send', params: ({ event }) => showToast(orderTexts.taken(event.number)) },
        },
        'checkout.order.refusedUnseen': {
          description: 'An order was not placed, or no answer came, after the shopper had closed the checkout.',
          meta: { covers: ['SRV-8'] },
          actions: { type: 'send', params: ({ event }) => showToast(orderTexts.refused(event.problem)) },
        },
        'toasts.undo.requested': {
          description: "The message's command is sent to its flow.",
          meta: { covers: ['CRT-6', 'ORD-4', 'SAV-3', 'SAV-5'] },
          actions: { type: 'send', params: ({ event }) => event.command },
        },
        'navigation.page.reached': [{ guard: 'isCartPage', target: '.atCart' }, { target: '.elsewhere' }],
      },
      initial: 'elsewhere',
      states: {
        elsewhere: {
          description: 'Another page is shown. Corrections in the cart are shown in a message.',
          on: {
            'cart.corrected': { meta: { covers: ['CRT-5'] }, actions: { type: 'send', params: announceCorrections } },
          },
        },
        atCart: {
          description:
            'The cart is shown, or the checkout over it. Both show corrections beside the lines, so there is no message.',
          meta: { covers: ['CRT-5'] },
        },
      },
    },
  },
});
