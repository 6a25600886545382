import { fromPromise } from 'xstate';
import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import type { Facets } from '#machines/domain/brand.ts';
import type { Fetched } from '#machines/domain/fetched.ts';
import type { ProductPage } from '#machines/domain/product.ts';
import type { ProductQuery } from '#machines/domain/product-query.ts';
import { fetchFacets, fetchProductPage } from '#src/platform/catalogue-api.ts';
import { fetched, revalidated } from '#src/platform/fetched.ts';
import { writePages } from '#src/platform/navigation.ts';
import { keepRowsRendered, showListTop } from './catalogue.dom.ts';

export const catalogue = catalogueMachine.provide({
  actions: { keepRowsRendered, showListTop, recordPages: (_, { pages }) => writePages(pages) },
  actors: {
    fetchProducts: fromPromise<Fetched<ProductPage>, { query: ProductQuery; page: number }>(
      ({ input: { query, page }, signal }) => fetched((options) => fetchProductPage(query, page, options), signal),
    ),
    fetchFacets: fromPromise<Fetched<Facets>>(({ signal }) => fetched(fetchFacets, signal)),
    revalidateProducts: fromPromise<ProductPage, { query: ProductQuery }>(({ input: { query }, signal }) =>
      revalidated((options) => fetchProductPage(query, 1, options), signal),
    ),
    revalidateFacets: fromPromise<Facets>(({ signal }) => revalidated(fetchFacets, signal)),
  },
});
