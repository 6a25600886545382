import { addedOrRemoved, mergedList } from './merged-list.ts';
import { type NamedProduct, NamedProductSchema } from './named-product.ts';
import { type SortedOut, sortOut } from './tolerant.ts';

/** Stored products, each once, without damaged entries. STO-2. */
export const sortedOut = (entries: readonly unknown[]): SortedOut<NamedProduct> =>
  sortOut(entries, NamedProductSchema, ({ id }) => id);

/** Applies this tab's change to the stored products. STO-7. */
export const mergedProducts = (
  before: readonly NamedProduct[],
  after: readonly NamedProduct[],
  stored: readonly NamedProduct[],
): readonly NamedProduct[] => mergedList(before, after, stored, (product) => product.id, addedOrRemoved);
