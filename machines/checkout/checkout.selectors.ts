import type { SnapshotFrom } from 'xstate';
import type { CheckoutDetails } from '#machines/domain/checkout-details.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { CHECKOUT_STEPS } from './checkout-steps.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

/** The number of the step the dialog stands at, from 0; -1 when it stands at none. CHK-1. */
export const stepOf = (snapshot: Snapshot): number =>
  CHECKOUT_STEPS.findIndex(({ state }) => snapshot.matches({ open: state }));

/** Whether one of the two dialogs stands over the page. */
export const isCheckoutShown = (snapshot: Snapshot): boolean => snapshot.hasTag('open');

/** Whether the order is confirmed. CHK-3. */
export const isConfirmed = (snapshot: Snapshot): boolean => snapshot.matches('confirmed');

/** Whether there is a step before this one. CHK-1. */
export const canGoBack = (snapshot: Snapshot): boolean => snapshot.can({ type: 'step.reversed' });

/** What the button that goes on says. CHK-1. */
export const submitText = (snapshot: Snapshot): 'Next' | 'Complete Order' =>
  stepOf(snapshot) === CHECKOUT_STEPS.length - 1 ? 'Complete Order' : 'Next';

/** What has been typed and chosen so far. */
export const detailsOf = (snapshot: Snapshot): CheckoutDetails => snapshot.context.details;
