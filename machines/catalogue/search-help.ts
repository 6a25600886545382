import type { SnapshotFrom } from 'xstate';
import type { Product } from '#machines/domain/product.ts';
import { DEFAULT_QUERY, queryHref } from '#machines/domain/product-query.ts';
import type { catalogueMachine } from './catalogue.machine.ts';

type Snapshot = SnapshotFrom<typeof catalogueMachine>;

const NO_PRODUCTS: readonly Product[] = [];

/** The best matches of a search, where the list is not sorted by them. PRD-13. */
export const bestMatches = ({ context }: Snapshot): readonly Product[] => context.list?.best ?? NO_PRODUCTS;

/** Similar products for a search without results. PRD-13. */
export const nearMisses = ({ context }: Snapshot): readonly Product[] => context.list?.instead?.products ?? NO_PRODUCTS;

/** The text that a search without results probably meant: 'whiskey' for 'wiskey'. Null where there is none. */
export const meantSearch = ({ context }: Snapshot): string | null => context.list?.instead?.text ?? null;

/** The address of an empty list with what is out of stock; null where that is empty, too. PRD-13. */
export const outOfStockHref = ({ context: { query, list } }: Snapshot): string | null =>
  list?.outOfStock ? queryHref({ ...query, includeOutOfStock: true }) : null;

/** The address of that search. It shows the similar products, which meet no other filter than stock. */
export const meantHref = (snapshot: Snapshot): string => {
  const { includeOutOfStock, sortBy, sortOrder } = snapshot.context.query;
  return queryHref({ ...DEFAULT_QUERY, includeOutOfStock, sortBy, sortOrder, search: meantSearch(snapshot) ?? '' });
};
