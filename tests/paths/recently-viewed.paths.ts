import { otherBottle } from '#machines/domain/product.samples.ts';
import { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine.ts';
import { recentlyViewedSamples, recentlyViewedStateKey } from '#machines/recently-viewed/recently-viewed.samples.ts';
import { answered, flowPaths, refused } from './engine/flow-paths.ts';
import { BUG, OFFLINE } from './problems.ts';

export const recentlyViewedPaths = flowPaths({
  flow: 'recently-viewed',
  machine: recentlyViewedMachine,
  key: recentlyViewedStateKey,
  shop: {
    'a whisky is looked at': recentlyViewedSamples['product.viewed'].whisky,
    'a gin is looked at': recentlyViewedSamples['product.viewed'].gin,
  },
  environment: {
    'the session has kept nothing': answered('readProducts', []),
    'the session has kept a gin': answered('readProducts', [otherBottle]),
    'the code that reads what is kept does not come': refused('readProducts', OFFLINE),
    'reading stops at a bug': refused('readProducts', BUG),
  },
});
