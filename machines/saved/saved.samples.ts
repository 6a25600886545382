import type { SnapshotFrom } from 'xstate';
import { type NamedProduct, namedProduct } from '#machines/domain/named-product.ts';
import { otherBottle, sampleBottle, soldOutBottle } from '#machines/domain/product.samples.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import type { SavedEvent } from './saved.events.ts';
import type { savedMachine } from './saved.machine.ts';
import { MOST_SAVED } from './saved-bottles.ts';

export const sampleSaved: NamedProduct = namedProduct(sampleBottle);
const otherSaved = namedProduct(otherBottle);
const soldOutSaved = namedProduct(soldOutBottle);

/** The list is full and does not contain the samples. */
export const FULL_SHELF: readonly NamedProduct[] = Array.from({ length: MOST_SAVED }, (_, at) => ({
  ...soldOutSaved,
  id: `bottle-${at + 1}`,
  name: `Bottle ${at + 1}`,
}));

export const savedSamples = {
  'page.hydrated': {
    nothing: { type: 'page.hydrated', saved: { bottles: [], damaged: 0 } },
    one: { type: 'page.hydrated', saved: { bottles: [sampleSaved], damaged: 0 } },
    full: { type: 'page.hydrated', saved: { bottles: FULL_SHELF, damaged: 0 } },
    oneBesideDamage: { type: 'page.hydrated', saved: { bottles: [sampleSaved], damaged: 1 } },
    oneBesideDamageInPlace: {
      type: 'page.hydrated',
      saved: { bottles: [sampleSaved], damaged: 1, isLeftInPlace: true },
    },
  },
  'bottle.toggled': {
    whisky: { type: 'bottle.toggled', bottle: sampleSaved },
    gin: { type: 'bottle.toggled', bottle: otherSaved },
  },
  'bottle.removed': {
    whisky: { type: 'bottle.removed', id: sampleSaved.id },
    unknown: { type: 'bottle.removed', id: 'no-such-bottle' },
  },
  'line.savedForLater': { whisky: { type: 'line.savedForLater', line: { removal: 1, bottle: sampleSaved } } },
  'removal.undone': { first: { type: 'removal.undone', removal: 'saved-1' } },
  'savedForLater.undone': { whisky: { type: 'savedForLater.undone', removal: 1 } },
  'storage.refused': { plainly: { type: 'storage.refused' } },
  'saved.changedElsewhere': {
    gin: { type: 'saved.changedElsewhere', bottles: [otherSaved] },
    none: { type: 'saved.changedElsewhere', bottles: [] },
    full: { type: 'saved.changedElsewhere', bottles: FULL_SHELF },
  },
} as const satisfies EventSamples<SavedEvent>;

/** The state, and what decides what the shopper can do with the bottles. */
export const savedStateKey = ({ value, context }: SnapshotFrom<typeof savedMachine>): string =>
  JSON.stringify([
    stateText(value),
    Math.min(context.bottles.length, 2),
    context.bottles.length >= MOST_SAVED,
    context.bottles.some(({ id }) => id === sampleSaved.id),
    context.removals.some(({ id }) => id === 'saved-1'),
    context.savedForLater.length > 0,
  ]);
