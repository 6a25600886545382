import type { SnapshotFrom } from 'xstate';
import { sampleWatched } from '#machines/back-in-stock/back-in-stock.samples.ts';
import { EMPTY_DETAILS } from '#machines/domain/checkout-details.ts';
import { sampleBottle } from '#machines/domain/product.samples.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import { sampleVoucher } from '#machines/domain/voucher.samples.ts';
import { sampleOrder, samplePlaced, sampleStamp } from '#machines/orders/orders.samples.ts';
import { repeatOf } from '#machines/orders/repeat-order.ts';
import { sampleSaved } from '#machines/saved/saved.samples.ts';
import { lineRemoved, reached } from './facts.samples.ts';
import type { FlowFact } from './flows.ts';
import type { purchaseMachine } from './purchase.machine.ts';

/** The events that this chart handles. */
export const purchaseSamples = {
  'navigation.page.reached': {
    cart: reached({ name: 'cart' }),
    saved: reached({ name: 'saved' }),
    home: reached({ name: 'home' }),
  },
  'cart.filled': { plainly: { type: 'cart.filled' } },
  'cart.emptied': { plainly: { type: 'cart.emptied' } },
  'cart.updatedElsewhere': { plainly: { type: 'cart.updatedElsewhere' } },
  'cart.prices.checkStarted': { plainly: { type: 'cart.prices.checkStarted' } },
  'cart.prices.checked': { plainly: { type: 'cart.prices.checked' } },
  'cart.prices.checkFailed': { plainly: { type: 'cart.prices.checkFailed' } },
  'cart.prices.outdated': { plainly: { type: 'cart.prices.outdated' } },
  'ageGate.remembered': { earlier: { type: 'ageGate.remembered' } },
  'ageGate.passed': { now: { type: 'ageGate.passed' } },
  'checkout.order.completed': { plainly: { type: 'checkout.order.completed', details: EMPTY_DETAILS } },
  'checkout.shown': { plainly: { type: 'checkout.shown' } },
  'placing.order.taken': {
    here: { type: 'placing.order.taken', order: samplePlaced, taken: null, voucher: undefined },
    byServer: {
      type: 'placing.order.taken',
      order: samplePlaced,
      taken: { ...sampleStamp, totals: samplePlaced.totals },
      voucher: sampleVoucher.code,
    },
  },
  'placing.order.refused': {
    soldOut: { type: 'placing.order.refused', problem: { code: 'soldOut', message: 'Only two are left.' } },
    voucher: {
      type: 'placing.order.refused',
      problem: { code: 'voucherRefused', message: null },
      voucher: sampleVoucher.code,
    },
    unanswered: { type: 'placing.order.refused', problem: { code: 'unanswered', message: null } },
  },
  'checkout.hidden': { plainly: { type: 'checkout.hidden' } },
  'checkout.finished': { plainly: { type: 'checkout.finished' } },
  'orders.deleted': {
    one: { type: 'orders.deleted', deletion: { id: 'orders-1', orders: [sampleOrder] }, inAccount: 0 },
  },
  'orders.damaged': { one: { type: 'orders.damaged', count: 1, isLeftInPlace: false } },
  'orders.repeated': { inPart: { type: 'orders.repeated', repeat: repeatOf(sampleOrder.lines, [sampleBottle]) } },
  'saved.listed': { one: { type: 'saved.listed', ids: [sampleSaved.id] } },
  'saved.added': { whisky: { type: 'saved.added', bottle: sampleSaved } },
  'saved.removed': {
    whisky: { type: 'saved.removed', removal: { id: 'saved-1', bottle: sampleSaved, places: [sampleSaved.id] } },
  },
  'saved.full': { plainly: { type: 'saved.full' } },
  'saved.damaged': { one: { type: 'saved.damaged', count: 1, isLeftInPlace: false } },
  'saved.line.savedForLater': {
    whisky: { type: 'saved.line.savedForLater', line: { removal: 1, bottle: sampleSaved } },
  },
  'saved.line.returned': { whisky: { type: 'saved.line.returned', removal: 1 } },
  'addresses.damaged': { one: { type: 'addresses.damaged', count: 1, isLeftInPlace: false } },
  'backInStock.watch.cancelled': { whisky: { type: 'backInStock.watch.cancelled', product: sampleWatched } },
  'backInStock.full': { plainly: { type: 'backInStock.full' } },
  'backInStock.damaged': { one: { type: 'backInStock.damaged', count: 1, isLeftInPlace: false } },
  'voucher.accepted': { tenPercent: { type: 'voucher.accepted', voucher: sampleVoucher } },
  'voucher.checkout.allowed': { plainly: { type: 'voucher.checkout.allowed' } },
  'cart.lines.removed': { removed: lineRemoved, savedForLater: { ...lineRemoved, isSavedForLater: true } },
} as const satisfies Partial<EventSamples<FlowFact>>;

/** The states are the whole key, because the chart has no context. */
export const purchaseStateKey = ({ value }: SnapshotFrom<typeof purchaseMachine>): string => stateText(value);
