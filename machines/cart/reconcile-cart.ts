import { type CartLine, cartProduct, idsOf } from '#machines/domain/cart.ts';
import type { Correction } from '#machines/domain/correction.ts';
import type { Product } from '#machines/domain/product.ts';

/** The catalogue's answer about the products in the cart. A product that is no longer sold is missing from `found`. */
export type CheckedProducts = { asked: readonly string[]; found: readonly Product[] };

/**
 * Corrects the lines to match today's catalogue: new prices, and no line that cannot be bought.
 * Lines that were added during the check stay as they are.
 */
export function reconcile(
  lines: readonly CartLine[],
  { asked, found }: CheckedProducts,
): { lines: readonly CartLine[]; corrections: readonly Correction[] } {
  const corrections: Correction[] = [];
  const kept = lines.flatMap((line): CartLine[] => {
    const { id, name, price } = line.product;
    if (!asked.includes(id)) return [line];
    const today = found.find((product) => product.id === id);
    if (!today) {
      corrections.push({ kind: 'gone', id, name });
      return [];
    }
    if (!today.inStock) {
      corrections.push({ kind: 'outOfStock', id, name: today.name });
      return [];
    }
    if (today.price !== price) {
      corrections.push({ kind: 'priceChanged', id, name: today.name, from: price, to: today.price });
    }
    return [{ ...line, product: cartProduct(today) }];
  });
  return { lines: kept, corrections };
}

/** Whether a product among these lines, or its price, is not among the known ones. CHK-7. */
export const hasOtherOffers = (lines: readonly CartLine[], known: readonly CartLine[]): boolean =>
  lines.some(
    ({ product: { id, price } }) => !known.some(({ product }) => product.id === id && product.price === price),
  );

/**
 * Joins earlier and later corrections: each product has its latest one, with the price that the shopper first saw.
 * A price that has changed back is no correction.
 */
export function withCorrections(earlier: readonly Correction[], later: readonly Correction[]): readonly Correction[] {
  const all = new Map(earlier.map((correction) => [correction.id, correction]));
  for (const correction of later) {
    const former = all.get(correction.id);
    all.delete(correction.id);
    if (correction.kind !== 'priceChanged' || former?.kind !== 'priceChanged') all.set(correction.id, correction);
    else if (former.from !== correction.to) all.set(correction.id, { ...correction, from: former.from });
  }
  return [...all.values()];
}

/** The lines and corrections after a check. CRT-5. */
export function corrected(
  cart: { lines: readonly CartLine[]; corrections: readonly Correction[] },
  checked: CheckedProducts,
): { lines: readonly CartLine[]; corrections: readonly Correction[] } {
  const { lines, corrections } = reconcile(cart.lines, checked);
  return { lines, corrections: withCorrections(cart.corrections, corrections) };
}

/** Drops the price corrections of removed lines, because a notice belongs to its line. CRT-5. */
export const onItsLines = <Change extends { lines: readonly CartLine[] }>(
  { corrections }: { corrections: readonly Correction[] },
  change: Change,
): Change & { corrections: readonly Correction[] } => ({
  ...change,
  corrections: corrections.filter(({ kind, id }) => kind !== 'priceChanged' || idsOf(change.lines).includes(id)),
});
