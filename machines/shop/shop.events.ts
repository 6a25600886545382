import type { ErrorActorEvent } from 'xstate';
import type { RestoredCart } from '#machines/cart/stored-cart.ts';
import type { Product } from '#machines/domain/product.ts';
import type { Route } from '#machines/domain/routes.ts';
import type { RestoredOrders } from '#machines/orders/stored-orders.ts';
import type { RestoredSaved } from '#machines/saved/stored-saved.ts';
import type { RestoredAuth } from '#machines/session/stored-auth.ts';
import type { FlowFact } from './flows.ts';

export type ShopContext = {
  /** What the address names; null before the first one has been read. */
  route: Route | null;
};

/** What the browser has stored of earlier pages. */
export type StoredData = {
  ageConfirmed: boolean;
  auth: RestoredAuth;
  cart: RestoredCart;
  orders: RestoredOrders;
  saved: RestoredSaved;
  /** The products looked at in this session, the latest first. */
  viewed: readonly Product[];
};

/** What the root is told: by the page as it starts, and by the flows. */
export type ShopEvent =
  /** The first render is done, and storage has been read. */
  ({ type: 'page.hydrated' } & StoredData) | FlowFact | ErrorActorEvent<unknown, string>;
