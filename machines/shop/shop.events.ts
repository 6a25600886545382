import type { ErrorActorEvent } from 'xstate';
import type { RestoredAddresses } from '#machines/addresses/stored-addresses.ts';
import type { RestoredWatched } from '#machines/back-in-stock/stored-watched.ts';
import type { RestoredCart } from '#machines/cart/stored-cart.ts';
import type { Product } from '#machines/domain/product.ts';
import type { Route } from '#machines/domain/routes.ts';
import type { RestoredAuth } from '#machines/domain/stored-auth.ts';
import type { RestoredOrders } from '#machines/orders/stored-orders.ts';
import type { RestoredSaved } from '#machines/saved/stored-saved.ts';
import type { FlowFact } from './flows.ts';

export type ShopContext = {
  /** The route of the address; null before it has been read. */
  route: Route | null;
  /** The address that a shopper who had to sign in is led back to; null for the home page. STO-5. */
  returnTo: string | null;
};

/** The data that this tab stored before the page was loaded again. */
export type ShopInput = { returnTo: string | null };

/** The data that the browser has stored. */
export type StoredData = {
  ageConfirmed: boolean;
  auth: RestoredAuth;
  cart: RestoredCart;
  orders: RestoredOrders;
  saved: RestoredSaved;
  addresses: RestoredAddresses;
  /** The products viewed in this session, the latest first. */
  viewed: readonly Product[];
  watched: RestoredWatched;
};

/** Events of the browser. */
export type DeviceEvent =
  /** The connection is back. */
  | { type: 'connection.restored' }
  /** The window has become wide enough for the links and the filters to be on the page. */
  | { type: 'screen.widened' }
  /** The shopper cannot see the page: another tab or another app is in front. */
  | { type: 'tab.hidden' }
  | { type: 'tab.shown' };

/** Events of the root come from the page's start, from flows and from the browser. */
export type ShopEvent =
  /** The first render is done, and storage has been read. */
  ({ type: 'page.hydrated' } & StoredData) | FlowFact | DeviceEvent | ErrorActorEvent<unknown, string>;
