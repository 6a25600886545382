import type { OrderLine } from '#machines/domain/order.ts';
import type { Product } from '#machines/domain/product.ts';

/** Why a product of an order cannot be bought again. */
export type UnsoldReason = 'gone' | 'outOfStock';

/** An order that is bought again: what goes into the cart as it is today, and what does not. ORD-3. */
export type Repeat = {
  lines: readonly { product: Product; quantity: number }[];
  missing: readonly { line: OrderLine; reason: UnsoldReason }[];
};

/** @param found what the catalogue still has of the products; one that it no longer has is not among them */
export function repeatOf(lines: readonly OrderLine[], found: readonly Product[]): Repeat {
  const repeat: { lines: Repeat['lines'][number][]; missing: Repeat['missing'][number][] } = { lines: [], missing: [] };
  for (const line of lines) {
    const product = found.find(({ id }) => id === line.id);
    if (product?.inStock) repeat.lines.push({ product, quantity: line.quantity });
    else repeat.missing.push({ line, reason: product ? 'outOfStock' : 'gone' });
  }
  return repeat;
}

/** What is known of products that cannot be bought, after the catalogue has said more. By product. */
export type Unsold = Readonly<Record<string, UnsoldReason>>;

/** Those of which something else was known are spoken of anew. */
export function unsoldAfter(known: Unsold, { lines, missing }: Repeat): Unsold {
  const sold = lines.map(({ product }) => product.id);
  return {
    ...Object.fromEntries(Object.entries(known).filter(([id]) => !sold.includes(id))),
    ...Object.fromEntries(missing.map(({ line, reason }) => [line.id, reason])),
  };
}
