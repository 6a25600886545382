import type { ProductQuery, SortBy, SortOrder } from '#machines/domain/product-query.ts';

export type SortOption = { value: string; label: string; sortBy: SortBy; sortOrder: SortOrder };

const BY_NAME: SortOption = { value: 'name-asc', label: 'Name: A to Z', sortBy: 'name', sortOrder: 'asc' };
const NEWEST: SortOption = { value: 'newest', label: 'Newest', sortBy: 'newest', sortOrder: 'asc' };

/** The orders a list can stand in. PRD-2, PRD-3. */
export const SORT_OPTIONS: readonly SortOption[] = [
  BY_NAME,
  { value: 'name-desc', label: 'Name: Z to A', sortBy: 'name', sortOrder: 'desc' },
  { value: 'price-asc', label: 'Price: low to high', sortBy: 'price', sortOrder: 'asc' },
  { value: 'price-desc', label: 'Price: high to low', sortBy: 'price', sortOrder: 'desc' },
  { value: 'rating-desc', label: 'Rating: high to low', sortBy: 'rating', sortOrder: 'desc' },
  { value: 'rating-asc', label: 'Rating: low to high', sortBy: 'rating', sortOrder: 'asc' },
  NEWEST,
];

/** The option a query stands for; an address may ask for the newest in either direction. */
export function sortOptionOf({ sortBy, sortOrder }: Pick<ProductQuery, 'sortBy' | 'sortOrder'>): SortOption {
  if (sortBy === 'newest') return NEWEST;
  return SORT_OPTIONS.find((option) => option.sortBy === sortBy && option.sortOrder === sortOrder) ?? BY_NAME;
}
