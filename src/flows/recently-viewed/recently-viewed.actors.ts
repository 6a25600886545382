import { fromPromise } from 'xstate';
import type { Product } from '#machines/domain/product.ts';
import { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine.ts';
import { VIEWED_VERSION } from '#machines/recently-viewed/viewed-version.ts';
import { catalogueApi } from '#src/lib/late-api.ts';
import { pageReady } from '#src/lib/page-ready.ts';
import { session } from '#src/lib/storage.ts';
import { STORAGE_KEYS } from '#src/lib/storage-keys.ts';

export const recentlyViewed = recentlyViewedMachine.provide({
  actors: {
    readProducts: fromPromise<readonly Product[]>(async () => {
      await pageReady();
      const text = session.read(STORAGE_KEYS.viewed);
      // What makes out a product comes with the API's code, and only where there is something to read.
      return text === null ? [] : catalogueApi(({ viewedIn }) => viewedIn(text));
    }),
  },
  actions: {
    storeProducts: ({ context: { products } }) =>
      session.write(STORAGE_KEYS.viewed, JSON.stringify({ version: VIEWED_VERSION, data: products })),
  },
});
