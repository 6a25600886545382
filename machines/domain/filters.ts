import { DEFAULT_QUERY, type ProductQuery, sensibleOrder } from './product-query.ts';

export const FILTERS = [
  'category',
  'section',
  'brand',
  'type',
  'strength',
  'country',
  'search',
  'price',
  'stock',
] as const;
/** A filter that can be taken off by itself. PRD-10. Sorting is no filter: it hides nothing. */
export type FilterName = (typeof FILTERS)[number];

/** What of a query each filter sets. */
const SET_BY = {
  category: ['category'],
  section: ['section'],
  brand: ['brand'],
  type: ['type'],
  strength: ['strength'],
  country: ['country'],
  search: ['search'],
  price: ['minPrice', 'maxPrice'],
  stock: ['includeOutOfStock'],
} as const satisfies Record<FilterName, readonly (keyof ProductQuery)[]>;

const isSet = (query: ProductQuery, name: FilterName): boolean =>
  SET_BY[name].some((key) => query[key] !== DEFAULT_QUERY[key]);

/** The filters that are set, in the order they are shown. With a category, the section is only its breadcrumb. */
export const activeFilters = (query: ProductQuery): readonly FilterName[] =>
  FILTERS.filter((name) => isSet(query, name) && (name !== 'section' || query.category === null));

/** The query without one filter. Taking off the category takes its section's breadcrumb with it. */
export const withoutFilter = (query: ProductQuery, name: FilterName): ProductQuery =>
  sensibleOrder({
    ...query,
    ...Object.fromEntries(SET_BY[name].map((key) => [key, DEFAULT_QUERY[key]])),
    ...(name === 'category' ? { section: null } : {}),
  });

/** All filters off; the sorting stays as the shopper chose it. */
export const withoutFilters = (query: ProductQuery): ProductQuery =>
  sensibleOrder({ ...DEFAULT_QUERY, sortBy: query.sortBy, sortOrder: query.sortOrder });
