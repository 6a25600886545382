import type { NamedProduct } from '#machines/domain/named-product.ts';
import { productHref } from '#machines/domain/product.ts';
import { alternativesTo, offered } from '#machines/saved-offers/saved-offers.selectors.ts';
import type { ExpectedModel } from '../expected-model.ts';
import { all, isIn, isShown, liesOpen, movesOn } from './move.ts';
import { firstBottle, isListSeen, isProductSeen, shownBottle } from './shelves.ts';

const { sends, follows } = movesOn('saved');

const isAtList = all(liesOpen, isListSeen, (expectedModel) => firstBottle(expectedModel) !== undefined);
const isAtProduct = all(liesOpen, isProductSeen);

export const bottlesOf = ({ flow }: ExpectedModel): readonly NamedProduct[] =>
  flow('saved').getSnapshot().context.bottles;
const offersOf = ({ flow }: ExpectedModel) => flow('savedOffers').getSnapshot();
const isAtSaved = all(liesOpen, isShown('saved'), isIn('saved', 'book.open'));
const hasBottles = all(isAtSaved, isIn('saved', 'contents.some'));
const firstId = (expectedModel: ExpectedModel) => bottlesOf(expectedModel)[0]?.id ?? '';

/** The first saved bottle that can be bought. */
export const firstOffered = (expectedModel: ExpectedModel) =>
  bottlesOf(expectedModel)
    .map(({ id }) => offered(id)(offersOf(expectedModel)))
    .find((product) => product?.inStock);
/** The first of the similar products. */
export const firstAlternative = (expectedModel: ExpectedModel) =>
  bottlesOf(expectedModel)
    .filter(({ id }) => offered(id)(offersOf(expectedModel))?.inStock === false)
    .flatMap(({ id }) => alternativesTo(id)(offersOf(expectedModel)))[0];
const alternativeHref = (expectedModel: ExpectedModel) => {
  const product = firstAlternative(expectedModel);
  return product ? productHref(product) : '';
};

/** Whether the cart contains it: plus is in the place of Add. */
const isInCart = (expectedModel: ExpectedModel) =>
  expectedModel
    .flow('cart')
    .getSnapshot()
    .context.lines.some(({ product }) => product.id === firstOffered(expectedModel)?.id);

/** SAV-2 to SAV-4. */
export const savedMoves = [
  sends(
    'presses the heart of the first bottle in stock',
    'saved',
    (expectedModel) => ({ type: 'bottle.toggled', bottle: firstBottle(expectedModel) }),
    isAtList,
  ),
  sends(
    'presses the heart of the product',
    'saved',
    (expectedModel) => ({ type: 'bottle.toggled', bottle: shownBottle(expectedModel) }),
    isAtProduct,
  ),
  sends(
    'takes out the first saved bottle',
    'saved',
    (expectedModel) => ({ type: 'bottle.removed', id: firstId(expectedModel) }),
    hasBottles,
  ),
  sends(
    "presses 'Add' of the first saved bottle in stock",
    'cart',
    (expectedModel) => ({ type: 'product.added', product: firstOffered(expectedModel), quantity: 1 }),
    all(hasBottles, (expectedModel) => firstOffered(expectedModel) !== undefined && !isInCart(expectedModel)),
  ),
  sends(
    "presses 'Try again' of the saved bottles",
    'savedOffers',
    { type: 'load.retried' },
    all(hasBottles, isIn('savedOffers', 'shown.unanswered', 'shown.asking.slow')),
  ),
  follows(
    'follows what is like the first saved bottle that is out of stock',
    alternativeHref,
    all(hasBottles, (expectedModel) => firstAlternative(expectedModel) !== undefined),
  ),
  follows("follows 'Continue Shopping' below the saved bottles", '/products', hasBottles),
  follows(
    "follows 'Browse Products' where nothing is saved",
    '/products',
    all(isAtSaved, isIn('saved', 'contents.none')),
  ),
];
