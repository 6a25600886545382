import { fromPromise } from 'xstate';
import type { Product } from '#machines/domain/product.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import { fetchProduct, fetchRelated } from '#src/lib/catalogue-api.ts';

/** One shelf of the widest page. */
const RELATED_SHOWN = 4;

export const product = productMachine.provide({
  actors: {
    fetchProduct: fromPromise<Product, { id: string }>(({ input, signal }) => fetchProduct(input.id, signal)),
    fetchRelated: fromPromise<readonly Product[], { product: Product | null }>(async ({ input, signal }) =>
      input.product ? fetchRelated(input.product, RELATED_SHOWN, signal) : [],
    ),
  },
});
