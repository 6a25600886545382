import type { SnapshotFrom } from 'xstate';
import type { Order } from '#machines/domain/order.ts';
import { foundOrder } from './order-book.ts';
import type { ordersMachine } from './orders.machine.ts';
import type { UnsoldReason } from './repeat-order.ts';

type Snapshot = SnapshotFrom<typeof ordersMachine>;

/** True until storage has been read: nobody knows yet whether there is any order. ORD-2. */
export const isUnread = (snapshot: Snapshot): boolean => snapshot.matches({ contents: 'unknown' });

/** True once it is known that no order is kept. ORD-2. */
export const hasNone = (snapshot: Snapshot): boolean => snapshot.matches({ contents: 'none' });

/** The newest first. ORD-2. */
export const keptOrders = ({ context }: Snapshot): readonly Order[] => context.orders;

/** The order of a number; null where none is kept. ORD-2. */
export const orderOf =
  (number: string) =>
  ({ context }: Snapshot): Order | null =>
    foundOrder(context.orders, number);

/** The order that was placed last in this tab; null before its number is known. ORD-1. */
export const latestOrder = ({ context: { latest, orders, placed } }: Snapshot): Order | null =>
  latest === null || placed.length > 0 ? null : foundOrder(orders, latest);

/** True while the browser keeps nothing for the shop: the orders last as long as the page. ORD-6. */
export const isOnlyRemembered = (snapshot: Snapshot): boolean => snapshot.matches({ book: { open: 'remembered' } });

/** Whether an order can be bought again just now. ORD-3. */
export const canRepeat =
  (number: string) =>
  (snapshot: Snapshot): boolean =>
    snapshot.can({ type: 'order.repeated', number });

/** Whether this is the order of which the catalogue is being asked. ORD-3. */
export const isRepeating =
  (number: string) =>
  (snapshot: Snapshot): boolean =>
    snapshot.matches({ repeat: 'asking' }) && snapshot.context.repeated?.number === number;

/** Why an order could not be bought again; null where nothing went wrong. ORD-3. */
export const repeatProblem =
  (number: string) =>
  (snapshot: Snapshot): string | null =>
    snapshot.matches({ repeat: 'unanswered' }) && snapshot.context.repeated?.number === number
      ? (snapshot.context.problem?.message ?? null)
      : null;

/** Why a product cannot be bought again, as far as the catalogue has been asked. ORD-3. */
export const unsoldReason =
  (productId: string) =>
  ({ context }: Snapshot): UnsoldReason | null =>
    context.unsold[productId] ?? null;
