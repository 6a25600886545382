import type { Order, PlacedOrder } from '#machines/domain/order.ts';
import type { Problem } from '#machines/domain/problem.ts';
import type { Deletable, Deletion } from './deletions.ts';
import type { Repeat, Unsold } from './repeat-order.ts';
import type { RestoredOrders } from './stored-orders.ts';

/** What the flow remembers. */
export type OrdersContext = Deletable & {
  /** Placed, and without a number yet; the first one is numbered next. */
  placed: readonly PlacedOrder[];
  /** The number of the order that was placed last here; null before. */
  latest: string | null;
  /** The order that is bought again, or was last; null before. */
  repeated: Order | null;
  /** What the catalogue has last said of products that cannot be bought again. */
  unsold: Unsold;
  problem: Problem | null;
};

/** What the flow is told. */
export type OrdersEvent =
  /** Storage has been read. */
  | { type: 'page.hydrated'; orders: RestoredOrders }
  | { type: 'order.placed'; order: PlacedOrder }
  | { type: 'order.deleted'; number: string }
  | { type: 'orders.cleared' }
  | { type: 'deletion.undone'; deletion: string | number }
  | { type: 'order.repeated'; number: string }
  | { type: 'orders.changedElsewhere'; orders: readonly Order[] };

/** Facts for the rest of the shop. */
export type OrdersFact =
  | { type: 'orders.deleted'; deletion: Deletion }
  | { type: 'orders.damaged'; count: number }
  | { type: 'orders.repeated'; repeat: Repeat };
