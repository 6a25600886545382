import * as v from 'valibot';
import type { DamagedEntries } from '#machines/domain/damaged-entries.ts';
import { addedOrRemoved, mergedList } from '#machines/domain/merged-list.ts';
import { OrderSchema } from '#machines/domain/order.schema.ts';
import { newestFirst, type Order } from '#machines/domain/order.ts';

/** The version rises when the stored form changes. Data of another version are set aside. */
export const ORDERS_VERSION = 1;

/** The orders that were read from storage, the newest first. ORD-5. */
export type RestoredOrders = DamagedEntries & { orders: readonly Order[] };

export const NO_STORED_ORDERS: RestoredOrders = { orders: [], damaged: 0 };

/**
 * Separates orders from damaged entries, so that one damaged order does not lose the others. A second entry with the same
 * number counts as damaged.
 */
export function sortedOut(entries: readonly unknown[]): { sound: readonly Order[]; damaged: readonly unknown[] } {
  const orders = new Map<string, Order>();
  const damaged: unknown[] = [];
  for (const entry of entries) {
    const result = v.safeParse(OrderSchema, entry);
    if (result.success && !orders.has(result.output.number)) orders.set(result.output.number, result.output);
    else damaged.push(entry);
  }
  return { sound: newestFirst([...orders.values()]), damaged };
}

/** Applies this tab's change to the stored orders. STO-7. */
export const mergedOrders = (
  before: readonly Order[],
  after: readonly Order[],
  stored: readonly Order[],
): readonly Order[] => mergedList(before, after, stored, ({ number }) => number, addedOrRemoved);
