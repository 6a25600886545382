import type { SnapshotFrom } from 'xstate';
import type { Brand } from '#machines/domain/brand.ts';
import { activeFilters } from '#machines/domain/filters.ts';
import type { Product } from '#machines/domain/product.ts';
import type { ProductQuery } from '#machines/domain/product-query.ts';
import type { catalogueMachine } from './catalogue.machine.ts';

type Snapshot = SnapshotFrom<typeof catalogueMachine>;

const NO_PRODUCTS: readonly Product[] = [];
const NO_BRANDS: readonly Brand[] = [];

/** The content in the list's place: placeholders, the previous list while the next one loads, or the result. */
type ListView = 'placeholders' | 'refreshing' | 'showing' | 'empty' | 'failed';

const hasProducts = ({ context }: Snapshot) => context.list !== null && context.list.products.length > 0;

/** True where Back would show the list that was left: it stays hidden under the page that is shown. RTE-5. */
export const isListRemembered = hasProducts;

/** A product as one of the recent lists has shown it; null where none has. DET-1. */
export const listedProduct = ({ context: { list, remembered } }: Snapshot, productId: string): Product | null =>
  [list, ...remembered.map((latest) => latest.list)]
    .flatMap((shown) => shown?.products ?? [])
    .find(({ id }) => id === productId) ?? null;

export function listView(snapshot: Snapshot): ListView {
  if (snapshot.matches({ list: 'idle' })) return hasProducts(snapshot) ? 'showing' : 'placeholders';
  if (snapshot.matches({ list: 'loading' })) return hasProducts(snapshot) ? 'refreshing' : 'placeholders';
  if (snapshot.matches({ list: 'showing' })) return 'showing';
  return snapshot.matches({ list: 'empty' }) ? 'empty' : 'failed';
}

/** True while the list is loading, and before it has been requested. PRD-7. */
export function isListLoading(snapshot: Snapshot): boolean {
  const view = listView(snapshot);
  return view === 'placeholders' || view === 'refreshing';
}

/** True while the previous list is shown in place of the one that is loading. */
export const isRefreshing = (snapshot: Snapshot): boolean => listView(snapshot) === 'refreshing';

/** How many products the query finds; null while this is unknown. PRD-1. */
export function foundCount(snapshot: Snapshot): number | null {
  const view = listView(snapshot);
  return view === 'showing' || view === 'empty' ? (snapshot.context.list?.total ?? null) : null;
}

/** True when loading takes long: the page says so and offers to try again. API-3. */
export const isSlow = (snapshot: Snapshot): boolean => snapshot.matches({ list: { loading: 'slow' } });

/** Why the list, or a further page of it, could not be loaded, in words. PRD-7. */
export const problemMessage = ({ context }: Snapshot): string | undefined => context.problem?.message;

/** The products of all pages that have been loaded. */
export const shownProducts = ({ context }: Snapshot): readonly Product[] => context.list?.products ?? NO_PRODUCTS;
export const shownCount = (snapshot: Snapshot): number => shownProducts(snapshot).length;
export const totalCount = ({ context }: Snapshot): number => context.list?.total ?? 0;

/** The first product that the last 'Show more' has added. Its card receives the focus. PRD-12. */
export const firstNewId = ({ context }: Snapshot): string | null => context.firstNew;
export const canShowMore = (snapshot: Snapshot): boolean => snapshot.can({ type: 'more.requested' });
export const isLoadingMore = (snapshot: Snapshot): boolean => snapshot.matches({ list: { showing: 'loadingMore' } });
/** True when the next page takes long. API-3. */
export const isMoreSlow = (snapshot: Snapshot): boolean =>
  snapshot.matches({ list: { showing: { loadingMore: 'slow' } } });
export const hasMoreFailed = (snapshot: Snapshot): boolean => snapshot.matches({ list: { showing: 'moreFailed' } });

/** Filters, search and order of the list. PRD-2. */
export const shownQuery = ({ context }: Snapshot): ProductQuery => context.query;
export const searchedText = ({ context }: Snapshot): string => context.query.search;
export const chosenBrand = ({ context }: Snapshot): string | null => context.query.brand;
/** Pounds, both ends included. */
export const minPrice = ({ context }: Snapshot): number => context.query.minPrice;
export const maxPrice = ({ context }: Snapshot): number => context.query.maxPrice;
export const isOutOfStockIncluded = ({ context }: Snapshot): boolean => context.query.includeOutOfStock;
export const setFilterCount = ({ context }: Snapshot): number => activeFilters(context.query).length;

/** False when no filter is set. PRD-10. */
export const canClearFilters = (snapshot: Snapshot): boolean =>
  snapshot.can({ type: 'query.changed', change: { kind: 'filtersCleared' } });

export const offeredBrands = ({ context }: Snapshot): readonly Brand[] => context.facets?.brands ?? NO_BRANDS;

/** Whether the list shows this category. Null means all categories, and no section. */
export const isCategoryChosen = ({ context: { query } }: Snapshot, category: string | null): boolean =>
  query.category === category && (category !== null || query.section === null);

export const haveFacetsFailed = (snapshot: Snapshot): boolean => snapshot.matches({ facets: 'failed' });

/** Whether the drawer with the filters is open. PRD-2. */
export const isFilterPanelOpen = (snapshot: Snapshot): boolean => snapshot.matches({ filterPanel: 'open' });
