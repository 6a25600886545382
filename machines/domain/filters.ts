import { FILTERS, type FilterName } from './filter-table.ts';
import { DEFAULT_QUERY, type ProductQuery, sensibleOrder } from './product-query.ts';

/** The parts of a query that a filter sets. */
const partsOf = (name: FilterName): readonly (keyof ProductQuery)[] =>
  FILTERS.flatMap((filter) => (filter.name === name ? filter.sets : []));

const isSet = (query: ProductQuery, name: FilterName): boolean =>
  partsOf(name).some((part) => query[part] !== DEFAULT_QUERY[part]);

/** The set filters, in the order in which they are shown. With a category, the section is only its breadcrumb. */
export const activeFilters = (query: ProductQuery): readonly FilterName[] =>
  FILTERS.map(({ name }) => name).filter(
    (name) => isSet(query, name) && (name !== 'section' || query.category === null),
  );

/** The query without one filter. Without the category, its section's breadcrumb is gone too. */
export const withoutFilter = (query: ProductQuery, name: FilterName): ProductQuery =>
  sensibleOrder({
    ...query,
    ...Object.fromEntries(partsOf(name).map((part) => [part, DEFAULT_QUERY[part]])),
    ...(name === 'category' ? { section: null } : {}),
  });

/** The query without filters. The sorting stays. */
export const withoutFilters = (query: ProductQuery): ProductQuery =>
  sensibleOrder({ ...DEFAULT_QUERY, sortBy: query.sortBy, sortOrder: query.sortOrder });
