import type { SnapshotFrom } from 'xstate';
import { EMPTY_DETAILS } from '#machines/domain/checkout-details.ts';
import { sampleBottle } from '#machines/domain/product.samples.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import { sampleOrder } from '#machines/orders/orders.samples.ts';
import { repeatOf } from '#machines/orders/repeat-order.ts';
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
  'checkout.order.completed': { plainly: { type: 'checkout.order.completed', details: EMPTY_DETAILS } },
  'checkout.finished': { plainly: { type: 'checkout.finished' } },
  'orders.deleted': {
    one: { type: 'orders.deleted', deletion: { id: 'orders-1', orders: [{ index: 0, order: sampleOrder }] } },
  },
  'orders.damaged': { one: { type: 'orders.damaged', count: 1 } },
  'orders.repeated': { inPart: { type: 'orders.repeated', repeat: repeatOf(sampleOrder.lines, [sampleBottle]) } },
  'toasts.undo.requested': { ofOrders: { type: 'toasts.undo.requested', removal: 'orders-1' } },
} as const satisfies Partial<EventSamples<FlowFact>>;

/** The states alone: nothing else is remembered. */
export const purchaseStateKey = ({ value }: SnapshotFrom<typeof purchaseMachine>): string => stateText(value);
