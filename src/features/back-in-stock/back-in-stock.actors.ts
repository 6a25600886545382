import { fromPromise } from 'xstate';
import type { BackInStockEvent } from '#machines/back-in-stock/back-in-stock.events.ts';
import { backInStockMachine } from '#machines/back-in-stock/back-in-stock.machine.ts';
import { type RestoredWatched, WATCHED_VERSION } from '#machines/back-in-stock/stored-watched.ts';
import type { CatalogueAnswer } from '#machines/domain/catalogue-answer.ts';
import type { NamedProduct } from '#machines/domain/named-product.ts';
import { mergedProducts, sortedOut } from '#machines/domain/stored-products.ts';
import { fetchProductsByIds } from '#src/platform/catalogue-api.ts';
import { idlePage } from '#src/platform/idle-time.ts';
import { sharedList } from '#src/platform/shared-list.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';

/** All tabs share the watched products. BCK-6. */
const storedProducts = sharedList<NamedProduct>({
  key: STORAGE_KEYS.watched,
  version: WATCHED_VERSION,
  sortOut: sortedOut,
  merge: mergedProducts,
});

export function readWatched(): RestoredWatched {
  const { data, damaged, isLeftInPlace } = storedProducts.restore();
  return { products: data, damaged, isLeftInPlace };
}

export const backInStock = backInStockMachine.provide({
  actors: {
    checkStock: fromPromise<CatalogueAnswer, { ids: readonly string[] }>(async ({ input: { ids }, signal }) => {
      await idlePage();
      return fetchProductsByIds(ids, signal);
    }),
    storeWatched: fromPromise<boolean, { products: readonly NamedProduct[] }>(({ input }) =>
      Promise.resolve(storedProducts.store(input.products)),
    ),
    watchStoredWatched: storedProducts.watcher(
      (products): BackInStockEvent => ({ type: 'watched.changedElsewhere', products }),
    ),
  },
});
