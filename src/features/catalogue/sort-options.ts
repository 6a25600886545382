import type { ProductQuery, SortBy, SortOrder } from '#machines/domain/product-query.ts';

type SortOption = { value: string; label: string; sortBy: SortBy; sortOrder: SortOrder };

const BY_NAME: SortOption = { value: 'name-asc', label: 'Name: A to Z', sortBy: 'name', sortOrder: 'asc' };
const NEWEST: SortOption = { value: 'newest', label: 'Newest', sortBy: 'newest', sortOrder: 'asc' };
const BEST_MATCH: SortOption = { value: 'best', label: 'Best match', sortBy: 'best', sortOrder: 'desc' };

const SORT_OPTIONS: readonly SortOption[] = [
  BY_NAME,
  { value: 'name-desc', label: 'Name: Z to A', sortBy: 'name', sortOrder: 'desc' },
  { value: 'price-asc', label: 'Price: low to high', sortBy: 'price', sortOrder: 'asc' },
  { value: 'price-desc', label: 'Price: high to low', sortBy: 'price', sortOrder: 'desc' },
  { value: 'rating-desc', label: 'Rating: high to low', sortBy: 'rating', sortOrder: 'desc' },
  { value: 'rating-asc', label: 'Rating: low to high', sortBy: 'rating', sortOrder: 'asc' },
  NEWEST,
];

/** Best match is an order for searches only. PRD-2, PRD-3, PRD-13. */
export const sortOptions = ({ search }: Pick<ProductQuery, 'search'>): readonly SortOption[] =>
  search === '' ? SORT_OPTIONS : [BEST_MATCH, ...SORT_OPTIONS];

/** An address may ask for the newest or the best match in either direction; both mean the same option. */
export function sortOptionOf({ sortBy, sortOrder }: Pick<ProductQuery, 'sortBy' | 'sortOrder'>): SortOption {
  if (sortBy === 'newest') return NEWEST;
  if (sortBy === 'best') return BEST_MATCH;
  return SORT_OPTIONS.find((option) => option.sortBy === sortBy && option.sortOrder === sortOrder) ?? BY_NAME;
}
