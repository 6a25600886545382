import type { PlacingFact } from '#machines/placing/placing.machine.ts';
import type { Command } from './commands.ts';

type Taken = Extract<PlacingFact, { type: 'placing.order.taken' }>;
type Refused = Extract<PlacingFact, { type: 'placing.order.refused' }>;

/** The order is stored with the number, date and totals that a server has given it; else it gets them on this device. SRV-4. */
export const orderStored = ({ order, taken }: Taken): Command => ({
  flow: 'orders',
  event:
    taken === null
      ? { type: 'order.placed', order }
      : {
          type: 'order.placed',
          order: { ...order, totals: taken.totals },
          stamp: { number: taken.number, placedAt: taken.placedAt },
        },
});

/** The cart may have changed while the order was on its way, or while the server was asked whether it takes orders: what is no part of the order stays. SRV-4. */
export const orderLeavesCart = ({ order }: Taken): Command => ({
  flow: 'cart',
  event: { type: 'order.placed', lines: order.lines },
});

export const orderRefused = ({ problem }: Refused): Command => ({
  flow: 'checkout',
  event: { type: 'order.refused', problem },
});
