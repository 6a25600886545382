import { fromPromise } from 'xstate';
import type { Facets } from '#machines/catalogue/catalogue.events.ts';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import type { ProductPage } from '#machines/domain/product.ts';
import type { ProductQuery } from '#machines/domain/product-query.ts';
import { catalogueApi } from '#src/lib/late-api.ts';
import { answered } from '#src/lib/page-answers.ts';
import { keepRowsDrawn, showListTop } from './catalogue.dom.ts';

export const catalogue = catalogueMachine.provide({
  actions: { keepRowsDrawn, showListTop },
  actors: {
    fetchProducts: fromPromise<ProductPage, { query: ProductQuery; page: number }>(
      ({ input: { query, page }, signal }) =>
        answered(['products', query, page], async () => {
          const { fetchProductPage } = await catalogueApi();
          return fetchProductPage(query, page, signal);
        }),
    ),
    fetchFacets: fromPromise<Facets>(({ signal }) =>
      answered(['facets'], async () => {
        const { fetchFacets } = await catalogueApi();
        return fetchFacets(signal);
      }),
    ),
  },
});
