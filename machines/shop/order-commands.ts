import type { EventFromLogic } from 'xstate';
import type { CheckoutDetails } from '#machines/domain/checkout-details.ts';
import { placedOrder } from '#machines/domain/order.ts';
import type { PlacingFact, placingMachine } from '#machines/placing/placing.machine.ts';
import type { Command } from './commands.ts';
import type { FlowRefs } from './flows.ts';

type Taken = Extract<PlacingFact, { type: 'placing.order.taken' }>;
type Refused = Extract<PlacingFact, { type: 'placing.order.refused' }>;

/** The order is made from the cart as it is now, for the shopper who is signed in. SRV-4. */
export function submittedOrder(
  details: CheckoutDetails,
  system: FlowRefs['cart']['system'],
): EventFromLogic<typeof placingMachine> {
  const cart: FlowRefs['cart'] = system.get('cart');
  const session: FlowRefs['session'] = system.get('session');
  const content = cart.getSnapshot().context;
  const email = session.getSnapshot().context.user?.email;
  const submission = { order: placedOrder(content, details), voucher: content.voucher?.code, email };
  return { type: 'order.submitted', submission };
}

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
export const orderLeavesCart = ({ order, voucher }: Taken): Command => ({
  flow: 'cart',
  event: { type: 'order.placed', lines: order.lines, voucher },
});

/** The address is remembered where the shopper has chosen that. ADB-1. */
export const addressUsed = ({ order }: Taken): Command => ({
  flow: 'addresses',
  event: { type: 'order.placed', address: order.delivery },
});

/** The checkout confirms the order, with the number that a server has given it. CHK-3. */
export const orderConfirmed = ({ taken }: Taken): Command => ({
  flow: 'checkout',
  event: { type: 'order.taken', number: taken?.number ?? null },
});

/** Prices and stock are checked again. A voucher is named where the order was refused because of it. SRV-5, VCH-5. */
export const cartRefused = ({ problem, voucher }: Refused): Command => ({
  flow: 'cart',
  event: { type: 'order.refused', voucher: problem.code === 'voucherRefused' ? voucher : undefined },
});

export const orderRefused = ({ problem }: Refused): Command => ({
  flow: 'checkout',
  event: { type: 'order.refused', problem },
});
