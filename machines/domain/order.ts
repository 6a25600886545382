import { type Cart, type CartLine, type Totals, totalsOf } from './cart.ts';
import type { CheckoutDetails } from './checkout-details.ts';
import type { Pence } from './money.ts';

/** What an order keeps of a product: as it was called, looked and cost on the day. */
export type OrderLine = {
  id: string;
  name: string;
  imageUrl: string;
  volume: string;
  /** Of one piece. */
  price: Pence;
  quantity: number;
};

/** What was bought, where it goes and how it is paid for; never more of the payment than its kind. ORD-1. */
export type PlacedOrder = CheckoutDetails & { lines: readonly OrderLine[]; totals: Totals };

/** By what an order is told from all others, and when it was placed. */
export type OrderStamp = {
  /** 'TR-2026-4F7K2M'. */
  number: string;
  /** An instant, as ISO 8601 writes it in UTC. */
  placedAt: string;
};

/** An order as this device keeps it. */
export type Order = PlacedOrder & OrderStamp;

const orderLine = ({ product: { id, name, imageUrl, volume, price }, quantity }: CartLine): OrderLine => ({
  id,
  name,
  imageUrl,
  volume,
  price,
  quantity,
});

/** An order of all that the cart holds. Only the fields that an order keeps. */
export const placedOrder = (cart: Cart, { delivery, payment }: CheckoutDetails): PlacedOrder => ({
  lines: cart.lines.map(orderLine),
  totals: totalsOf(cart),
  delivery,
  payment,
});

/** Pieces, not lines. */
export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const orderHref = (number: string): string => `/orders/${encodeURIComponent(number)}`;
