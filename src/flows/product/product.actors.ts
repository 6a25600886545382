import { fromPromise } from 'xstate';
import type { Product } from '#machines/domain/product.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import { catalogueApi } from '#src/lib/late-api.ts';

/** One shelf of the widest page. */
const RELATED_SHOWN = 4;

export const product = productMachine.provide({
  actors: {
    fetchProduct: fromPromise<Product, { id: string }>(async ({ input, signal }) => {
      const { fetchProduct } = await catalogueApi();
      return fetchProduct(input.id, signal);
    }),
    fetchRelated: fromPromise<readonly Product[], { product: Product | null }>(async ({ input, signal }) => {
      if (!input.product) return [];
      const { fetchRelated } = await catalogueApi();
      return fetchRelated(input.product, RELATED_SHOWN, signal);
    }),
  },
});
