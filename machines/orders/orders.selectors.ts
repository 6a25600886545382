import type { SnapshotFrom } from 'xstate';
import type { Order } from '#machines/domain/order.ts';
import { ownEntry } from '#machines/domain/own-entry.ts';
import { foundOrder } from './order-book.ts';
import type { ordersMachine } from './orders.machine.ts';
import type { UnsoldReason } from './repeat-order.ts';

type Snapshot = SnapshotFrom<typeof ordersMachine>;

/** True until the stored orders have been read. ORD-2. */
export const isUnread = (snapshot: Snapshot): boolean => snapshot.matches({ contents: 'unknown' });

/** True once it is known that there is no order. ORD-2. */
export const hasNone = (snapshot: Snapshot): boolean => snapshot.matches({ contents: 'none' });

/** The newest first. ORD-2. */
export const storedOrders = ({ context }: Snapshot): readonly Order[] => context.orders;

/** The order with this number; null for an unknown number. ORD-2. */
export const orderOf =
  (number: string) =>
  ({ context }: Snapshot): Order | null =>
    foundOrder(context.orders, number);

/** The order that was placed last in this tab; null before its number is known. ORD-1. */
export const latestOrder = ({ context: { latest, orders, placed } }: Snapshot): Order | null =>
  latest === null || placed.length > 0 ? null : foundOrder(orders, latest);

/** True where the browser cannot store the orders. ORD-6. */
export const isNotStored = (snapshot: Snapshot): boolean => snapshot.matches({ book: { open: 'remembered' } });

/** True while an order can be bought again. ORD-3. */
export const canRepeat =
  (number: string) =>
  (snapshot: Snapshot): boolean =>
    snapshot.can({ type: 'order.repeated', number });

/** True while the catalogue is asked for the products of this order. ORD-3. */
export const isRepeating =
  (number: string) =>
  (snapshot: Snapshot): boolean =>
    snapshot.matches({ repeat: 'asking' }) && snapshot.context.repeated?.number === number;

/** The reason why an order could not be bought again; null without an error. ORD-3. */
export const repeatProblem =
  (number: string) =>
  (snapshot: Snapshot): string | null =>
    snapshot.matches({ repeat: 'unanswered' }) && snapshot.context.repeated?.number === number
      ? (snapshot.context.problem?.message ?? null)
      : null;

/** The reason why a product cannot be bought again; null for one that can or was not checked. ORD-3. */
export const unsoldReason =
  (productId: string) =>
  ({ context }: Snapshot): UnsoldReason | null =>
    ownEntry(context.unsold, productId) ?? null;
