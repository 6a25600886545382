import type { CatalogueAnswer } from '#machines/domain/catalogue-answer.ts';
import type { Product } from '#machines/domain/product.ts';

/** Similar products in stock, by the id of the product that is out of stock. SAV-4. */
export type Alternatives = Readonly<Record<string, readonly Product[]>>;

export const UNCHECKED: CatalogueAnswer = { asked: [], found: [] };

/** The bottles that are out of stock. */
export const soldOut = ({ found }: CatalogueAnswer): readonly Product[] => found.filter(({ inStock }) => !inStock);

/**
 * The availability of a saved bottle: 'unknown' until the catalogue has answered, 'unreadable' where its answer has the
 * bottle in no valid form. SAV-4, API-3.
 */
export type Standing = 'unknown' | 'inStock' | 'outOfStock' | 'gone' | 'unreadable';

export function standingOf({ asked, found }: CatalogueAnswer, id: string): Standing {
  const product = found.find((each) => each.id === id);
  if (product) return product.inStock ? 'inStock' : 'outOfStock';
  return asked.includes(id) ? 'gone' : 'unknown';
}
