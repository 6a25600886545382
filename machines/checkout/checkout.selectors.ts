import type { SnapshotFrom } from 'xstate';
import type { CheckoutDetails } from '#machines/domain/checkout-details.ts';
import type { OrderProblem } from '#machines/domain/order-problem.ts';
import type { PriceCheck } from './checkout.events.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { CHECKOUT_STEPS } from './checkout-steps.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

/** The number of the step that is shown, from 0; -1 while the steps are closed. CHK-1. */
export const stepOf = (snapshot: Snapshot): number =>
  isPlacing(snapshot)
    ? CHECKOUT_STEPS.length - 1
    : CHECKOUT_STEPS.findIndex(({ state }) => snapshot.matches({ open: state }));

/** True while the shop waits for the server: the last step is shown and cannot be changed. SRV-4. */
export const isPlacing = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'placing' });

/** Why the order was not placed, at the last step; null elsewhere or without a problem. SRV-5, SRV-7. */
export const problemAtLastStep = (snapshot: Snapshot): OrderProblem | null =>
  snapshot.matches({ open: 'confirming' }) ? snapshot.context.problem : null;

/** Why the server refuses the address; null where it does not. SRV-5. */
export const addressProblem = ({ context: { problem } }: Snapshot): OrderProblem | null =>
  problem?.code === 'addressRefused' ? problem : null;

/** True while one of the two dialogs is open. */
export const isCheckoutShown = (snapshot: Snapshot): boolean => snapshot.hasTag('open');

/** True while the confirmation is shown. CHK-3. */
export const isConfirmed = (snapshot: Snapshot): boolean => snapshot.matches('confirmed');

/** True where the step has a Back button. CHK-1. */
export const canGoBack = (snapshot: Snapshot): boolean => snapshot.can({ type: 'step.reversed' });

/** True while the step has just appeared, and Next or Complete Order has no effect yet. CHK-6. */
export const isAppearing = (snapshot: Snapshot): boolean =>
  stepOf(snapshot) >= 0 && !snapshot.can({ type: 'step.completed' });

/** The state of today's prices at the last step; null at the other steps. CHK-7. */
export const pricesAtLastStep = (snapshot: Snapshot): PriceCheck | null =>
  snapshot.matches({ open: 'confirming' }) ? snapshot.context.prices : null;

/** True once another tab has changed the cart while the dialog is open. CHK-7. */
export const isChangedElsewhere = (snapshot: Snapshot): boolean => snapshot.context.isChangedElsewhere;

/** The label of the button that continues. CHK-1. */
export const submitText = (snapshot: Snapshot): 'Next' | 'Complete Order' =>
  stepOf(snapshot) === CHECKOUT_STEPS.length - 1 ? 'Complete Order' : 'Next';

/** The details that the shopper has typed and chosen so far. */
export const detailsOf = (snapshot: Snapshot): CheckoutDetails => snapshot.context.details;
