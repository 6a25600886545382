import type { OrderLine } from '#machines/domain/order.ts';
import type { Product } from '#machines/domain/product.ts';

/** The reasons why a product of an order cannot be bought again. */
export type UnsoldReason = 'gone' | 'outOfStock';

/** The products of an order that go into the cart again, as they are sold today, and those that do not. ORD-3. */
export type Repeat = {
  lines: readonly { product: Product; quantity: number }[];
  missing: readonly { line: OrderLine; reason: UnsoldReason }[];
};

/** @param found the products that are still in the catalogue */
export function repeatOf(lines: readonly OrderLine[], found: readonly Product[]): Repeat {
  const repeat: { lines: Repeat['lines'][number][]; missing: Repeat['missing'][number][] } = { lines: [], missing: [] };
  for (const line of lines) {
    const product = found.find(({ id }) => id === line.id);
    if (product?.inStock) repeat.lines.push({ product, quantity: line.quantity });
    else repeat.missing.push({ line, reason: product ? 'outOfStock' : 'gone' });
  }
  return repeat;
}

/** The products that cannot be bought, by product id. */
export type Unsold = Readonly<Record<string, UnsoldReason>>;

/** A newer answer about a product replaces the older one. */
export function unsoldAfter(known: Unsold, { lines, missing }: Repeat): Unsold {
  const sold = lines.map(({ product }) => product.id);
  return {
    ...Object.fromEntries(Object.entries(known).filter(([id]) => !sold.includes(id))),
    ...Object.fromEntries(missing.map(({ line, reason }) => [line.id, reason])),
  };
}
