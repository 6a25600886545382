import type { SnapshotFrom } from 'xstate';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import { reached } from './facts.samples.ts';
import type { FlowFact } from './flows.ts';
import type { purchaseMachine } from './purchase.machine.ts';

/** The facts that it answers, of all that there are. */
export const purchaseSamples = {
  'navigation.page.reached': { cart: reached({ name: 'cart' }), home: reached({ name: 'home' }) },
  'cart.filled': { plainly: { type: 'cart.filled' } },
  'cart.emptied': { plainly: { type: 'cart.emptied' } },
  'ageGate.remembered': { earlier: { type: 'ageGate.remembered' } },
  'ageGate.passed': { now: { type: 'ageGate.passed' } },
  'checkout.order.completed': { plainly: { type: 'checkout.order.completed' } },
  'checkout.finished': { plainly: { type: 'checkout.finished' } },
} as const satisfies Partial<EventSamples<FlowFact>>;

/** The states alone: nothing else is remembered. */
export const purchaseStateKey = ({ value }: SnapshotFrom<typeof purchaseMachine>): string => stateText(value);
