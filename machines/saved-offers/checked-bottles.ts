import type { Product } from '#machines/domain/product.ts';

/** What the catalogue says today of the bottles it was asked for; one it no longer has is missing from `found`. */
export type CheckedBottles = { asked: readonly string[]; found: readonly Product[] };

/** For each product that is out of stock, by its id, what is like it and in stock. SAV-4. */
export type Alternatives = Readonly<Record<string, readonly Product[]>>;

/** Before anything has been asked. */
export const UNCHECKED: CheckedBottles = { asked: [], found: [] };

/** Those that cannot be had today. */
export const soldOut = ({ found }: CheckedBottles): readonly Product[] => found.filter(({ inStock }) => !inStock);

/** What is known of a saved bottle; 'unknown' until the catalogue has been asked for it. SAV-4. */
export type Standing = 'unknown' | 'inStock' | 'outOfStock' | 'gone';

export function standingOf({ asked, found }: CheckedBottles, id: string): Standing {
  const product = found.find((each) => each.id === id);
  if (product) return product.inStock ? 'inStock' : 'outOfStock';
  return asked.includes(id) ? 'gone' : 'unknown';
}
