import type { SnapshotFrom } from 'xstate';
import { sampleBottle } from '#machines/domain/product.samples.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import { bottleAdded, bottleRefused, limitReached, lineRemoved, priceCorrected, reached } from './facts.samples.ts';
import type { FlowFact } from './flows.ts';
import type { messagesMachine } from './messages.machine.ts';
import { additionOf } from './shop.selectors.ts';

/** The events that this chart handles. */
export const messagesSamples = {
  'cart.product.added': { bottle: bottleAdded, ofOrder: { ...bottleAdded, isRepeat: true } },
  'cart.product.refused': { soldOut: bottleRefused },
  'cart.limit.reached': { bottle: limitReached },
  'cart.lines.removed': { bottle: lineRemoved, savedForLater: { ...lineRemoved, isSavedForLater: true } },
  'cart.corrected': { price: priceCorrected },
  'cart.damaged': {
    setAside: { type: 'cart.damaged', isLeftInPlace: false },
    leftInPlace: { type: 'cart.damaged', isLeftInPlace: true },
  },
  'cart.emptied': { plainly: { type: 'cart.emptied' } },
  'cart.emptiedElsewhere': { plainly: { type: 'cart.emptiedElsewhere' } },
  'checkout.order.takenUnseen': {
    byServer: { type: 'checkout.order.takenUnseen', number: 'TR-2026-4F7K2M' },
    here: { type: 'checkout.order.takenUnseen', number: null },
  },
  'checkout.order.refusedUnseen': {
    unanswered: { type: 'checkout.order.refusedUnseen', problem: { code: 'unanswered', message: null } },
  },
  'checkout.details.forgotten': { plainly: { type: 'checkout.details.forgotten' } },
  'navigation.page.reached': { cart: reached({ name: 'cart' }), home: reached({ name: 'home' }) },
  'session.closed': { plainly: { type: 'session.closed' } },
  'session.notStored': { plainly: { type: 'session.notStored' } },
  'toasts.undo.requested': {
    ofCart: {
      type: 'toasts.undo.requested',
      command: { flow: 'cart', event: { type: 'removal.undone', removal: 1 } },
    },
    ofOrders: {
      type: 'toasts.undo.requested',
      command: { flow: 'orders', event: { type: 'deletion.undone', deletion: 'orders-1' } },
    },
  },
} as const satisfies Partial<EventSamples<FlowFact>>;

/** The state, and whether the sample bottle already has an addition. */
export const messagesStateKey = (snapshot: SnapshotFrom<typeof messagesMachine>): string =>
  `${stateText(snapshot.value)} bottle=${additionOf(snapshot, sampleBottle.id) ? 'added' : 'new'}`;
