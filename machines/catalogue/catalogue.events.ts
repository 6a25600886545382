import type { Facets } from '#machines/domain/brand.ts';
import type { FacetCounts } from '#machines/domain/facet-counts.ts';
import type { NavigationRequest } from '#machines/domain/navigation.ts';
import type { Problem } from '#machines/domain/problem.ts';
import type { Product, ProductPage } from '#machines/domain/product.ts';
import type { ProductQuery } from '#machines/domain/product-query.ts';
import type { NavigationKind } from '#machines/domain/routes.ts';
import type { QueryChange } from './query-changes.ts';

/**
 * The pages of a list that have been loaded: 1 to `page`. The best matches of a search, similar products and the counts
 * beside the filters come from its first page. PRD-13, PRD-14.
 */
export type ProductList = Omit<ProductPage, 'data'> & {
  products: readonly Product[];
  /** True where the list is part of the prerendered page and has not been revalidated. API-5. */
  isPrerendered: boolean;
};

/** Recent lists, the oldest first. Back shows them without a request. RTE-5. */
export type RememberedLists = readonly { key: string; list: ProductList }[];

export type CatalogueContext = {
  query: ProductQuery;
  /** The latest list. While a new one loads, it is still the previous one. */
  list: ProductList | null;
  /** How many pages of the list its history entry had: a reload and Back show as many again. PRD-12. */
  pages: number;
  /** The first product that the last 'Show more' has added; null where it has added none. PRD-12. */
  firstNew: string | null;
  remembered: RememberedLists;
  facets: Facets | null;
  /** The counts beside the filters, from the latest list. While a new one loads, they are still the previous ones. PRD-14. */
  counts: FacetCounts | null;
  problem: Problem | null;
  facetsProblem: Problem | null;
  /** Why the list could not be revalidated. It is not shown. API-5. */
  revalidationProblem: Problem | null;
};

export type CatalogueEvent =
  | { type: 'list.requested'; query: ProductQuery; kind: NavigationKind; pages: number }
  | { type: 'list.left' }
  /** The shopper has set or removed a filter, sorted, or searched. `isContinued` says that it is a further step of the former change. */
  | { type: 'query.changed'; change: QueryChange; isContinued?: boolean }
  | { type: 'more.requested' }
  | { type: 'load.retried' }
  | { type: 'filterPanel.opened' }
  | { type: 'filterPanel.dismissed' }
  /** The age gate, the checkout or a panel of the header covers the page. */
  | { type: 'page.covered' }
  | { type: 'page.uncovered' };

/** Other flows react to these events. */
export type CatalogueFact =
  | NavigationRequest
  | { type: 'catalogue.filters.opened' }
  | { type: 'catalogue.filters.closed' };
