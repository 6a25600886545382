import type { Brand } from '#machines/domain/brand.ts';
import { categoryName, sectionById } from '#machines/domain/categories.ts';
import { choiceText, type FilterName } from '#machines/domain/filter-table.ts';
import { foldText } from '#machines/domain/fold-text.ts';
import { PRICE_RANGE, type ProductQuery, poundsText } from '#machines/domain/product-query.ts';

/** The brand that a text in the address names by its id or its name; null where it names none, or brands are not known. */
export function knownBrand(brands: readonly Brand[], text: string): Brand | null {
  const folded = foldText(text);
  return brands.find(({ id, name }) => foldText(id) === folded || foldText(name) === folded) ?? null;
}

/** '£0 – £150'. The upper end is open, so it is not said to be a limit. */
const priceText = ({ minPrice, maxPrice }: ProductQuery) =>
  maxPrice === PRICE_RANGE.max
    ? `From £${poundsText(minPrice)}`
    : `£${poundsText(minPrice)} – £${poundsText(maxPrice)}`;

/** What a filter that is set is called on its chip. PRD-10. */
export function filterText(name: FilterName, query: ProductQuery, brands: readonly Brand[]): string {
  switch (name) {
    case 'category':
      return categoryName(query.category ?? '');
    case 'section':
      return sectionById(query.section ?? '')?.title ?? '';
    case 'brand':
      return knownBrand(brands, query.brand ?? '')?.name ?? query.brand ?? '';
    case 'search':
      return `“${query.search}”`;
    case 'price':
      return priceText(query);
    case 'stock':
      return 'Out of stock shown';
    default:
      return choiceText(name, query[name]);
  }
}
