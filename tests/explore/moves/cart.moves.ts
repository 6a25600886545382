import { type CartLine, MAX_QUANTITY } from '#machines/domain/cart.ts';
import { productHref } from '#machines/domain/product.ts';
import type { Oracle } from '../oracle.ts';
import { all, isIn, isShown, liesOpen, movesOn } from './move.ts';
import { firstBottle, isListSeen, shownBottle } from './shelves.ts';

const { sends, follows, person, ignored } = movesOn('cart');

const linesOf = ({ flow }: Oracle) => flow('cart').getSnapshot().context.lines;
function firstLine(oracle: Oracle): CartLine {
  const [line] = linesOf(oracle);
  if (!line) throw new Error('The cart has no lines.');
  return line;
}
const hasRoom = (oracle: Oracle) => firstLine(oracle).quantity < MAX_QUANTITY;
const isAtCart = all(liesOpen, isShown('cart'));
const hasLines = all(isAtCart, isIn('cart', 'ready'), (oracle) => linesOf(oracle).length > 0);
const hasCorrections = all(isAtCart, ({ flow }) => flow('cart').getSnapshot().context.corrections.length > 0);
const isUncheckable = all(hasLines, isIn('cart', 'ready.prices.uncheckable'));
const isBottleOnList = all(liesOpen, isListSeen, (oracle) => firstBottle(oracle)?.inStock === true);
const isHeld = (oracle: Oracle) => linesOf(oracle).some(({ product }) => product.id === firstBottle(oracle)?.id);
const canAddBottle = all(isBottleOnList, (oracle) => !isHeld(oracle));
const canCountBottle = all(isBottleOnList, isHeld);
const isBottleSeen = all(liesOpen, isShown('product'), isIn('product', 'showing'));
const canAddShown = all(isBottleSeen, (oracle) => shownBottle(oracle)?.inStock === true);

const step = (by: number) => (oracle: Oracle) => ({ type: 'quantity.stepped', id: firstLine(oracle).product.id, by });
const count = (by: number) => (oracle: Oracle) => ({ type: 'quantity.stepped', id: firstBottle(oracle)?.id, by });
const add = (oracle: Oracle) => ({ type: 'product.added', product: firstBottle(oracle), quantity: 1 });

/** CRT-1 to CRT-6. */
export const cartMoves = [
  sends("presses 'Add' of the first bottle in stock", 'cart', add, canAddBottle),
  person("presses 'Add' of the first bottle in stock twice", canAddBottle, (oracle) => {
    oracle.tell('cart', add(oracle));
    oracle.tell('cart', add(oracle));
  }),
  sends("presses 'One more' on the card of the first bottle in stock", 'cart', count(1), canCountBottle),
  sends("presses 'One less' on the card of the first bottle in stock", 'cart', count(-1), canCountBottle),
  sends(
    "presses 'Add to Cart'",
    'cart',
    (oracle) => ({
      type: 'product.added',
      product: shownBottle(oracle),
      quantity: oracle.flow('product').getSnapshot().context.quantity,
    }),
    canAddShown,
  ),
  sends("presses 'One more' of the first line", 'cart', step(1), all(hasLines, hasRoom)),
  ignored(
    "presses the disabled 'One more' of the first line",
    all(hasLines, (oracle) => !hasRoom(oracle)),
  ),
  sends("presses 'One less' of the first line", 'cart', step(-1), hasLines),
  sends(
    "presses 'Remove' of the first line",
    'cart',
    (oracle) => ({ type: 'line.removed', id: firstLine(oracle).product.id }),
    hasLines,
  ),
  sends(
    "presses 'Save for later' of the first line",
    'cart',
    (oracle) => ({ type: 'line.removed', id: firstLine(oracle).product.id, isSetAside: true }),
    hasLines,
  ),
  follows("follows 'Saved bottles'", '/saved', all(isAtCart, isIn('cart', 'ready'))),
  sends("presses 'Clear Cart'", 'cart', { type: 'cart.cleared' }, hasLines),
  sends("presses 'Dismiss' of what has changed", 'cart', { type: 'corrections.acknowledged' }, hasCorrections),
  sends("presses 'Check again'", 'cart', { type: 'cart.viewed' }, isUncheckable),
  follows("follows 'Continue Shopping'", '/products', all(isAtCart, isIn('cart', 'ready'))),
  follows('follows the link of the first line', (oracle) => productHref(firstLine(oracle).product), hasLines),
];
