import type { DamagedEntries } from '#machines/domain/damaged-entries.ts';
import { addedOrRemoved, mergedList } from '#machines/domain/merged-list.ts';
import { OrderSchema } from '#machines/domain/order.schema.ts';
import { newestFirst, type Order } from '#machines/domain/order.ts';
import { type SortedOut, sortOut } from '#machines/domain/tolerant.ts';

/** The version rises when the stored form changes. Data of another version are set aside. */
export const ORDERS_VERSION = 1;

/** The orders that were read from storage, the newest first. ORD-5. */
export type RestoredOrders = DamagedEntries & { orders: readonly Order[] };

export const NO_STORED_ORDERS: RestoredOrders = { orders: [], damaged: 0 };

const keyOf = ({ number }: Order): string => number;

/** Stored orders, each once, without damaged entries. ORD-5. */
export function sortedOut(entries: readonly unknown[]): SortedOut<Order> {
  const { sound, damaged } = sortOut(entries, OrderSchema, keyOf);
  return { sound: newestFirst(sound), damaged };
}

/** Applies this tab's change to the stored orders. STO-7. */
export const mergedOrders = (
  before: readonly Order[],
  after: readonly Order[],
  stored: readonly Order[],
): readonly Order[] => mergedList(before, after, stored, keyOf, addedOrRemoved);
