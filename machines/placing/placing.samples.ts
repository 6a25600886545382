import type { SnapshotFrom } from 'xstate';
import { EMPTY_DETAILS } from '#machines/domain/checkout-details.ts';
import type { TakenOrder } from '#machines/domain/order.schema.ts';
import { type PlacedOrder, placedOrder } from '#machines/domain/order.ts';
import { sampleBottle } from '#machines/domain/product.samples.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import { NO_ABILITIES, type ServerAbilities } from '#machines/domain/server.schema.ts';
import { stateText } from '#machines/domain/state-text.ts';
import type { PlacingEvent, placingMachine } from './placing.machine.ts';

const order: PlacedOrder = placedOrder(
  { lines: [{ product: sampleBottle, quantity: 2 }], discount: 0 },
  { ...EMPTY_DETAILS, delivery: { ...EMPTY_DETAILS.delivery, street: '1 Main Street', city: 'Portland' } },
);

const otherOrder: PlacedOrder = placedOrder(
  { lines: [{ product: sampleBottle, quantity: 3 }], discount: 0 },
  EMPTY_DETAILS,
);

/** The server's answer to the sample order. */
export const sampleTaken: TakenOrder = {
  number: 'TR-2026-4F7K2M',
  placedAt: '2026-06-15T12:00:00.000Z',
  totals: order.totals,
};
/** A server that takes orders and sends codes. */
export const REAL_SERVER: ServerAbilities = { ...NO_ABILITIES, orders: true, codes: true };

export const placingSamples = {
  'order.remembered': { plainly: { type: 'order.remembered' } },
  'checkout.opened': { plainly: { type: 'checkout.opened' } },
  'order.submitted': {
    ofTwo: { type: 'order.submitted', submission: { order } },
    ofThree: { type: 'order.submitted', submission: { order: otherOrder } },
  },
} as const satisfies EventSamples<PlacingEvent>;

/** The states, and whether an order is on its way. */
export const placingStateKey = ({ value, context }: SnapshotFrom<typeof placingMachine>): string =>
  `${stateText(value)} ${context.submission === null ? 'no order' : 'an order'}`;
