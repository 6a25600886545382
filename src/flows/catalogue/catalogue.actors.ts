import { fromPromise } from 'xstate';
import type { Facets } from '#machines/catalogue/catalogue.events.ts';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import type { ProductPage } from '#machines/domain/product.ts';
import type { ProductQuery } from '#machines/domain/product-query.ts';
import { fetchFacets, fetchProductPage } from '#src/lib/catalogue-api.ts';
import { showListTop } from './catalogue.dom.ts';

export const catalogue = catalogueMachine.provide({
  actions: { showListTop },
  actors: {
    fetchProducts: fromPromise<ProductPage, { query: ProductQuery; page: number }>(({ input, signal }) =>
      fetchProductPage(input.query, input.page, signal),
    ),
    fetchFacets: fromPromise<Facets>(({ signal }) => fetchFacets(signal)),
  },
});
