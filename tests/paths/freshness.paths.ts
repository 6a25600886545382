import { sampleBottle } from '#machines/domain/product.samples.ts';
import { freshnessMachine } from '#machines/shop/freshness.machine.ts';
import {
  broughtByList,
  broughtByProduct,
  freshnessSamples,
  freshnessStateKey,
} from '#machines/shop/freshness.samples.ts';
import { answered, flowPaths, refused } from './engine/flow-paths.ts';
import { BUG, MALFORMED, NOT_FOUND, OFFLINE } from './problems.ts';

const [list, facets] = broughtByList;
const [product, related] = broughtByProduct;

export const freshnessPaths = flowPaths({
  flow: 'freshness',
  // Whom it tells is asked of the running shop, and no shop runs here.
  machine: freshnessMachine.provide({ actions: { tell: () => {} } }),
  key: freshnessStateKey,
  shop: {
    'the page brought a list': freshnessSamples['answers.brought'].byList,
    'the page brought a product': freshnessSamples['answers.brought'].byProduct,
    'the page brought nothing': freshnessSamples['answers.brought'].byNone,
  },
  environment: {
    'the browser is idle': answered('untilIdle', undefined),
    'idleness cannot be told': refused('untilIdle', BUG),
    'asked again, the list is the same': answered('askAgain', list),
    'asked again, the list is empty': answered('askAgain', {
      ...list,
      answer: { data: [], total: 0, page: 1, pageSize: 24 },
    }),
    'asked again, the filters are the same': answered('askAgain', facets),
    'asked again, there is another brand': answered('askAgain', {
      of: 'facets',
      answer: { categories: [], brands: [{ id: 'new', name: 'New', count: 1 }] },
    }),
    'asked again, the product is the same': answered('askAgain', product),
    'asked again, the product has another price': answered('askAgain', {
      of: 'product',
      id: sampleBottle.id,
      answer: { ...sampleBottle, price: 3995 },
    }),
    'asked again, the shelf is the same': answered('askAgain', related),
    'asked again, the shelf is empty': answered('askAgain', { of: 'related', id: sampleBottle.id, answer: [] }),
    'asking again stops at a bug': refused('askAgain', BUG),
    'asked again, there is no answer': refused('askAgain', OFFLINE),
    'asked again, the answer makes no sense': refused('askAgain', MALFORMED),
    'asked again, the product is no longer sold': refused('askAgain', NOT_FOUND),
  },
  neverAnswered: ['the page brought nothing'],
});
