import { FILTERS, type FilterName } from './filter-table.ts';
import { DEFAULT_QUERY, type ProductQuery, sensibleOrder } from './product-query.ts';

/** The parts of a query that a filter sets. */
const partsOf = (name: FilterName): readonly (keyof ProductQuery)[] =>
  FILTERS.flatMap((filter) => (filter.name === name ? filter.sets : []));

const isSet = (query: ProductQuery, name: FilterName): boolean =>
  partsOf(name).some((part) => query[part] !== DEFAULT_QUERY[part]);

/** The filters that are set, in the order they are shown. With a category, the section is only its breadcrumb. */
export const activeFilters = (query: ProductQuery): readonly FilterName[] =>
  FILTERS.map(({ name }) => name).filter(
    (name) => isSet(query, name) && (name !== 'section' || query.category === null),
  );

/** The query without one filter. Taking off the category takes its section's breadcrumb with it. */
export const withoutFilter = (query: ProductQuery, name: FilterName): ProductQuery =>
  sensibleOrder({
    ...query,
    ...Object.fromEntries(partsOf(name).map((part) => [part, DEFAULT_QUERY[part]])),
    ...(name === 'category' ? { section: null } : {}),
  });

/** All filters off; the sorting stays as the shopper chose it. */
export const withoutFilters = (query: ProductQuery): ProductQuery =>
  sensibleOrder({ ...DEFAULT_QUERY, sortBy: query.sortBy, sortOrder: query.sortOrder });
