import { fromPromise } from 'xstate';
import type { CatalogueAnswer } from '#machines/domain/catalogue-answer.ts';
import type { Product } from '#machines/domain/product.ts';
import type { Alternatives } from '#machines/saved-offers/checked-bottles.ts';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import { fetchProductsByIds, fetchRelatedById, RELATED_SHOWN } from '#src/platform/catalogue-api.ts';

export const savedOffers = savedOffersMachine.provide({
  actors: {
    findProducts: fromPromise<CatalogueAnswer, { ids: readonly string[] }>(({ input: { ids }, signal }) =>
      fetchProductsByIds(ids, signal),
    ),
    findAlternatives: fromPromise<Alternatives, { products: readonly Product[] }>(({ input: { products }, signal }) =>
      fetchRelatedById(products, RELATED_SHOWN, { signal }),
    ),
  },
});
