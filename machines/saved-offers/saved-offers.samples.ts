import type { SnapshotFrom } from 'xstate';
import { otherBottle, sampleBottle, soldOutBottle } from '#machines/domain/product.samples.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import type { SavedOffersEvent } from './saved-offers.events.ts';
import type { savedOffersMachine } from './saved-offers.machine.ts';

export const savedOffersSamples = {
  'bottles.listed': {
    two: { type: 'bottles.listed', ids: [sampleBottle.id, soldOutBottle.id] },
    three: { type: 'bottles.listed', ids: [otherBottle.id, sampleBottle.id, soldOutBottle.id] },
    none: { type: 'bottles.listed', ids: [] },
  },
  'offers.viewed': { plainly: { type: 'offers.viewed' } },
  'offers.left': { plainly: { type: 'offers.left' } },
  'load.retried': { plainly: { type: 'load.retried' } },
} as const satisfies EventSamples<SavedOffersEvent>;

/** Answers of the catalogue about the two listed bottles. */
export const checkedSamples = {
  allInStock: {
    asked: [sampleBottle.id, soldOutBottle.id],
    found: [sampleBottle, { ...soldOutBottle, inStock: true }],
  },
  oneSoldOut: { asked: [sampleBottle.id, soldOutBottle.id], found: [sampleBottle, soldOutBottle] },
  oneGone: { asked: [sampleBottle.id, soldOutBottle.id], found: [sampleBottle] },
  oneUnreadable: { asked: [sampleBottle.id], found: [sampleBottle] },
} as const;

/** The state, the counts of listed and checked bottles, and the availability of the second with its alternatives. */
export const savedOffersStateKey = ({ value, context }: SnapshotFrom<typeof savedOffersMachine>): string =>
  JSON.stringify([
    stateText(value),
    context.ids.length,
    context.ids.filter((id) => context.checked.asked.includes(id)).length,
    context.checked.found.map(({ id, inStock }) => `${id} ${inStock}`),
    Object.keys(context.alternatives),
  ]);
