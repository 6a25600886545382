import type { Brand } from '#machines/domain/brand.ts';
import { categoryName, sectionById } from '#machines/domain/categories.ts';
import { choiceText, type FilterName } from '#machines/domain/filter-table.ts';
import { foldText } from '#machines/domain/fold-text.ts';
import { PRICE_RANGE, type ProductQuery, poundsText } from '#machines/domain/product-query.ts';

/** The address names a brand by id or name; null if no brand matches or brands are unknown. */
export function knownBrand(brands: readonly Brand[], text: string): Brand | null {
  const folded = foldText(text);
  return brands.find(({ id, name }) => foldText(id) === folded || foldText(name) === folded) ?? null;
}

/** The text is '£0 – £150'. At the upper end of the slider there is no limit, so none is named. */
const priceText = ({ minPrice, maxPrice }: ProductQuery) =>
  maxPrice === PRICE_RANGE.max
    ? `From £${poundsText(minPrice)}`
    : `£${poundsText(minPrice)} – £${poundsText(maxPrice)}`;

/** Each chip names its filter. PRD-10. */
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
