import { fromPromise } from 'xstate';
import { catalogueMachine, type Facets } from '#machines/catalogue/catalogue.machine.ts';
import type { ProductPage } from '#machines/domain/product.ts';
import type { ProductQuery } from '#machines/domain/product-query.ts';
import { fetchFacets, fetchProductPage } from '#src/lib/catalogue-api.ts';

export const catalogue = catalogueMachine.provide({
  actors: {
    fetchProducts: fromPromise<ProductPage, { query: ProductQuery; page: number }>(({ input, signal }) =>
      fetchProductPage(input.query, input.page, signal),
    ),
    fetchFacets: fromPromise<Facets>(({ signal }) => fetchFacets(signal)),
  },
});
