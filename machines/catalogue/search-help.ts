import type { SnapshotFrom } from 'xstate';
import type { Product } from '#machines/domain/product.ts';
import { queryHref } from '#machines/domain/product-query.ts';
import type { catalogueMachine } from './catalogue.machine.ts';

type Snapshot = SnapshotFrom<typeof catalogueMachine>;

const NO_PRODUCTS: readonly Product[] = [];

/** What answers the search best, where it is not the list's own order that says so. PRD-13. */
export const bestMatches = ({ context }: Snapshot): readonly Product[] => context.list?.best ?? NO_PRODUCTS;

/** What comes near to a search that finds nothing. PRD-13. */
export const nearMisses = ({ context }: Snapshot): readonly Product[] => context.list?.instead?.products ?? NO_PRODUCTS;

/** What was probably meant by a search that finds nothing: 'whiskey' for 'wiskey'. Null where nothing is like it. */
export const meantSearch = ({ context }: Snapshot): string | null => context.list?.instead?.text ?? null;

/** Where the search leads that was probably meant; the other filters stay. */
export const meantHref = (snapshot: Snapshot): string =>
  queryHref({ ...snapshot.context.query, search: meantSearch(snapshot) ?? '' });
