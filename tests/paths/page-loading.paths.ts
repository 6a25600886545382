import { pageLoadingMachine } from '#machines/shop/page-loading.machine.ts';
import { pageLoadingSamples, pageLoadingStateKey, sampleDownloads } from '#machines/shop/page-loading.samples.ts';
import { answered, flowPaths, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG } from './problems.ts';

export const pageLoadingPaths = flowPaths({
  flow: 'page-loading',
  machine: pageLoadingMachine,
  key: pageLoadingStateKey,
  user: { "presses 'Try again'": pageLoadingSamples['page.retried'].pressed },
  shop: {
    'home is reached': pageLoadingSamples['navigation.page.reached'].home,
    'the cart page is reached': pageLoadingSamples['navigation.page.reached'].cart,
  },
  environment: {
    'the flows cannot be observed': refused('relay', BUG),
    "the cart page's code is loaded ahead of its use": pageLoadingSamples['page.code.loaded'].ofCart,
    'the code is loaded': answered('loadPage', sampleDownloads.loaded),
    'the code does not load, as the browser is offline': answered('loadPage', sampleDownloads.offline),
    'a deploy has removed the code': answered('loadPage', sampleDownloads.removed),
    'a deploy has removed the code, and something is not stored': answered('loadPage', sampleDownloads.removedUnstored),
    'the download fails by a bug': refused('loadPage', BUG),
  },
});
