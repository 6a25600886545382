import { catalogueMachine } from '#machines/catalogue/catalogue.machine.ts';
import { catalogueSamples, catalogueStateKey } from '#machines/catalogue/catalogue.samples.ts';
import { otherBottle, sampleBottle } from '#machines/domain/product.samples.ts';
import { fetched, prerendered } from '#tests/support/fetched.ts';
import { answered, flowPaths, passed, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { MALFORMED, SERVER_FAULT, UNAUTHORISED } from './problems.ts';

/** One page of a list of so many; a page holds one product. */
const pageOf = (total: number, page: number) => ({
  data: total === 0 ? [] : [page === 1 ? sampleBottle : otherBottle],
  total,
  page,
  pageSize: 1,
});

export const cataloguePaths = flowPaths({
  flow: 'catalogue',
  machine: catalogueMachine,
  key: catalogueStateKey,
  user: {
    "chooses 'Gin'": catalogueSamples['query.changed'].toGin,
    'chooses what is chosen already': catalogueSamples['query.changed'].notAtAll,
    'removes the category': catalogueSamples['query.changed'].withoutCategory,
    'clears all filters': catalogueSamples['query.changed'].withoutFilters,
    "searches for 'peat'": catalogueSamples['query.changed'].toSearch,
    'searches for nothing': catalogueSamples['query.changed'].toBlankSearch,
    "presses 'Show more'": catalogueSamples['more.requested'].plainly,
    "presses 'Try again'": catalogueSamples['load.retried'].plainly,
    'opens the filters': catalogueSamples['filterPanel.opened'].plainly,
    'closes the filters': catalogueSamples['filterPanel.dismissed'].plainly,
  },
  shop: {
    'the list of all is asked for': catalogueSamples['list.requested'].whole,
    'the list of gins is asked for': catalogueSamples['list.requested'].gin,
    'Back leads to the list of gins': catalogueSamples['list.requested'].ginByBack,
    'Back leads to gins that had two pages': catalogueSamples['list.requested'].longGinByBack,
    'the list is left': catalogueSamples['list.left'].plainly,
    'something covers the page': catalogueSamples['page.covered'].plainly,
    'nothing covers the page any more': catalogueSamples['page.uncovered'].plainly,
  },
  environment: {
    'the list comes, and goes on': answered('fetchProducts', fetched(pageOf(2, 1))),
    'the list comes, whole': answered('fetchProducts', fetched(pageOf(1, 1))),
    'the list comes, empty': answered('fetchProducts', fetched(pageOf(0, 1))),
    'the page holds the list, which goes on': answered('fetchProducts', prerendered(pageOf(2, 1))),
    'the page holds the list, empty': answered('fetchProducts', prerendered(pageOf(0, 1))),
    'the list fails': refused('fetchProducts', SERVER_FAULT),
    'the list makes no sense': refused('fetchProducts', MALFORMED),
    'the list is answered with 401': refused('fetchProducts', UNAUTHORISED),
    'more comes': answered('fetchMore', fetched(pageOf(2, 2))),
    'more fails': refused('fetchMore', SERVER_FAULT),
    'the filters come': answered('fetchFacets', fetched({ categories: [], brands: [] })),
    'the page holds the filters': answered('fetchFacets', prerendered({ categories: [], brands: [] })),
    'the filters fail': refused('fetchFacets', SERVER_FAULT),
    'today the list is the same': answered('revalidateProducts', pageOf(2, 1)),
    'today a bottle has another price': answered('revalidateProducts', {
      ...pageOf(2, 1),
      data: [{ ...sampleBottle, price: 3995 }],
    }),
    'today the list is empty': answered('revalidateProducts', pageOf(0, 1)),
    'today no list comes': refused('revalidateProducts', SERVER_FAULT),
    'today the filters are others': answered('revalidateFacets', { categories: [], brands: [] }),
    'today no filters come': refused('revalidateFacets', SERVER_FAULT),
  },
  time: {
    'the list is slow': passed('slowDelay', 'catalogue.list.loading.waiting'),
    'more is slow': passed('slowDelay', 'catalogue.list.showing.loadingMore.waiting'),
  },
  neverAnswered: ['chooses what is chosen already', 'searches for nothing'],
});
