import { purchaseMachine } from '#machines/shop/purchase.machine.ts';
import { orders } from '#src/flows/orders/orders.actors.ts';

/** Buying, and the orders that are kept. */
export const purchase = purchaseMachine.provide({ actors: { orders } });
