import { sectionOfCategory } from './categories.ts';

/** Drinks, food and accessories are treated differently. */
export type ProductKind = 'drink' | 'food' | 'ware';

export function productKind({ category }: { category: string }): ProductKind {
  switch (sectionOfCategory(category)?.id) {
    case 'glassware':
    case 'bar-tools':
      return 'ware';
    case 'snacks':
      return 'food';
    default:
      return 'drink';
  }
}
