import { newsOf } from '#machines/back-in-stock/watched-products.ts';
import { type NamedProduct, namedProduct } from '#machines/domain/named-product.ts';
import { productHref } from '#machines/domain/product.ts';
import type { ExpectedModel } from '../expected-model.ts';
import { all, isIn, isOnPhone, isShown, leaveSearch, liesOpen, movesOn } from './move.ts';
import { isProductSeen, shownBottle } from './shelves.ts';

const { anywhere, follows, sends } = movesOn('back-in-stock');

export const watchedOf = ({ flow }: ExpectedModel): readonly NamedProduct[] =>
  flow('backInStock').getSnapshot().context.watched;
const newsIn = ({ flow }: ExpectedModel) => newsOf(flow('backInStock').getSnapshot().context);
/** The first product that is back. */
export const firstBack = (expectedModel: ExpectedModel) => {
  const told = newsIn(expectedModel).find(({ kind }) => kind === 'back');
  return told?.kind === 'back' ? told.product : undefined;
};

/** Whether the shown product can be waited for. */
export const isWaitOffered = all(isProductSeen, (expectedModel) => shownBottle(expectedModel)?.inStock === false);
const isShownWatched = (expectedModel: ExpectedModel) =>
  watchedOf(expectedModel).some(({ id }) => id === shownBottle(expectedModel)?.id);

/** A phone shows one message at a time; behind the gate none can be reached. */
export const isNewsSeen = all(
  isIn('backInStock', 'news.shown'),
  (expectedModel) => expectedModel.state('overlay') !== 'gate',
  (expectedModel) => !isOnPhone(expectedModel) || expectedModel.toasts().length === 0,
);

const shownProduct = (expectedModel: ExpectedModel): NamedProduct => {
  const product = shownBottle(expectedModel);
  if (!product) throw new Error('No product is shown.');
  return namedProduct(product);
};

/** BCK-1 to BCK-5. */
export const backInStockMoves = [
  sends(
    'asks to be told when the product is back',
    'backInStock',
    (expectedModel) => ({ type: 'watch.requested', product: shownProduct(expectedModel) }),
    all(liesOpen, isWaitOffered, (expectedModel) => !isShownWatched(expectedModel)),
  ),
  sends(
    'does not want to be told of the product any more',
    'backInStock',
    (expectedModel) => ({ type: 'watch.cancelled', id: shownProduct(expectedModel).id }),
    all(liesOpen, isWaitOffered, isShownWatched),
  ),
  sends(
    'takes the first product off the list of those waited for',
    'backInStock',
    (expectedModel) => ({ type: 'watch.cancelled', id: watchedOf(expectedModel)[0]?.id }),
    all(liesOpen, isShown('saved'), (expectedModel) => watchedOf(expectedModel).length > 0),
  ),
  follows(
    'follows the first product that is back',
    (expectedModel) => {
      const product = firstBack(expectedModel);
      return product ? productHref(product) : '';
    },
    all(liesOpen, isNewsSeen, (expectedModel) => firstBack(expectedModel) !== undefined),
  ),
  anywhere('dismisses what is back', all(liesOpen, isNewsSeen), (expectedModel) => {
    leaveSearch(expectedModel);
    const isAmongMessages = expectedModel.toasts().length > 0;
    if (isAmongMessages && expectedModel.hand.focus !== 'messages')
      expectedModel.send('toasts', { type: 'focus.entered' });
    if (!isAmongMessages && expectedModel.hand.focus === 'messages')
      expectedModel.send('toasts', { type: 'focus.left' });
    expectedModel.hand.focus = isAmongMessages ? 'messages' : 'elsewhere';
    expectedModel.send('backInStock', { type: 'news.dismissed' });
  }),
];
