import { otherBottle, soldOutBottle } from '#machines/domain/product.samples.ts';
import { savedOffersMachine } from '#machines/saved-offers/saved-offers.machine.ts';
import {
  checkedSamples,
  savedOffersSamples,
  savedOffersStateKey,
} from '#machines/saved-offers/saved-offers.samples.ts';
import { answered, flowPaths, passed, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { BUG, MALFORMED, OFFLINE } from './problems.ts';

export const savedOffersPaths = flowPaths({
  flow: 'saved-offers',
  machine: savedOffersMachine,
  key: savedOffersStateKey,
  user: { "presses 'Try again'": savedOffersSamples['load.retried'].plainly },
  shop: {
    'two bottles are saved': savedOffersSamples['bottles.listed'].two,
    'a third is saved': savedOffersSamples['bottles.listed'].three,
    'none is saved any more': savedOffersSamples['bottles.listed'].none,
    'their page is reached': savedOffersSamples['offers.viewed'].plainly,
    'another page is reached': savedOffersSamples['offers.left'].plainly,
  },
  environment: {
    'both are in stock': answered('findProducts', checkedSamples.allInStock),
    'the second is out of stock': answered('findProducts', checkedSamples.oneSoldOut),
    'the second is no longer sold': answered('findProducts', checkedSamples.oneGone),
    'what the catalogue says of the second cannot be read': answered('findProducts', checkedSamples.oneUnreadable),
    'the catalogue does not answer': refused('findProducts', OFFLINE),
    'the answer makes no sense': refused('findProducts', MALFORMED),
    'the question stops at a bug': refused('findProducts', BUG),
    'one bottle is like it': answered('findAlternatives', { [soldOutBottle.id]: [otherBottle] }),
    'what is like it cannot be had': refused('findAlternatives', OFFLINE),
    'seeking stops at a bug': refused('findAlternatives', BUG),
  },
  time: { 'the catalogue is slow': passed('slowDelay', 'savedOffers.shown.asking.waiting') },
});
