import type { StoredData } from '#machines/shop/shop.events.ts';
import { readAgeConfirmation } from '#src/flows/age-gate/age-gate.actors.ts';
import { readCart } from '#src/flows/cart/stored-cart.ts';
import { readOrders } from '#src/flows/orders/orders.actors.ts';
import { readViewed } from '#src/flows/recently-viewed/recently-viewed.actors.ts';
import { readSaved } from '#src/flows/saved/saved.actors.ts';
import { readAuth } from '#src/lib/stored-auth.ts';

/** What the browser has stored of earlier pages. It is read after the first render, which must equal the static page. */
export const readStoredData = (): StoredData => ({
  ageConfirmed: readAgeConfirmation(),
  auth: readAuth(),
  cart: readCart(),
  orders: readOrders(),
  saved: readSaved(),
  viewed: readViewed(),
});
