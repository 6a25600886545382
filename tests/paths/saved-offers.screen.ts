import { formatPence } from '#machines/domain/money.ts';
import type { Product } from '#machines/domain/product.ts';
import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { all, isIn, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { bottlesOf } from '#tests/explore/moves/saved.moves.ts';
import { type FlowScreen, type Sight, sight, unseen, within, wordsSeen } from './screen.ts';

const isAtBottles = all(isPageSeen, isShown('saved'), isIn('saved', 'contents.some'));
const inList = (seen: Sight) => within('region', 'Saved bottles', seen);
const WORDS = { inStock: 'In stock', outOfStock: 'Out of Stock', gone: 'No longer sold' } as const;

/** Add, or the plus of a bottle that the cart holds. CRT-7. */
function buttonOf(expectedModel: ExpectedModel, id: string, name = ''): string {
  const { lines } = expectedModel.flow('cart').getSnapshot().context;
  return lines.some(({ product }) => product.id === id) ? `One more of ${name}` : `Add ${name} to cart`;
}

/** What the catalogue has answered of a saved bottle. */
function stateOf(product: Product | undefined, isAsked: boolean): keyof typeof WORDS | 'unknown' {
  if (product) return product.inStock ? 'inStock' : 'outOfStock';
  return isAsked ? 'gone' : 'unknown';
}

/** SAV-4. */
export const savedOffersScreen: FlowScreen = {
  flow: 'savedOffers',
  isOnScreen: isAtBottles,
  seen: {
    'shown.asking.slow': [wordsSeen('This is taking longer than usual.', 'main')],
    'shown.unanswered': [
      within('main', undefined, within('alert', undefined, wordsSeen('Today’s prices could not be loaded'))),
    ],
  },
  unseen: {
    idle: 'another page is shown',
    shown: 'what is known of each bottle is seen: facts',
    'shown.known': 'what is known of each bottle is seen: facts',
    'shown.seeking': 'nothing is said until a similar bottle is found',
    'shown.asking': 'the known prices are shown',
    'shown.asking.waiting': 'the known prices are shown',
  },
  facts: (expectedModel) => {
    if (!isAtBottles(expectedModel)) return [];
    const { checked, alternatives } = expectedModel.flow('savedOffers').getSnapshot().context;
    return bottlesOf(expectedModel).flatMap(({ id, name }) => {
      const product = checked.found.find((each) => each.id === id);
      const state = stateOf(product, checked.asked.includes(id));
      const instead = state === 'outOfStock' ? (new Map(Object.entries(alternatives)).get(id) ?? []) : [];
      return [
        // What is no longer sold leads nowhere.
        state === 'gone' ? unseen(inList(sight('link', name))) : inList(sight('link', name)),
        ...(state === 'unknown' ? [] : [inList(wordsSeen(WORDS[state]))]),
        ...(product ? [inList(wordsSeen(formatPence(product.price)))] : []),
        ...(state === 'inStock' ? [inList(sight('button', buttonOf(expectedModel, id, product?.name)))] : []),
        ...instead.map((other) =>
          inList(within('list', `In stock instead of ${product?.name}`, sight('link', new RegExp(`^${other.name}`)))),
        ),
      ];
    });
  },
  verbs: {},
};
