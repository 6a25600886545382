import { backInStockMachine } from '#machines/back-in-stock/back-in-stock.machine.ts';
import {
  backInStockSamples,
  backInStockStateKey,
  stockSamples,
} from '#machines/back-in-stock/back-in-stock.samples.ts';
import { answered, flowPaths, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG, MALFORMED, OFFLINE } from './problems.ts';

export const backInStockPaths = flowPaths({
  flow: 'back-in-stock',
  machine: backInStockMachine,
  key: backInStockStateKey,
  user: {
    'asks to be told when the whisky is back': backInStockSamples['watch.requested'].whisky,
    'asks to be told when a gin is back': backInStockSamples['watch.requested'].gin,
    'does not want to be told of the whisky any more': backInStockSamples['watch.cancelled'].whisky,
    'takes back what was never asked': backInStockSamples['watch.cancelled'].unknown,
    'dismisses the notice': backInStockSamples['news.dismissed'].plainly,
  },
  shop: {
    'the page of the whisky shows it in stock': backInStockSamples['product.viewed'].back,
    'Back shows the whisky in stock, as it was': backInStockSamples['product.viewed'].asItWas,
    'the page of the whisky shows it out of stock': backInStockSamples['product.viewed'].soldOut,
    'the page of another product is shown': backInStockSamples['product.viewed'].unwatched,
    'the connection is back': backInStockSamples['load.retried'].plainly,
  },
  environment: {
    'storage holds nothing': backInStockSamples['page.hydrated'].nothing,
    'storage holds the whisky': backInStockSamples['page.hydrated'].one,
    'storage holds the whisky and a gin': backInStockSamples['page.hydrated'].two,
    'storage holds twenty products': backInStockSamples['page.hydrated'].full,
    'storage holds the whisky, and one that is damaged': backInStockSamples['page.hydrated'].oneBesideDamage,
    'storage holds what is damaged and cannot be set aside': backInStockSamples['page.hydrated'].damageInPlace,
    'the whisky is back': answered('checkStock', stockSamples.back),
    'the whisky is still out of stock': answered('checkStock', stockSamples.soldOut),
    'the whisky is no longer sold': answered('checkStock', stockSamples.gone),
    'the whisky is back, the gin no longer sold': answered('checkStock', stockSamples.backAndGone),
    'the catalogue does not answer': refused('checkStock', OFFLINE),
    'the answer makes no sense': refused('checkStock', MALFORMED),
    'the question stops at a bug': refused('checkStock', BUG),
    'the browser stores nothing from the start': backInStockSamples['storage.refused'].plainly,
    'the browser stores the products': answered('storeWatched', true),
    'the browser stores nothing': answered('storeWatched', false),
    'storing stops at a bug': refused('storeWatched', BUG),
    'what is stored cannot be watched': refused('watchStoredWatched', BUG),
    'another tab waits for a gin alone': backInStockSamples['watched.changedElsewhere'].gin,
    'another tab waits for nothing': backInStockSamples['watched.changedElsewhere'].none,
    'another tab waits for twenty products': backInStockSamples['watched.changedElsewhere'].full,
  },
  neverAnswered: [
    'takes back what was never asked',
    'Back shows the whisky in stock, as it was',
    'the page of the whisky shows it out of stock',
    'the page of another product is shown',
  ],
});
