import type { Product } from './product.ts';

/**
 * The catalogue's answer about products that were asked for by their ids. One that is asked for and not found is no longer
 * sold; one that came and could not be read counts as not asked for. API-3.
 */
export type CatalogueAnswer = { asked: readonly string[]; found: readonly Product[] };

export const NO_ANSWER: CatalogueAnswer = { asked: [], found: [] };

/** Whether a product can be bought, by the catalogue's answer; 'unknown' where it was not asked for. */
export type Availability = 'unknown' | 'inStock' | 'outOfStock' | 'gone';

export function availabilityOf({ asked, found }: CatalogueAnswer, id: string): Availability {
  const product = found.find((each) => each.id === id);
  if (product) return product.inStock ? 'inStock' : 'outOfStock';
  return asked.includes(id) ? 'gone' : 'unknown';
}
