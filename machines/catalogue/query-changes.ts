import type { FilterName } from '#machines/domain/filter-table.ts';
import { withoutFilter, withoutFilters } from '#machines/domain/filters.ts';
import { normalQuery, type ProductQuery } from '#machines/domain/product-query.ts';
import { cleanText } from '#machines/domain/typed-text.ts';

/** The changes that a shopper can make to a list. PRD-2, PRD-10. */
export type QueryChange =
  | { kind: 'filtersSet'; changes: Partial<ProductQuery> }
  | { kind: 'filterRemoved'; name: FilterName }
  | { kind: 'filtersCleared' }
  | { kind: 'searched'; text: string };

/** The query after a change, in the form in which its address is read. A blank search changes nothing. PRD-1, PRD-9. */
export function changedQuery(query: ProductQuery, change: QueryChange): ProductQuery {
  switch (change.kind) {
    case 'filtersSet':
      return normalQuery({ ...query, ...change.changes });
    case 'filterRemoved':
      return withoutFilter(query, change.name);
    case 'filtersCleared':
      return withoutFilters(query);
    case 'searched':
      return cleanText(change.text).trim() === '' ? query : normalQuery({ ...query, search: change.text });
  }
}
