import { messagesMachine } from './messages.machine.ts';
import { overlayMachine } from './overlay.machine.ts';
import { pageLoadingMachine } from './page-loading.machine.ts';
import { purchaseMachine } from './purchase.machine.ts';
import { relay } from './relay.ts';

/** The charts that the root is made of, beside the flows. */
export const charts = {
  messages: messagesMachine,
  overlay: overlayMachine,
  pageLoading: pageLoadingMachine,
  purchase: purchaseMachine,
  relay,
};
