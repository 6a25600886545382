import type { SnapshotFrom } from 'xstate';
import { otherBottle, sampleBottle } from '#machines/domain/product.samples.ts';
import type { EventSamples } from '#machines/domain/samples.ts';
import { MAX_CHOSEN } from './chosen-quantity.ts';
import type { ProductEvent } from './product.events.ts';
import type { productMachine } from './product.machine.ts';
import { rememberedProduct, rememberedShelf } from './remembered-products.ts';

const { id, category } = sampleBottle;

/** The events that a path can send to the product's page. */
export const productSamples = {
  'product.requested': {
    byLink: { type: 'product.requested', id, category, kind: 'push', known: null },
    fromTheList: { type: 'product.requested', id, category, kind: 'push', known: sampleBottle },
    byBack: { type: 'product.requested', id, category, kind: 'pop', known: null },
    byBackFromTheList: { type: 'product.requested', id, category, kind: 'pop', known: sampleBottle },
    byBackUnderAWrongCategory: {
      type: 'product.requested',
      id,
      category: otherBottle.category,
      kind: 'pop',
      known: null,
    },
    underAWrongCategory: { type: 'product.requested', id, category: otherBottle.category, kind: 'push', known: null },
    fromTheListUnderAWrongCategory: {
      type: 'product.requested',
      id,
      category: otherBottle.category,
      kind: 'push',
      known: sampleBottle,
    },
    another: { type: 'product.requested', id: otherBottle.id, category: null, kind: 'push', known: null },
  },
  'product.left': { plainly: { type: 'product.left' } },
  'product.unlisted': { byTheServer: { type: 'product.unlisted' } },
  'quantity.stepped': {
    up: { type: 'quantity.stepped', by: 1 },
    down: { type: 'quantity.stepped', by: -1 },
    beyondTheMost: { type: 'quantity.stepped', by: MAX_CHOSEN },
  },
  'crop.chosen': {
    label: { type: 'crop.chosen', crop: 'label' },
    whole: { type: 'crop.chosen', crop: 'whole' },
  },
  'load.retried': { plainly: { type: 'load.retried' } },
} as const satisfies EventSamples<ProductEvent>;

/** One, some, or the most: minus and plus behave differently for each. */
function amountOf(quantity: number): string {
  if (quantity === MAX_CHOSEN) return 'most';
  return quantity === 1 ? 'one' : 'some';
}

/** Distinguishes the pages that matter to a path: the product, the quantity, and what Back would show. */
export const productStateKey = ({ value, context }: SnapshotFrom<typeof productMachine>): string =>
  JSON.stringify([
    value,
    context.id,
    context.category,
    amountOf(context.quantity),
    context.crop,
    rememberedProduct(context, id) !== null,
    rememberedShelf(context, id) !== null,
    context.prerendered,
  ]);
