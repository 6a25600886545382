import type { SnapshotFrom } from 'xstate';
import { EMPTY_DETAILS } from '#machines/domain/checkout-details.ts';
import type { OrderProblem } from '#machines/domain/order-problem.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import type { CheckoutEvent } from './checkout.events.ts';
import type { checkoutMachine } from './checkout.machine.ts';

export const checkoutSamples = {
  'purchase.offered': { atCart: { type: 'purchase.offered' } },
  'purchase.withdrawn': { elsewhere: { type: 'purchase.withdrawn' } },
  'checkout.requested': { pressed: { type: 'checkout.requested' } },
  'step.completed': { pressed: { type: 'step.completed' } },
  'step.reversed': { pressed: { type: 'step.reversed' } },
  'delivery.revisited': { pressed: { type: 'delivery.revisited' } },
  'payment.revisited': { pressed: { type: 'payment.revisited' } },
  'draft.restored': {
    city: { type: 'draft.restored', draft: { ...EMPTY_DETAILS.delivery, city: 'Portland' } },
  },
  'delivery.changed': {
    city: { type: 'delivery.changed', field: 'city', value: 'Portland' },
    country: { type: 'delivery.changed', field: 'country', value: 'CAN' },
  },
  'address.chosen': {
    boston: { type: 'address.chosen', address: { ...EMPTY_DETAILS.delivery, street: '7 Pier Road', city: 'Boston' } },
  },
  'payment.chosen': {
    card: { type: 'payment.chosen', method: 'card' },
    paypal: { type: 'payment.chosen', method: 'paypal' },
  },
  'prices.reported': {
    checking: { type: 'prices.reported', prices: 'checking' },
    checked: { type: 'prices.reported', prices: 'checked' },
    unchecked: { type: 'prices.reported', prices: 'unchecked' },
  },
  'order.changed': { elsewhere: { type: 'order.changed' } },
  'order.taken': {
    byServer: { type: 'order.taken', number: 'TR-2026-4F7K2M' },
    here: { type: 'order.taken', number: null },
  },
  'order.refused': {
    priceChanged: { type: 'order.refused', problem: { code: 'priceChanged', message: 'The price has changed.' } },
    addressRefused: { type: 'order.refused', problem: { code: 'addressRefused', message: 'We cannot deliver there.' } },
    unanswered: { type: 'order.refused', problem: { code: 'unanswered', message: null } },
  },
  'cart.left': { elsewhere: { type: 'cart.left' } },
  'shopper.signedOut': { plainly: { type: 'shopper.signedOut' } },
  'tab.hidden': { plainly: { type: 'tab.hidden' } },
  'tab.shown': { plainly: { type: 'tab.shown' } },
  'dialog.dismissed': { pressed: { type: 'dialog.dismissed' } },
} as const satisfies EventSamples<CheckoutEvent>;

/** A refused address is forgotten with the address, any other reason is not. SRV-5. */
function problemKey(problem: OrderProblem | null): string {
  if (problem === null) return 'none';
  return problem.code === 'addressRefused' ? 'address' : 'other';
}

/** The step, whether it can be completed, what is known of the prices, of another tab and of an order on its way, and city and payment, because a reopened dialog still shows them. Whether the page is seen counts only for the confirmation. */
export const checkoutStateKey = ({
  value,
  context: { details, isStepSeen, prices, isChangedElsewhere, problem, isChangedSinceOrder, isTabHidden },
}: SnapshotFrom<typeof checkoutMachine>): string => {
  const state = stateText(value);
  const hidden = state === 'confirmed' ? ` hidden=${isTabHidden}` : '';
  return `${state} seen=${isStepSeen} prices=${prices} changed=${isChangedElsewhere} city=${details.delivery.city} payment=${details.payment} problem=${problemKey(problem)} edited=${isChangedSinceOrder}${hidden}`;
};
