import { type CartLine, MAX_QUANTITY } from '#machines/domain/cart.ts';
import { productHref } from '#machines/domain/product.ts';
import type { ExpectedModel } from '../expected-model.ts';
import { all, isIn, isShown, liesOpen, movesOn } from './move.ts';
import { firstBottle, isListSeen, shownBottle } from './shelves.ts';

const { sends, follows, person, ignored } = movesOn('cart');

const linesOf = ({ flow }: ExpectedModel) => flow('cart').getSnapshot().context.lines;
function firstLine(expectedModel: ExpectedModel): CartLine {
  const [line] = linesOf(expectedModel);
  if (!line) throw new Error('The cart has no lines.');
  return line;
}
const hasRoom = (expectedModel: ExpectedModel) => firstLine(expectedModel).quantity < MAX_QUANTITY;
const isAtCart = all(liesOpen, isShown('cart'));
const hasLines = all(isAtCart, isIn('cart', 'ready'), (expectedModel) => linesOf(expectedModel).length > 0);
const hasCorrections = all(isAtCart, ({ flow }) => flow('cart').getSnapshot().context.corrections.length > 0);
const isUncheckable = all(hasLines, isIn('cart', 'ready.prices.uncheckable'));
const isBottleOnList = all(liesOpen, isListSeen, (expectedModel) => firstBottle(expectedModel)?.inStock === true);
const isInCart = (expectedModel: ExpectedModel) =>
  linesOf(expectedModel).some(({ product }) => product.id === firstBottle(expectedModel)?.id);
const canAddBottle = all(isBottleOnList, (expectedModel) => !isInCart(expectedModel));
const canCountBottle = all(isBottleOnList, isInCart);
const isBottleSeen = all(liesOpen, isShown('product'), isIn('product', 'showing'));
const canAddShown = all(isBottleSeen, (expectedModel) => shownBottle(expectedModel)?.inStock === true);

const step = (by: number) => (expectedModel: ExpectedModel) => ({
  type: 'quantity.stepped',
  id: firstLine(expectedModel).product.id,
  by,
});
const count = (by: number) => (expectedModel: ExpectedModel) => ({
  type: 'quantity.stepped',
  id: firstBottle(expectedModel)?.id,
  by,
});
const add = (expectedModel: ExpectedModel) => ({
  type: 'product.added',
  product: firstBottle(expectedModel),
  quantity: 1,
});

/** CRT-1 to CRT-6. */
export const cartMoves = [
  sends("presses 'Add' of the first bottle in stock", 'cart', add, canAddBottle),
  person("presses 'Add' of the first bottle in stock twice", canAddBottle, (expectedModel) => {
    expectedModel.send('cart', add(expectedModel));
    expectedModel.send('cart', add(expectedModel));
  }),
  sends("presses 'One more' on the card of the first bottle in stock", 'cart', count(1), canCountBottle),
  sends("presses 'One less' on the card of the first bottle in stock", 'cart', count(-1), canCountBottle),
  sends(
    "presses 'Add to Cart'",
    'cart',
    (expectedModel) => ({
      type: 'product.added',
      product: shownBottle(expectedModel),
      quantity: expectedModel.flow('product').getSnapshot().context.quantity,
    }),
    canAddShown,
  ),
  sends("presses 'One more' of the first line", 'cart', step(1), all(hasLines, hasRoom)),
  ignored(
    "presses the disabled 'One more' of the first line",
    all(hasLines, (expectedModel) => !hasRoom(expectedModel)),
  ),
  sends("presses 'One less' of the first line", 'cart', step(-1), hasLines),
  sends(
    "presses 'Remove' of the first line",
    'cart',
    (expectedModel) => ({ type: 'line.removed', id: firstLine(expectedModel).product.id }),
    hasLines,
  ),
  sends(
    "presses 'Save for later' of the first line",
    'cart',
    (expectedModel) => ({ type: 'line.removed', id: firstLine(expectedModel).product.id, isSavedForLater: true }),
    hasLines,
  ),
  follows("follows 'Saved bottles'", '/saved', all(isAtCart, isIn('cart', 'ready'))),
  sends("presses 'Clear Cart'", 'cart', { type: 'cart.cleared' }, hasLines),
  sends("presses 'Dismiss' of what has changed", 'cart', { type: 'corrections.acknowledged' }, hasCorrections),
  sends("presses 'Check again'", 'cart', { type: 'load.retried' }, isUncheckable),
  follows("follows 'Continue Shopping'", '/products', all(isAtCart, isIn('cart', 'ready'))),
  follows(
    'follows the link of the first line',
    (expectedModel) => productHref(firstLine(expectedModel).product),
    hasLines,
  ),
];
