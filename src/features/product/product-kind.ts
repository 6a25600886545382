import { sectionOfCategory } from '#machines/domain/categories.ts';
import type { Product } from '#machines/domain/product.ts';

/** The page treats drinks, food and accessories differently. */
export type ProductKind = 'drink' | 'food' | 'ware';

export function productKind(product: Pick<Product, 'category'>): ProductKind {
  switch (sectionOfCategory(product.category)?.id) {
    case 'glassware':
    case 'bar-tools':
      return 'ware';
    case 'snacks':
      return 'food';
    default:
      return 'drink';
  }
}
