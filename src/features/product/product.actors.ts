import { fromPromise } from 'xstate';
import type { Fetched } from '#machines/domain/fetched.ts';
import type { Product } from '#machines/domain/product.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import type { RequestOptions } from '#src/platform/api.ts';
import { fetchProduct, fetchRelated, RELATED_SHOWN } from '#src/platform/catalogue-api.ts';
import { fetched, revalidated } from '#src/platform/fetched.ts';

type Shown = { product: Product | null };

const productWith = (id: string) => (options: RequestOptions) => fetchProduct(id, options);

const relatedTo =
  ({ product: shown }: Shown) =>
  (options: RequestOptions): Promise<readonly Product[]> =>
    shown === null ? Promise.resolve([]) : fetchRelated(shown, RELATED_SHOWN, options);

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
