import { purchaseMachine } from '#machines/shop/purchase.machine.ts';
import { orders } from '#src/flows/orders/orders.actors.ts';
import { saved } from '#src/flows/saved/saved.actors.ts';
import { savedOffers } from '#src/flows/saved-offers/saved-offers.actors.ts';

/** Buying, the orders that are kept, and what is saved for later. */
export const purchase = purchaseMachine.provide({ actors: { orders, saved, savedOffers } });
