import type { CatalogueAnswer } from '#machines/domain/catalogue-answer.ts';
import type { Product } from '#machines/domain/product.ts';

/** Similar products in stock, by the id of the product that is out of stock. SAV-4. */
export type Alternatives = Readonly<Record<string, readonly Product[]>>;

/** The bottles that are out of stock. */
export const soldOut = ({ found }: CatalogueAnswer): readonly Product[] => found.filter(({ inStock }) => !inStock);
