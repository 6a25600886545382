import { assertEvent, assign, emit, setup } from 'xstate';
import { type CheckoutDetails, type DeliveryField, EMPTY_DETAILS, type PaymentMethod } from './checkout-details.ts';

export type CheckoutContext = { details: CheckoutDetails };

export type CheckoutEvent =
  | { type: 'checkout.requested' }
  | { type: 'step.completed' }
  | { type: 'step.reversed' }
  | { type: 'delivery.revisited' }
  | { type: 'payment.revisited' }
  | { type: 'delivery.changed'; field: DeliveryField; value: string }
  | { type: 'payment.chosen'; method: PaymentMethod }
  | { type: 'order.completed' }
  | { type: 'order.withdrawn' }
  | { type: 'dialog.dismissed' };

/** Facts for the rest of the shop. */
export type CheckoutFact = { type: 'checkout.order.completed' } | { type: 'checkout.finished' };

/** The four-step checkout dialog. No order is sent to a server. SPEC.md 4, CHK-1 to CHK-5. */
export const checkoutMachine = setup({
  types: { context: {} as CheckoutContext, events: {} as CheckoutEvent, emitted: {} as CheckoutFact },
  actions: {
    rememberDelivery: assign({
      details: ({ context, event }) => {
        assertEvent(event, 'delivery.changed');
        const delivery = { ...context.details.delivery, [event.field]: event.value };
        return { ...context.details, delivery };
      },
    }),
    rememberPayment: assign({
      details: ({ context, event }) => {
        assertEvent(event, 'payment.chosen');
        return { ...context.details, payment: event.method };
      },
    }),
    forgetDetails: assign({ details: EMPTY_DETAILS }),
    reportOrderCompleted: emit({ type: 'checkout.order.completed' }),
    reportFinished: emit({ type: 'checkout.finished' }),
  },
  delays: {
    /** SPEC.md 9. */
    redirectDelay: 3000,
  },
}).createMachine({
  id: 'checkout',
  context: { details: EMPTY_DETAILS },
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog. What was typed before is kept for the next time it opens.',
      on: { 'checkout.requested': 'open' },
    },
    open: {
      description: 'The dialog stands over the cart, at one of its four steps. It can be closed at any time.',
      tags: ['open'],
      initial: 'reviewingOrder',
      on: {
        'dialog.dismissed': 'closed',
        'order.withdrawn': 'closed',
        'delivery.changed': { actions: 'rememberDelivery' },
        'payment.chosen': { actions: 'rememberPayment' },
      },
      states: {
        reviewingOrder: {
          description: "Step 1, 'Review Order': the lines and the total. There is no step to go back to.",
          meta: { covers: ['CHK-1', 'CHK-5'] },
          on: { 'step.completed': 'enteringDelivery' },
        },
        enteringDelivery: {
          description: "Step 2, 'Delivery Details': the address. Nothing is validated; the shopper may always go on.",
          meta: { covers: ['CHK-2'] },
          on: { 'step.completed': 'choosingPayment', 'step.reversed': 'reviewingOrder' },
        },
        choosingPayment: {
          description: "Step 3, 'Payment': card, PayPal or Apple Pay.",
          meta: { covers: ['CHK-2'] },
          on: { 'step.completed': 'confirming', 'step.reversed': 'enteringDelivery' },
        },
        confirming: {
          description: "Step 4, 'Confirmation': everything at a glance, and the button 'Complete Order'.",
          meta: { covers: ['CHK-1'] },
          on: {
            'order.completed': { target: '#checkout.confirmed', actions: 'reportOrderCompleted' },
            'step.reversed': 'choosingPayment',
            'delivery.revisited': 'enteringDelivery',
            'payment.revisited': 'choosingPayment',
          },
        },
      },
    },
    confirmed: {
      description:
        "'Order Confirmed!' The cart is empty. The dialog cannot be closed; it closes by itself and goes home.",
      tags: ['open'],
      meta: { covers: ['CHK-3', 'CHK-4'] },
      after: {
        redirectDelay: { target: 'closed', actions: ['forgetDetails', 'reportFinished'] },
      },
    },
  },
});
