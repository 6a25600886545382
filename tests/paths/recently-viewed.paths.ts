import { recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine.ts';
import { recentlyViewedSamples, recentlyViewedStateKey } from '#machines/recently-viewed/recently-viewed.samples.ts';
import { flowPaths } from '#tools/chart-tests/engine/flow-paths.ts';

export const recentlyViewedPaths = flowPaths({
  flow: 'recently-viewed',
  machine: recentlyViewedMachine,
  key: recentlyViewedStateKey,
  shop: {
    'a whisky is looked at': recentlyViewedSamples['product.viewed'].whisky,
    'a gin is looked at': recentlyViewedSamples['product.viewed'].gin,
  },
  environment: {
    'the session has stored nothing': recentlyViewedSamples['page.hydrated'].nothing,
    'the session has stored a gin': recentlyViewedSamples['page.hydrated'].gin,
  },
});
