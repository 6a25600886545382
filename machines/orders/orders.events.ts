import type { Order, PlacedOrder } from '#machines/domain/order.ts';
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
};

export type OrdersEvent =
  | { type: 'page.hydrated'; orders: RestoredOrders }
  | { type: 'order.placed'; order: PlacedOrder }
  | { type: 'order.deleted'; number: string }
  | { type: 'orders.cleared' }
  | { type: 'deletion.undone'; deletion: string }
  | { type: 'order.repeated'; number: string }
  /** The connection is back. `shown` is the number of the order on the page; null where there is none. */
  | { type: 'load.retried'; shown: string | null }
  /** The browser cannot store the orders. */
  | { type: 'storage.refused' }
  | { type: 'orders.changedElsewhere'; orders: readonly Order[] };

/** Other flows react to these events. */
export type OrdersFact =
  | { type: 'orders.deleted'; deletion: Deletion }
  /** `isLeftInPlace` says that there was no room to set the damaged orders aside. */
  | { type: 'orders.damaged'; count: number; isLeftInPlace: boolean }
  | { type: 'orders.repeated'; repeat: Repeat };
