import type { NavigationRequest } from '#machines/domain/navigation.ts';
import type { ProductQuery } from '#machines/domain/product-query.ts';
import type { NavigationKind } from '#machines/domain/routes.ts';
import type { QueryChange } from './query-changes.ts';

/** What the catalogue is told. */
export type CatalogueEvent =
  | { type: 'list.requested'; query: ProductQuery; kind: NavigationKind }
  | { type: 'list.left' }
  | QueryChange
  | { type: 'more.requested' }
  | { type: 'load.retried' }
  | { type: 'filterPanel.opened' }
  | { type: 'filterPanel.dismissed' };

/** Facts for the rest of the shop. */
export type CatalogueFact = NavigationRequest;
