import type { Order, OrderStamp, PlacedOrder } from '#machines/domain/order.ts';
import type { Problem } from '#machines/domain/problem.ts';
import type { Deletable, Deletion } from './deletions.ts';
import type { Repeat, Unsold } from './repeat-order.ts';
import type { RestoredOrders } from './stored-orders.ts';

export type OrdersContext = Deletable & {
  /** Placed orders without a number. The first one gets its number next. */
  placed: readonly PlacedOrder[];
  /** The number of the order that was placed last in this tab; null before the first. */
  latest: string | null;
  /** The order that was last bought again; null before the first. */
  repeated: Order | null;
  /** The products that cannot be bought again, by the catalogue's last answer. */
  unsold: Unsold;
  problem: Problem | null;
  /** The orders of the signed-in shopper as the server has them; null where no server takes orders, or before it is asked. */
  account: readonly Order[] | null;
  /** Whether it is known that no one is signed in. */
  isGuest: boolean;
};

export type OrdersEvent =
  | { type: 'page.hydrated'; orders: RestoredOrders }
  /** `stamp` is the server's, where a server has taken the order. */
  | { type: 'order.placed'; order: PlacedOrder; stamp?: OrderStamp }
  | { type: 'order.deleted'; number: string }
  | { type: 'orders.cleared' }
  | { type: 'deletion.undone'; deletion: string }
  | { type: 'order.repeated'; number: string }
  /** The connection is back, or the shopper tries again. `shown` is the number of the order on the page; null where there is none. */
  | { type: 'load.retried'; shown: string | null }
  /** A page with orders is shown. */
  | { type: 'orders.viewed' }
  | { type: 'shopper.signedIn' }
  | { type: 'shopper.signedOut' }
  /** The browser cannot store the orders. */
  | { type: 'storage.refused' }
  | { type: 'orders.changedElsewhere'; orders: readonly Order[] };

/** Other flows react to these events. */
export type OrdersFact =
  /** `inAccount` is how many of the deleted orders the account has, too. They stay on the page. */
  | { type: 'orders.deleted'; deletion: Deletion; inAccount: number }
  /** `isLeftInPlace` says that there was no room to set the damaged orders aside. */
  | { type: 'orders.damaged'; count: number; isLeftInPlace: boolean }
  | { type: 'orders.repeated'; repeat: Repeat };
