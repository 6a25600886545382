import { addressLines } from './address-lines.ts';
import { type Cart, type CartLine, type Totals, totalsOf } from './cart.ts';
import type { CheckoutDetails } from './checkout-details.ts';
import type { Pence } from './money.ts';

/** A product in an order, with its name, picture and price on that day. */
export type OrderLine = {
  id: string;
  name: string;
  imageUrl: string;
  volume: string;
  /** The price of one piece. */
  price: Pence;
  quantity: number;
};

/** The products, the address, and the method of payment. Payment details are never stored. ORD-1. */
export type PlacedOrder = CheckoutDetails & { lines: readonly OrderLine[]; totals: Totals };

/** The unique number of an order, and when it was placed. */
export type OrderStamp = {
  /** 'TR-2026-4F7K2M'. */
  number: string;
  /** ISO 8601, in UTC. */
  placedAt: string;
};

/** An order as this device stores it. */
export type Order = PlacedOrder & OrderStamp;

/** ORD-2. */
export const newestFirst = (orders: readonly Order[]): readonly Order[] =>
  [...orders].sort((one, other) => Date.parse(other.placedAt) - Date.parse(one.placedAt));

const orderLine = ({ product: { id, name, imageUrl, volume, price }, quantity }: CartLine): OrderLine => ({
  id,
  name,
  imageUrl,
  volume,
  price,
  quantity,
});

/** An order of everything in the cart, with only the fields that an order stores. */
export const placedOrder = (cart: Cart, { delivery, payment }: CheckoutDetails): PlacedOrder => ({
  lines: cart.lines.map(orderLine),
  totals: totalsOf(cart),
  delivery,
  payment,
});

/**
 * What the shopper has chosen of an order, the same where it was put together or typed a little differently. A check of the
 * cart changes prices and voucher by itself, so they are no part of it. SRV-6.
 */
export const orderChoices = ({ lines, delivery, payment }: PlacedOrder) => ({
  lines: lines.map(({ id, quantity }) => ({ id, quantity })).sort((one, other) => (one.id < other.id ? -1 : 1)),
  address: addressLines(delivery),
  payment,
});

/** The number of pieces, not of lines. */
export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const orderHref = (number: string): string => `/orders/${encodeURIComponent(number)}`;
