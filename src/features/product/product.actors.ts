import { fromPromise } from 'xstate';
import type { Fetched } from '#machines/domain/fetched.ts';
import type { Product } from '#machines/domain/product.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import type { Asking } from '#src/platform/api.ts';
import { fetchProduct, fetchRelated, RELATED_SHOWN } from '#src/platform/catalogue-api.ts';
import { fetched, revalidated } from '#src/platform/fetched.ts';

type Shown = { product: Product | null };

const productWith = (id: string) => (asking: Asking) => fetchProduct(id, asking);

const relatedTo =
  ({ product: shown }: Shown) =>
  (asking: Asking): Promise<readonly Product[]> =>
    shown === null ? Promise.resolve([]) : fetchRelated(shown, RELATED_SHOWN, asking);

export const product = productMachine.provide({
  actors: {
    fetchProduct: fromPromise<Fetched<Product>, { id: string }>(({ input: { id }, signal }) =>
      fetched(productWith(id), signal),
    ),
    fetchRelated: fromPromise<readonly Product[], Shown>(
      async ({ input, signal }) => (await fetched(relatedTo(input), signal)).data,
    ),
    revalidateProduct: fromPromise<Product, { id: string }>(({ input: { id }, signal }) =>
      revalidated(productWith(id), signal),
    ),
    revalidateRelated: fromPromise<readonly Product[], Shown>(({ input, signal }) =>
      revalidated(relatedTo(input), signal),
    ),
  },
});
