import type { SnapshotFrom } from 'xstate';
import { EMPTY_DETAILS } from '#machines/domain/checkout-details.ts';
import { type Order, type OrderStamp, type PlacedOrder, placedOrder } from '#machines/domain/order.ts';
import { otherBottle, sampleBottle } from '#machines/domain/product.samples.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import type { OrdersEvent } from './orders.events.ts';
import type { ordersMachine } from './orders.machine.ts';

/** Two bottles of one kind and one of another. */
export const samplePlaced: PlacedOrder = placedOrder(
  {
    lines: [
      { product: sampleBottle, quantity: 2 },
      { product: otherBottle, quantity: 1 },
    ],
    discount: 0,
  },
  { ...EMPTY_DETAILS, delivery: { ...EMPTY_DETAILS.delivery, street: '1 Main Street', city: 'Portland' } },
);
export const sampleStamp: OrderStamp = { number: 'TR-2026-4F7K2M', placedAt: '2026-06-15T12:00:00.000Z' };
export const sampleOrder: Order = { ...sampleStamp, ...samplePlaced };
export const earlierOrder: Order = { ...sampleOrder, number: 'TR-2025-9XQ3ZB', placedAt: '2025-12-01T09:30:00.000Z' };

export const ordersSamples = {
  'page.hydrated': {
    nothing: { type: 'page.hydrated', orders: { orders: [], damaged: 0 } },
    one: { type: 'page.hydrated', orders: { orders: [sampleOrder], damaged: 0 } },
    oneBesideDamage: { type: 'page.hydrated', orders: { orders: [sampleOrder], damaged: 1 } },
    oneBesideDamageInPlace: {
      type: 'page.hydrated',
      orders: { orders: [sampleOrder], damaged: 1, isLeftInPlace: true },
    },
  },
  'order.placed': {
    ofThree: { type: 'order.placed', order: samplePlaced },
    byServer: { type: 'order.placed', order: samplePlaced, stamp: sampleStamp },
  },
  'orders.viewed': { plainly: { type: 'orders.viewed' } },
  'shopper.signedIn': { plainly: { type: 'shopper.signedIn' } },
  'shopper.signedOut': { plainly: { type: 'shopper.signedOut' } },
  'order.deleted': {
    newest: { type: 'order.deleted', number: sampleOrder.number },
    unknown: { type: 'order.deleted', number: 'TR-2026-222222' },
  },
  'orders.cleared': { plainly: { type: 'orders.cleared' } },
  'deletion.undone': {
    first: { type: 'deletion.undone', deletion: 'orders-1' },
    unknown: { type: 'deletion.undone', deletion: 'orders-0' },
  },
  'order.repeated': {
    newest: { type: 'order.repeated', number: sampleOrder.number },
    unknown: { type: 'order.repeated', number: 'TR-2026-222222' },
  },
  'load.retried': {
    newestShown: { type: 'load.retried', shown: sampleOrder.number },
    noneShown: { type: 'load.retried', shown: null },
  },
  'storage.refused': { plainly: { type: 'storage.refused' } },
  'orders.changedElsewhere': {
    another: { type: 'orders.changedElsewhere', orders: [sampleOrder, earlierOrder] },
    none: { type: 'orders.changedElsewhere', orders: [] },
  },
} as const satisfies EventSamples<OrdersEvent>;

/** The state, the number of orders up to two, and what decides what the shopper can do with them. What is independent of the account counts only before it is asked. */
export const ordersStateKey = ({ value, context }: SnapshotFrom<typeof ordersMachine>): string => {
  const state = stateText(value);
  const isUnasked = state.includes('account.unasked');
  return JSON.stringify([
    state,
    Math.min(context.orders.length, 2),
    context.orders.some(({ number }) => number === sampleOrder.number),
    context.placed.length > 0,
    context.deletions.some(({ id }) => id === 'orders-1'),
    isUnasked && Object.keys(context.unsold).length > 0,
    (isUnasked || state.includes('unansweredToGuest')) && context.isGuest,
    context.account?.length ?? null,
  ]);
};
