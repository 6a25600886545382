import { NOT_PROVIDED } from '#machines/domain/not-provided.ts';
import { freshnessMachine } from './freshness.machine.ts';
import { lateLogic } from './late-logic.ts';
import { messagesMachine } from './messages.machine.ts';
import { overlayMachine } from './overlay.machine.ts';
import { pageCodeMachine } from './page-code.machine.ts';
import type { purchaseMachine } from './purchase.machine.ts';
import { relay } from './relay.ts';

/** The charts that the root is made of, beside the flows. The code of one comes with the first page that needs it. */
export const charts = {
  freshness: freshnessMachine,
  messages: messagesMachine,
  overlay: overlayMachine,
  pageCode: pageCodeMachine,
  purchase: lateLogic<typeof purchaseMachine>(NOT_PROVIDED),
  relay,
};
