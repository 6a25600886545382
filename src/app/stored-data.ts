import type { StoredData } from '#machines/shop/shop.events.ts';
import { readAddresses } from '#src/features/addresses/addresses.actors.ts';
import { readAgeConfirmation } from '#src/features/age-gate/age-gate.actors.ts';
import { readWatched } from '#src/features/back-in-stock/back-in-stock.actors.ts';
import { readCart } from '#src/features/cart/stored-cart.ts';
import { readOrders } from '#src/features/orders/orders.actors.ts';
import { readViewed } from '#src/features/recently-viewed/recently-viewed.actors.ts';
import { readSaved } from '#src/features/saved/saved.actors.ts';
import { restoreAuth } from '#src/platform/stored-auth.ts';

/** Storage is read after the first render, which must equal the static page. */
export const readStoredData = (): StoredData => ({
  ageConfirmed: readAgeConfirmation(),
  auth: restoreAuth(),
  cart: readCart(),
  orders: readOrders(),
  saved: readSaved(),
  addresses: readAddresses(),
  viewed: readViewed(),
  watched: readWatched(),
});
