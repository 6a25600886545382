import type { Pence } from './money.ts';
import type { Product } from './product.ts';

/** What the cart keeps of a product: enough to show a line and reckon with it while offline. */
export type CartProduct = Pick<
  Product,
  'id' | 'name' | 'price' | 'imageUrl' | 'category' | 'alcoholContent' | 'volume'
>;
export type CartLine = { product: CartProduct; quantity: number };

/** Lines in the order they were first added; discount in pence. */
export type Cart = { lines: readonly CartLine[]; discount: Pence };
export const EMPTY_CART: Cart = { lines: [], discount: 0 };

/** The most of one product a single order may hold. */
export const MAX_QUANTITY = 999;
/** CRT-3. */
export const TAX_RATE = 0.08;
/** '8%'. */
export const TAX_RATE_TEXT = `${Math.round(TAX_RATE * 100)}%`;
export const DELIVERY_FEE: Pence = 599;
export const FREE_DELIVERY_FROM: Pence = 5000;

export type Totals = { subtotal: Pence; tax: Pence; delivery: Pence; discount: Pence; total: Pence };

/** The cart's one reckoning, in pence; an empty cart costs nothing. CRT-3. */
export function totalsOf(cart: Cart): Totals {
  const subtotal = cart.lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const isEmpty = cart.lines.length === 0;
  const tax = Math.round(subtotal * TAX_RATE);
  const delivery = isEmpty || subtotal >= FREE_DELIVERY_FROM ? 0 : DELIVERY_FEE;
  const due = subtotal + tax + delivery;
  const discount = isEmpty ? 0 : Math.min(Math.max(cart.discount, 0), due);
  return { subtotal, tax, delivery, discount, total: due - discount };
}

/** Pence. */
export const lineTotal = (line: CartLine): Pence => line.product.price * line.quantity;

/** Pieces, not lines: what the badge shows. HDR-2. */
export const countOf = (cart: Pick<Cart, 'lines'>): number => cart.lines.reduce((sum, line) => sum + line.quantity, 0);

/** Pence still missing from the subtotal for free delivery; 0 when it is free or the cart is empty. CRT-6. */
export function untilFreeDelivery(cart: Cart): Pence {
  const { subtotal } = totalsOf(cart);
  return cart.lines.length === 0 ? 0 : Math.max(0, FREE_DELIVERY_FROM - subtotal);
}

export const idsOf = (lines: readonly CartLine[]): readonly string[] => lines.map((line) => line.product.id);

export const quantityOf = (cart: Pick<Cart, 'lines'>, id: string): number =>
  cart.lines.find((line) => line.product.id === id)?.quantity ?? 0;

const clamp = (quantity: number) => Math.min(MAX_QUANTITY, Math.trunc(quantity));

/** Only the fields a cart keeps, so that nothing else reaches storage. */
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

/** The lines with so many more of a product, MAX_QUANTITY at most: its line raised, or a new one at the end. CRT-1. */
export function withAdded(lines: readonly CartLine[], product: CartProduct, quantity: number): readonly CartLine[] {
  if (!(quantity >= 1)) return lines;
  const known = lines.some((line) => line.product.id === product.id);
  if (!known) return [...lines, { product: cartProduct(product), quantity: clamp(quantity) }];
  return lines.map((line) =>
    line.product.id === product.id
      ? { product: cartProduct(product), quantity: clamp(line.quantity + quantity) }
      : line,
  );
}

/** The lines with a product's quantity set, MAX_QUANTITY at most; 0 or less removes its line, no number changes nothing. CRT-1. */
export function withQuantity(lines: readonly CartLine[], id: string, quantity: number): readonly CartLine[] {
  if (Number.isNaN(quantity)) return lines;
  if (quantity < 1) return lines.filter((line) => line.product.id !== id);
  return lines.map((line) => (line.product.id === id ? { ...line, quantity: clamp(quantity) } : line));
}

/** A line that was taken out, and where it stood. */
export type RemovedLine = { line: CartLine; index: number };

/** The lines whose products are among these ids, each with its place. */
export const removedLines = (lines: readonly CartLine[], ids: readonly string[]): readonly RemovedLine[] =>
  lines.map((line, index) => ({ line, index })).filter(({ line }) => ids.includes(line.product.id));

/** Removed lines put back at their places; one whose product was added again meanwhile gains its quantity. CRT-6. */
export function withRestored(lines: readonly CartLine[], removed: readonly RemovedLine[]): readonly CartLine[] {
  return [...removed]
    .sort((a, b) => a.index - b.index)
    .reduce((all, { line, index }) => {
      if (quantityOf({ lines: all }, line.product.id) > 0) return withAdded(all, line.product, line.quantity);
      return [...all.slice(0, index), line, ...all.slice(index)];
    }, lines);
}
