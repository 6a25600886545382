import { assertEvent, assign, type EventObject, emit, fromCallback, not, setup } from 'xstate';
import { EMPTY_DETAILS, isSameAddress } from '#machines/domain/checkout-details.ts';
import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { cleanText, limitLine } from '#machines/domain/typed-text.ts';
import type { CheckoutContext, CheckoutEvent, CheckoutFact } from './checkout.events.ts';

/** The checkout is a dialog of four steps. It waits for the order to be placed, and says why where it is not. CHK-1 to CHK-7, SRV-4 to SRV-8. */
export const checkoutMachine = setup({
  types: { context: {} as CheckoutContext, events: {} as CheckoutEvent, emitted: {} as CheckoutFact },
  actors: {
    /** Reports the address that was typed before the page was loaded again. */
    restoreDraft: fromCallback<EventObject>(NOT_PROVIDED),
  },
  guards: {
    isStepSeen: ({ context }) => context.isStepSeen,
    isAddressUntouched: ({ context }) => isSameAddress(context.details.delivery, EMPTY_DETAILS.delivery),
    isChecked: ({ context }) => context.prices === 'checked',
    isUnchecked: ({ context }) => context.prices === 'unchecked',
    isChangedSinceOrder: ({ context }) => context.isChangedSinceOrder,
    isTabHidden: ({ context }) => context.isTabHidden,
    isAddressRefused: ({ event }) => event.type === 'order.refused' && event.problem.code === 'addressRefused',
  },
  actions: {
    restoreDelivery: assign({
      details: ({ context, event }) => {
        assertEvent(event, 'draft.restored');
        return { ...context.details, delivery: event.draft };
      },
    }),
    storeDraft: () => NOT_PROVIDED(),
    forgetDraft: () => NOT_PROVIDED(),
    rethrow: (_, { error }: { error: unknown }) => {
      throw error;
    },
    rememberDelivery: assign({
      details: ({ context, event }) => {
        assertEvent(event, 'delivery.changed');
        const delivery = { ...context.details.delivery, [event.field]: limitLine(cleanText(event.value)) };
        return { ...context.details, delivery };
      },
    }),
    fillDelivery: assign({
      details: ({ context, event }) => {
        assertEvent(event, 'address.chosen');
        return { ...context.details, delivery: event.address };
      },
    }),
    rememberPayment: assign({
      details: ({ context, event }) => {
        assertEvent(event, 'payment.chosen');
        return { ...context.details, payment: event.method };
      },
    }),
    startStep: assign({ isStepSeen: false }),
    markStepSeen: assign({ isStepSeen: true }),
    rememberChange: assign({ isChangedElsewhere: true }),
    forgetChange: assign({ isChangedElsewhere: false }),
    rememberPrices: assign({
      prices: ({ event }) => {
        assertEvent(event, 'prices.reported');
        return event.prices;
      },
    }),
    rememberOrdered: assign({ isChangedSinceOrder: false }),
    rememberEdited: assign({ isChangedSinceOrder: true }),
    rememberHidden: assign({ isTabHidden: true }),
    rememberShown: assign({ isTabHidden: false }),
    forgetDetails: assign({ details: EMPTY_DETAILS }),
    rememberProblem: assign({
      problem: ({ event }) => {
        assertEvent(event, 'order.refused');
        return event.problem;
      },
    }),
    forgetProblem: assign({ problem: null }),
    /** Another reason stays: after an unanswered order, a changed one is another order. */
    forgetAddressProblem: assign({
      problem: ({ context }) => (context.problem?.code === 'addressRefused' ? null : context.problem),
    }),
    /** Whether an unanswered order is placed is still not known, and a refused address is said at its field. */
    forgetReadProblem: assign({
      problem: ({ context: { problem } }) =>
        problem?.code === 'unanswered' || problem?.code === 'addressRefused' ? problem : null,
    }),
    reportShown: emit({ type: 'checkout.shown' }),
    reportHidden: emit({ type: 'checkout.hidden' }),
    reportOrderCompleted: emit(({ context: { details } }) => ({ type: 'checkout.order.completed', details })),
    reportTakenUnseen: emit(({ event }) => {
      assertEvent(event, 'order.taken');
      return { type: 'checkout.order.takenUnseen', number: event.number };
    }),
    reportRefusedUnseen: emit(({ event }) => {
      assertEvent(event, 'order.refused');
      return { type: 'checkout.order.refusedUnseen', problem: event.problem };
    }),
    reportForgotten: emit({ type: 'checkout.details.forgotten' }),
    reportFinished: emit({ type: 'checkout.finished' }),
  },
  delays: {
    /** CHK-3. */
    redirectDelay: 3000,
    /** CHK-6. */
    stepPause: 400,
  },
}).createMachine({
  id: 'checkout',
  context: {
    details: EMPTY_DETAILS,
    isStepSeen: false,
    prices: 'unchecked',
    isChangedElsewhere: false,
    problem: null,
    isChangedSinceOrder: false,
    isTabHidden: false,
  },
  invoke: {
    id: 'restoreDraft',
    src: 'restoreDraft',
    onError: { actions: { type: 'rethrow', params: ({ event }) => event } },
  },
  initial: 'unavailable',
  on: {
    'draft.restored': {
      guard: 'isAddressUntouched',
      actions: 'restoreDelivery',
      description: 'The page was loaded again. What the shopper has typed since counts more.',
      meta: { covers: ['STO-4'] },
    },
    'shopper.signedOut': {
      description: 'A shopper who signs out leaves nothing of what they have typed to the next one.',
      actions: ['forgetDetails', 'forgetProblem'],
      meta: { covers: ['STO-4'] },
    },
    'prices.reported': {
      description: "The cart asks the catalogue for today's prices, knows them, or has had no answer.",
      actions: 'rememberPrices',
    },
    'tab.hidden': { actions: 'rememberHidden' },
    'tab.shown': { actions: 'rememberShown' },
    'order.taken': [
      {
        description:
          'The answer comes after the shopper has changed the details for the next order and closed the dialog. A message says that the order is placed, and what they have typed stays.',
        guard: 'isChangedSinceOrder',
        actions: ['forgetProblem', 'reportTakenUnseen'],
        meta: { covers: ['SRV-8'] },
      },
      {
        description:
          'The answer comes after the shopper has closed the dialog or left the page: the order is placed, and a message says so.',
        actions: ['forgetProblem', 'forgetDetails', 'forgetDraft', 'reportTakenUnseen'],
        meta: { covers: ['SRV-8'] },
      },
    ],
    'order.refused': {
      description:
        'The order is not placed, and the shopper does not see the dialog: a message says why, and so does the last step when it is shown again.',
      actions: ['rememberProblem', 'reportRefusedUnseen'],
      meta: { covers: ['SRV-8'] },
    },
  },
  states: {
    unavailable: {
      description:
        'The shopper cannot check out: another page is shown, the cart is empty, or the age gate covers the shop. Details that were typed before are not lost.',
      entry: 'reportHidden',
      on: { 'purchase.offered': 'closed' },
    },
    closed: {
      description:
        'The cart page shows products, and the shopper can check out. Details that were typed before are not lost.',
      entry: 'reportHidden',
      on: { 'checkout.requested': { target: 'open', actions: 'forgetChange' }, 'purchase.withdrawn': 'unavailable' },
    },
    open: {
      description:
        'The checkout dialog is open at one of its four steps. The shopper can close it at any time. Each step can be completed 400 ms after it has appeared, so that a double click cannot skip a step.',
      tags: ['open'],
      meta: { covers: ['CHK-4'] },
      entry: 'reportShown',
      initial: 'reviewingOrder',
      on: {
        'dialog.dismissed': 'closed',
        'purchase.withdrawn': {
          description: 'The cart was emptied in another tab, or the shopper went to another page.',
          target: 'unavailable',
        },
        'shopper.signedOut': {
          description:
            'The shopper has signed out in another tab. What they have typed is forgotten, so the dialog closes: no order goes out without the address that was just there. A message says so.',
          target: 'closed',
          actions: ['forgetDetails', 'forgetProblem', 'reportForgotten'],
          meta: { covers: ['STO-4'] },
        },
        'order.taken': {
          description:
            'The answer to an earlier order comes while the shopper goes through the checkout again. A message says that it is placed, and what they have typed stays for this order.',
          actions: ['forgetProblem', 'reportTakenUnseen'],
          meta: { covers: ['SRV-8'] },
        },
        'delivery.changed': {
          actions: ['rememberDelivery', 'rememberEdited', 'forgetAddressProblem', 'storeDraft'],
          meta: { covers: ['STO-4'] },
        },
        'address.chosen': {
          description: 'A stored address fills all fields of step 2, in place of what was typed there.',
          actions: ['fillDelivery', 'rememberEdited', 'forgetAddressProblem', 'storeDraft'],
          meta: { covers: ['ADB-3', 'STO-4'] },
        },
        'payment.chosen': { actions: ['rememberPayment', 'rememberEdited'] },
        'order.changed': {
          description: 'Another tab has changed the cart. Each step says so until the dialog closes.',
          actions: 'rememberChange',
          meta: { covers: ['CHK-7'] },
        },
      },
      states: {
        reviewingOrder: {
          description: "Step 1, 'Review Order', shows the products and the total. It has no Back button.",
          meta: { covers: ['CHK-1', 'CHK-5'] },
          entry: 'startStep',
          after: { stepPause: { actions: 'markStepSeen', meta: { covers: ['CHK-6'] } } },
          on: { 'step.completed': { guard: 'isStepSeen', target: 'enteringDelivery' } },
        },
        enteringDelivery: {
          description:
            "Step 2, 'Delivery Details', asks for the address. Nothing is validated, so the shopper can always continue. Where the server has refused the address, the field says why.",
          meta: { covers: ['CHK-2', 'SRV-5'] },
          entry: 'startStep',
          after: { stepPause: { actions: 'markStepSeen', meta: { covers: ['CHK-6'] } } },
          on: {
            'step.completed': { guard: 'isStepSeen', target: 'choosingPayment' },
            'step.reversed': 'reviewingOrder',
          },
        },
        choosingPayment: {
          description: "Step 3, 'Payment', offers card, PayPal and Apple Pay.",
          meta: { covers: ['CHK-2'] },
          entry: 'startStep',
          after: { stepPause: { actions: 'markStepSeen', meta: { covers: ['CHK-6'] } } },
          on: {
            'step.completed': { guard: 'isStepSeen', target: 'confirming' },
            'step.reversed': 'enteringDelivery',
          },
        },
        confirming: {
          description:
            "Step 4, 'Confirmation', shows the whole order once more, at today's prices. 'Complete Order' places it. Where an order was not placed, the step says why: a price has changed, something is sold out, the voucher no longer counts, or no answer came.",
          meta: { covers: ['CHK-1', 'CHK-7', 'SRV-5', 'SRV-7'] },
          initial: 'checkingPrices',
          on: {
            'step.completed': {
              guard: 'isStepSeen',
              description: "The shopper presses 'Complete Order'.",
              meta: { covers: ['CHK-3'] },
              target: 'placing',
              actions: 'rememberOrdered',
            },
            'step.reversed': 'choosingPayment',
            'delivery.revisited': 'enteringDelivery',
            'payment.revisited': 'choosingPayment',
            'dialog.dismissed': {
              description: 'What this step has said of a refused order is not said of the next one.',
              target: '#checkout.closed',
              actions: 'forgetReadProblem',
              meta: { covers: ['SRV-5'] },
            },
            'order.changed': {
              description: 'Another tab has changed the cart, so the shopper has to see the order again.',
              target: 'confirming',
              reenter: true,
              actions: 'rememberChange',
              meta: { covers: ['CHK-7'] },
            },
          },
          states: {
            checkingPrices: {
              description:
                "The step waits for today's prices and says so. 'Complete Order' is busy. If the prices are already known, the step goes on at once.",
              tags: ['busy'],
              entry: 'startStep',
              always: [
                { guard: 'isChecked', target: 'pricesChecked' },
                { guard: 'isUnchecked', target: 'pricesUnchecked' },
              ],
            },
            pricesChecked: {
              description:
                "The order has today's prices. The step says what has changed, and the shopper sees it for 400 ms before the order can be placed.",
              always: { guard: not('isChecked'), target: 'checkingPrices' },
              after: { stepPause: { actions: 'markStepSeen', meta: { covers: ['CHK-6'] } } },
            },
            pricesUnchecked: {
              description:
                "Today's prices could not be checked. The step says so and offers 'Check again'. The order can be placed at the last known prices.",
              meta: { covers: ['STO-6'] },
              always: { guard: not('isUnchecked'), target: 'checkingPrices' },
              after: { stepPause: { actions: 'markStepSeen', meta: { covers: ['CHK-6'] } } },
            },
          },
        },
        placing: {
          description:
            "The shop waits for the server. 'Complete Order' is busy, and the order cannot be changed. Closing the dialog does not stop the order: a message says what becomes of it. Where no server takes orders, the order is placed at once.",
          tags: ['busy'],
          meta: { covers: ['CHK-3', 'SRV-4'] },
          entry: 'reportOrderCompleted',
          on: {
            'order.taken': {
              description: 'The order is placed, and the cart is emptied.',
              target: '#checkout.confirmed',
              actions: ['forgetProblem', 'forgetDraft'],
              meta: { covers: ['CHK-3', 'SRV-4'] },
            },
            'order.refused': [
              {
                description: 'The server cannot deliver to this address. Step 2 shows it again, with the reason.',
                guard: 'isAddressRefused',
                target: 'enteringDelivery',
                actions: 'rememberProblem',
                meta: { covers: ['SRV-5'] },
              },
              {
                description:
                  'The order is not placed: the last step says why. Prices and voucher are checked again where they are the reason.',
                target: 'confirming',
                actions: 'rememberProblem',
                meta: { covers: ['SRV-5', 'SRV-7'] },
              },
            ],
          },
        },
      },
    },
    confirmed: {
      description:
        "The dialog says 'Order Confirmed!' and the cart is empty. After three seconds in front of the shopper the shop goes to the home page.",
      tags: ['open'],
      meta: { covers: ['CHK-3', 'CHK-4', 'ORD-1'] },
      on: {
        'cart.left': {
          target: 'unavailable',
          actions: 'forgetDetails',
          meta: { covers: ['CHK-3'] },
        },
        'tab.shown': {
          description: 'The shopper sees the confirmation from now on. The three seconds start again.',
          target: 'confirmed',
          reenter: true,
          actions: 'rememberShown',
          meta: { covers: ['CHK-3'] },
        },
      },
      after: {
        redirectDelay: {
          guard: not('isTabHidden'),
          target: 'unavailable',
          actions: ['forgetDetails', 'reportFinished'],
        },
      },
    },
  },
});
