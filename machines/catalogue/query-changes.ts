import {
  type FilterName,
  normalQuery,
  type ProductQuery,
  withoutFilter,
  withoutFilters,
} from '#machines/domain/product-query.ts';

/** What a shopper can change of a list. PRD-2, PRD-10. */
export type QueryChange =
  | { type: 'filters.changed'; changes: Partial<ProductQuery> }
  | { type: 'filter.removed'; name: FilterName }
  | { type: 'filters.cleared' }
  | { type: 'search.submitted'; text: string };

export const QUERY_CHANGES = ['filters.changed', 'filter.removed', 'filters.cleared', 'search.submitted'] as const;

export const isQueryChange = <Other extends { type: string }>(event: QueryChange | Other): event is QueryChange =>
  QUERY_CHANGES.some((type) => type === event.type);

/** The query after a change, as its address will say it. A blank search changes nothing. PRD-1, PRD-9. */
export function changedQuery(query: ProductQuery, change: QueryChange): ProductQuery {
  switch (change.type) {
    case 'filters.changed':
      return normalQuery({ ...query, ...change.changes });
    case 'filter.removed':
      return withoutFilter(query, change.name);
    case 'filters.cleared':
      return withoutFilters(query);
    case 'search.submitted':
      return change.text.trim() === '' ? query : normalQuery({ ...query, search: change.text });
  }
}
