import type { Pence } from './money.ts';
import type { Product } from './product.ts';
import { type Voucher, voucherDiscount } from './voucher.ts';

/** The fields of a product that the cart stores: enough to show a line and to calculate while offline. */
export type CartProduct = Pick<
  Product,
  'id' | 'name' | 'price' | 'imageUrl' | 'category' | 'alcoholContent' | 'volume'
>;
export type CartLine = { product: CartProduct; quantity: number };

/** Lines in the order they were first added; a discount in pence; the voucher that the shopper has applied. */
export type Cart = { lines: readonly CartLine[]; discount: Pence; voucher?: Voucher | undefined };
export const EMPTY_CART: Cart = { lines: [], discount: 0 };

/** The largest quantity of one product in an order. */
export const MAX_QUANTITY = 999;
/** CRT-3. */
export const TAX_RATE = 0.08;
/** '8%'. */
export const TAX_RATE_TEXT = `${Math.round(TAX_RATE * 100)}%`;
export const DELIVERY_FEE: Pence = 599;
export const FREE_DELIVERY_FROM: Pence = 5000;

export type Totals = { subtotal: Pence; tax: Pence; delivery: Pence; discount: Pence; total: Pence };

export const subtotalOf = (cart: Pick<Cart, 'lines'>): Pence =>
  cart.lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** The totals of the cart, in pence. An empty cart costs nothing. CRT-3, VCH-3. */
export function totalsOf(cart: Cart): Totals {
  const subtotal = subtotalOf(cart);
  const isEmpty = cart.lines.length === 0;
  const tax = Math.round(subtotal * TAX_RATE);
  const delivery = isEmpty || subtotal >= FREE_DELIVERY_FROM ? 0 : DELIVERY_FEE;
  const due = subtotal + tax + delivery;
  const reduction = Math.max(cart.discount, 0) + (cart.voucher ? voucherDiscount(cart.voucher, subtotal) : 0);
  const discount = isEmpty ? 0 : Math.min(reduction, due);
  return { subtotal, tax, delivery, discount, total: due - discount };
}

/** Pence. */
export const lineTotal = (line: CartLine): Pence => line.product.price * line.quantity;

/** The number of pieces, not of lines. The badge shows it. HDR-2. */
export const countOf = (cart: Pick<Cart, 'lines'>): number => cart.lines.reduce((sum, line) => sum + line.quantity, 0);

/** The pence that the subtotal lacks for free delivery; 0 when delivery is free or the cart is empty. CRT-6. */
export function untilFreeDelivery(cart: Cart): Pence {
  return cart.lines.length === 0 ? 0 : Math.max(0, FREE_DELIVERY_FROM - subtotalOf(cart));
}

export const idsOf = (lines: readonly CartLine[]): readonly string[] => lines.map((line) => line.product.id);

export const quantityOf = (cart: Pick<Cart, 'lines'>, id: string): number =>
  cart.lines.find((line) => line.product.id === id)?.quantity ?? 0;

const clamp = (quantity: number) => Math.min(MAX_QUANTITY, Math.trunc(quantity));

/** The fields that a cart stores, and no others. */
export const cartProduct = ({
  id,
  name,
  price,
  imageUrl,
  category,
  alcoholContent,
  volume,
}: CartProduct): CartProduct => ({
  id,
  name,
  price,
  imageUrl,
  category,
  alcoholContent,
  volume,
});

/**
 * The lines after a product was added, with up to MAX_QUANTITY of it. A new line goes to the end. A line that is there
 * keeps its price: only a check changes it, and says so. CRT-1, CRT-5.
 */
export function withAdded(lines: readonly CartLine[], product: CartProduct, quantity: number): readonly CartLine[] {
  if (!(quantity >= 1)) return lines;
  const known = lines.some((line) => line.product.id === product.id);
  if (!known) return [...lines, { product: cartProduct(product), quantity: clamp(quantity) }];
  return lines.map((line) =>
    line.product.id === product.id ? { ...line, quantity: clamp(line.quantity + quantity) } : line,
  );
}

/** The lines with a product's quantity set, up to MAX_QUANTITY. 0 or less removes the line; NaN changes nothing. CRT-1. */
export function withQuantity(lines: readonly CartLine[], id: string, quantity: number): readonly CartLine[] {
  if (Number.isNaN(quantity)) return lines;
  if (quantity < 1) return lines.filter((line) => line.product.id !== id);
  return lines.map((line) => (line.product.id === id ? { ...line, quantity: clamp(quantity) } : line));
}

/** What an order has of a product. */
export type OrderedLine = { id: string; quantity: number };

/** The lines without what was ordered. */
export const withoutOrdered = (lines: readonly CartLine[], ordered: readonly OrderedLine[]): readonly CartLine[] =>
  ordered.reduce((all, { id, quantity }) => withQuantity(all, id, quantityOf({ lines: all }, id) - quantity), lines);
