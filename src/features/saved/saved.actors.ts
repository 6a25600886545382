import { fromPromise } from 'xstate';
import type { NamedProduct } from '#machines/domain/named-product.ts';
import { mergedProducts, sortedOut } from '#machines/domain/stored-products.ts';
import type { SavedEvent } from '#machines/saved/saved.events.ts';
import { savedMachine } from '#machines/saved/saved.machine.ts';
import { type RestoredSaved, SAVED_VERSION } from '#machines/saved/stored-saved.ts';
import { sharedList } from '#src/platform/shared-list.ts';
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts';

/** All tabs share the saved bottles. SAV-6. */
const storedBottles = sharedList<NamedProduct>({
  key: STORAGE_KEYS.saved,
  version: SAVED_VERSION,
  sortOut: sortedOut,
  merge: mergedProducts,
});

export function readSaved(): RestoredSaved {
  const { data, damaged, isLeftInPlace } = storedBottles.restore();
  return { bottles: data, damaged, isLeftInPlace };
}

export const saved = savedMachine.provide({
  actors: {
    storeSaved: fromPromise<boolean, { bottles: readonly NamedProduct[] }>(({ input }) =>
      Promise.resolve(storedBottles.store(input.bottles)),
    ),
    watchStoredSaved: storedBottles.watcher((bottles): SavedEvent => ({ type: 'saved.changedElsewhere', bottles })),
  },
});
