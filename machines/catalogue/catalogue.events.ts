import type { Facets } from '#machines/domain/brand.ts';
import type { FacetCounts } from '#machines/domain/facet-counts.ts';
import type { NavigationRequest } from '#machines/domain/navigation.ts';
import type { Problem } from '#machines/domain/problem.ts';
import type { ProductQuery } from '#machines/domain/product-query.ts';
import type { NavigationKind } from '#machines/domain/routes.ts';
import type { QueryChange } from './query-changes.ts';
import type { ProductList, RememberedLists } from './remembered-lists.ts';

/** What the catalogue remembers. */
export type CatalogueContext = {
  query: ProductQuery;
  /** The latest list; while a new one loads, still the one before. */
  list: ProductList | null;
  /** The first product that 'Show more' has brought last; null where it has brought none. PRD-12. */
  firstNew: string | null;
  remembered: RememberedLists;
  facets: Facets | null;
  /** Beside the filters, as the latest list has told them; while a new one loads, still those before. PRD-14. */
  counts: FacetCounts | null;
  problem: Problem | null;
  facetsProblem: Problem | null;
  /** Why the list could not be revalidated: kept, not shown. API-5. */
  revalidationProblem: Problem | null;
};

/** What the catalogue is told. */
export type CatalogueEvent =
  | { type: 'list.requested'; query: ProductQuery; kind: NavigationKind }
  | { type: 'list.left' }
  /** Another filter, order or search, or one of them taken off. */
  | { type: 'query.changed'; change: QueryChange }
  | { type: 'more.requested' }
  | { type: 'load.retried' }
  | { type: 'filterPanel.opened' }
  | { type: 'filterPanel.dismissed' }
  /** Something stands over the whole page: the gate, the checkout, a panel of the header. */
  | { type: 'page.covered' }
  | { type: 'page.uncovered' };

/** Facts for the rest of the shop. */
export type CatalogueFact =
  | NavigationRequest
  | { type: 'catalogue.filters.opened' }
  | { type: 'catalogue.filters.closed' };
