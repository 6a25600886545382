import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from './checkout.machine.ts';

/** The states of the four steps, in order. CHK-1. */
const STEP_STATES = ['reviewingOrder', 'enteringDelivery', 'choosingPayment', 'confirming'] as const;

/** The number of the step the dialog stands at, from 0; -1 when it stands at none. */
export const stepOf = (snapshot: SnapshotFrom<typeof checkoutMachine>): number =>
  STEP_STATES.findIndex((state) => snapshot.matches({ open: state }));
