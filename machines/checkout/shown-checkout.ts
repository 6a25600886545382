import type { SnapshotFrom } from 'xstate';
import { hasBegun } from '#machines/domain/has-begun.ts';
import type { checkoutMachine } from './checkout.machine.ts';

/** Whether one of the two dialogs stands over the page. */
export const isCheckoutShown = (snapshot: SnapshotFrom<typeof checkoutMachine>): boolean =>
  hasBegun(snapshot) && snapshot.hasTag('open');
