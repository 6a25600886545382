import type { SnapshotFrom } from 'xstate';
import type { Order } from '#machines/domain/order.ts';
import { ownEntry } from '#machines/domain/own-entry.ts';
import { allOrders, foundOrder } from './order-book.ts';
import type { ordersMachine } from './orders.machine.ts';
import type { UnsoldReason } from './repeat-order.ts';

type Snapshot = SnapshotFrom<typeof ordersMachine>;

/** True until the stored orders have been read. ORD-2. */
export const isUnread = (snapshot: Snapshot): boolean => snapshot.matches({ contents: 'unknown' });

/** True while the server is asked for orders of the account. SRV-9. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.matches({ account: 'asking' });

/** True where the answer for the orders of the account takes long. API-3. */
export const isAccountSlow = (snapshot: Snapshot): boolean => snapshot.matches({ account: { asking: 'slow' } });

/** True where the server did not say which orders the account has. SRV-9. */
export const isUnanswered = (snapshot: Snapshot): boolean => snapshot.matches({ account: 'unanswered' });

/** With a server, and a copy on this device or none; on this device alone; in this tab until it is left; or not known yet. */
export type OrdersPlace = 'server' | 'serverAlone' | 'device' | 'tab' | 'unknown';

/** Where the orders are stored. ORD-6, SRV-9. */
export function ordersPlace(snapshot: Snapshot): OrdersPlace {
  const isStoring = !snapshot.matches({ book: { open: 'notStored' } });
  if (snapshot.context.account !== null) return isStoring ? 'server' : 'serverAlone';
  if (!isStoring) return 'tab';
  return snapshot.matches({ account: 'known' }) ? 'device' : 'unknown';
}

/** True once it is known that there is no order, neither here nor with a server. ORD-2, SRV-9. */
export const hasNone = (snapshot: Snapshot): boolean =>
  snapshot.matches({ contents: 'none' }) &&
  !isAsking(snapshot) &&
  !isUnanswered(snapshot) &&
  (snapshot.context.account ?? []).length === 0;

/** The newest first, with those of the account. ORD-2, SRV-9. */
export const storedOrders = ({ context }: Snapshot): readonly Order[] => allOrders(context);

/** The order with this number; null for an unknown number. ORD-2. */
export const orderOf =
  (number: string) =>
  ({ context }: Snapshot): Order | null =>
    foundOrder(allOrders(context), number);

/** True where this device stores orders, which can be deleted. ORD-4. */
export const canClear = (snapshot: Snapshot): boolean => snapshot.can({ type: 'orders.cleared' });

/** True for an order that this device stores: it can be deleted. ORD-4, SRV-9. */
export const isOnDevice =
  (number: string) =>
  ({ context }: Snapshot): boolean =>
    foundOrder(context.orders, number) !== null;

/** The order that was placed last in this tab; null before its number is known. ORD-1. */
export const latestOrder = ({ context: { latest, orders, placed } }: Snapshot): Order | null =>
  latest === null || placed.length > 0 ? null : foundOrder(orders, latest);

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

/** True while the answer for the products of this order takes long. API-3. */
export const isRepeatSlow =
  (number: string) =>
  (snapshot: Snapshot): boolean =>
    snapshot.matches({ repeat: { asking: 'slow' } }) && snapshot.context.repeated?.number === number;

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
