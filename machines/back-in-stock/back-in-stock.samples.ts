import type { SnapshotFrom } from 'xstate';
import { includesId, type NamedProduct, namedProduct } from '#machines/domain/named-product.ts';
import { otherBottle, sampleBottle, soldOutBottle } from '#machines/domain/product.samples.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import { stateText } from '#machines/domain/state-text.ts';
import type { BackInStockEvent } from './back-in-stock.events.ts';
import type { backInStockMachine } from './back-in-stock.machine.ts';
import { MOST_WATCHED, newsOf } from './watched-products.ts';

export const sampleWatched: NamedProduct = namedProduct(soldOutBottle);
const otherWatched = namedProduct(otherBottle);

/** The list is full and does not contain the samples. */
export const FULL_WATCH: readonly NamedProduct[] = Array.from({ length: MOST_WATCHED }, (_, at) => ({
  ...otherWatched,
  id: `product-${at + 1}`,
  name: `Product ${at + 1}`,
}));

const backAgain = { ...soldOutBottle, inStock: true };

export const backInStockSamples = {
  'page.hydrated': {
    nothing: { type: 'page.hydrated', watched: { products: [], damaged: 0 } },
    one: { type: 'page.hydrated', watched: { products: [sampleWatched], damaged: 0 } },
    two: { type: 'page.hydrated', watched: { products: [sampleWatched, otherWatched], damaged: 0 } },
    full: { type: 'page.hydrated', watched: { products: FULL_WATCH, damaged: 0 } },
    oneBesideDamage: { type: 'page.hydrated', watched: { products: [sampleWatched], damaged: 1 } },
    damageInPlace: { type: 'page.hydrated', watched: { products: [], damaged: 1, isLeftInPlace: true } },
  },
  'watch.requested': {
    whisky: { type: 'watch.requested', product: sampleWatched },
    gin: { type: 'watch.requested', product: otherWatched },
  },
  'watch.cancelled': {
    whisky: { type: 'watch.cancelled', id: soldOutBottle.id },
    unknown: { type: 'watch.cancelled', id: 'no-such-product' },
  },
  'product.viewed': {
    back: { type: 'product.viewed', product: backAgain, isRecalled: false },
    asItWas: { type: 'product.viewed', product: backAgain, isRecalled: true },
    soldOut: { type: 'product.viewed', product: soldOutBottle, isRecalled: false },
    unwatched: { type: 'product.viewed', product: sampleBottle, isRecalled: false },
  },
  'news.dismissed': { plainly: { type: 'news.dismissed' } },
  'load.retried': { plainly: { type: 'load.retried' } },
  'storage.refused': { plainly: { type: 'storage.refused' } },
  'watched.changedElsewhere': {
    gin: { type: 'watched.changedElsewhere', products: [otherWatched] },
    none: { type: 'watched.changedElsewhere', products: [] },
    full: { type: 'watched.changedElsewhere', products: FULL_WATCH },
  },
} as const satisfies EventSamples<BackInStockEvent>;

/** Answers of the catalogue about the whisky, and about whisky and gin. */
export const stockSamples = {
  back: { asked: [soldOutBottle.id], found: [backAgain] },
  soldOut: { asked: [soldOutBottle.id], found: [soldOutBottle] },
  gone: { asked: [soldOutBottle.id], found: [] },
  backAndGone: { asked: [soldOutBottle.id, otherBottle.id], found: [backAgain] },
} as const;

/** The state, the watched products as far as they decide what can be done, and their news. */
export const backInStockStateKey = ({ value, context }: SnapshotFrom<typeof backInStockMachine>): string =>
  JSON.stringify([
    stateText(value),
    Math.min(context.watched.length, 2),
    context.watched.length >= MOST_WATCHED,
    includesId(context.watched, soldOutBottle.id),
    includesId(context.watched, otherBottle.id),
    newsOf(context).map(({ kind, product }) => `${product.id} ${kind}`),
    context.answer.asked.length,
  ]);
