import * as v from 'valibot';
import { MAX_QUANTITY } from '#machines/domain/cart.ts';
import { PAYMENT_METHODS } from '#machines/domain/checkout-choices.ts';
import { addedOrRemoved, mergedList } from '#machines/domain/merged-list.ts';
import type { Order } from '#machines/domain/order.ts';
import { CART_PRODUCT_FIELDS } from '#machines/domain/product.schema.ts';
import { LONGEST_TEXT } from '#machines/domain/typed-text.ts';

/** The version rises when the stored form changes. Data of another version are set aside. */
export const ORDERS_VERSION = 1;

/** An order has no largest total, so that each order that can be placed can be read again. STO-3. */
const pence = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Address fields are not validated and may be blank. Those of older orders may be longer than a field takes today. */
const typed = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
const { id, name, imageUrl, volume } = CART_PRODUCT_FIELDS;

const LineSchema = v.object({
  id,
  name,
  imageUrl,
  volume,
  price: pence,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
});

/** An order in storage. */
export const OrderSchema = v.object({
  number: v.pipe(v.string(), v.regex(/^TR-\d{4}-[2-9A-HJKMNP-TV-Z]{6}$/)),
  placedAt: v.pipe(v.string(), v.isoTimestamp()),
  lines: v.pipe(v.array(LineSchema), v.minLength(1), v.readonly()),
  totals: v.object({ subtotal: pence, tax: pence, delivery: pence, discount: pence, total: pence }),
  delivery: v.object({ street: typed, city: typed, state: typed, zipCode: typed, country: typed }),
  payment: v.picklist(PAYMENT_METHODS),
});

/** The orders that were read from storage, the newest first. */
export type RestoredOrders = {
  orders: readonly Order[];
  /** The number of entries that could not be read and were set aside. ORD-5. */
  damaged: number;
  /** There was no room to set them aside, so they stay, and no orders are stored. STO-2. */
  isLeftInPlace?: boolean;
};

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
  return { sound: [...orders.values()], damaged };
}

/** Applies this tab's change to the stored orders. STO-7. */
export const mergedOrders = (
  before: readonly Order[],
  after: readonly Order[],
  stored: readonly Order[],
): readonly Order[] => mergedList(before, after, stored, ({ number }) => number, addedOrRemoved);
