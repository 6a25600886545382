import { fromPromise } from 'xstate';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import type { Facets } from '#machines/domain/brand.ts';
import type { ProductPage } from '#machines/domain/product.ts';
import type { ProductQuery } from '#machines/domain/product-query.ts';
import { fetchFacets, fetchProductPage } from '#src/lib/catalogue-api.ts';
import { answered } from '#src/lib/page-answers.ts';
import { keepRowsDrawn, showListTop } from './catalogue.dom.ts';

export const catalogue = catalogueMachine.provide({
  actions: { keepRowsDrawn, showListTop },
  actors: {
    fetchProducts: fromPromise<ProductPage, { query: ProductQuery; page: number }>(
      ({ input: { query, page }, signal }) =>
        answered({ of: 'products', query, page }, signal, (asking) => fetchProductPage(query, page, asking)),
    ),
    fetchFacets: fromPromise<Facets>(({ signal }) => answered({ of: 'facets' }, signal, fetchFacets)),
  },
});
