import { fromPromise } from 'xstate';
import type { Product } from '#machines/domain/product.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import { fetchProduct, fetchRelated } from '#src/lib/catalogue-api.ts';
import { answered } from '#src/lib/page-answers.ts';

/** One shelf of the widest page. */
const RELATED_SHOWN = 4;

export const product = productMachine.provide({
  actors: {
    fetchProduct: fromPromise<Product, { id: string }>(({ input: { id }, signal }) =>
      answered({ of: 'product', id }, signal, (asking) => fetchProduct(id, asking)),
    ),
    fetchRelated: fromPromise<readonly Product[], { product: Product | null }>(
      ({ input: { product: shown }, signal }) =>
        shown === null
          ? Promise.resolve([])
          : answered({ of: 'related', id: shown.id }, signal, (asking) => fetchRelated(shown, RELATED_SHOWN, asking)),
    ),
  },
});
