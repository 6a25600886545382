import { productHref } from '#machines/domain/product.ts';
import type { SavedBottle } from '#machines/saved/saved-bottles.ts';
import { alternativesTo, offered } from '#machines/saved-offers/saved-offers.selectors.ts';
import type { Oracle } from '../oracle.ts';
import { all, isIn, isShown, liesOpen, movesOn } from './move.ts';
import { firstBottle, isListSeen, isProductSeen, shownBottle } from './shelves.ts';

const { sends, follows } = movesOn('saved');

const isAtList = all(liesOpen, isListSeen, (oracle) => firstBottle(oracle) !== undefined);
const isAtProduct = all(liesOpen, isProductSeen);

export const bottlesOf = ({ flow }: Oracle): readonly SavedBottle[] => flow('saved').getSnapshot().context.bottles;
const offersOf = ({ flow }: Oracle) => flow('savedOffers').getSnapshot();
const isAtSaved = all(liesOpen, isShown('saved'), isIn('saved', 'book.open'));
const hasBottles = all(isAtSaved, isIn('saved', 'contents.some'));
const firstId = (oracle: Oracle) => bottlesOf(oracle)[0]?.id ?? '';

/** The first saved bottle that can be bought. */
export const firstOffered = (oracle: Oracle) =>
  bottlesOf(oracle)
    .map(({ id }) => offered(id)(offersOf(oracle)))
    .find((product) => product?.inStock);
/** What stands first of all that can be had instead. */
export const firstAlternative = (oracle: Oracle) =>
  bottlesOf(oracle)
    .filter(({ id }) => offered(id)(offersOf(oracle))?.inStock === false)
    .flatMap(({ id }) => alternativesTo(id)(offersOf(oracle)))[0];
const alternativeHref = (oracle: Oracle) => {
  const product = firstAlternative(oracle);
  return product ? productHref(product) : '';
};

/** Whether the cart holds it: plus stands where Add would. */
const isHeld = (oracle: Oracle) =>
  oracle
    .flow('cart')
    .getSnapshot()
    .context.lines.some(({ product }) => product.id === firstOffered(oracle)?.id);

/** SAV-2 to SAV-4. */
export const savedMoves = [
  sends(
    'presses the heart of the first bottle in stock',
    'purchaseCode',
    (oracle) => ({ type: 'bottle.toggled', bottle: firstBottle(oracle) }),
    isAtList,
  ),
  sends(
    'presses the heart of the product',
    'purchaseCode',
    (oracle) => ({ type: 'bottle.toggled', bottle: shownBottle(oracle) }),
    isAtProduct,
  ),
  sends(
    'takes out the first saved bottle',
    'saved',
    (oracle) => ({ type: 'bottle.removed', id: firstId(oracle) }),
    hasBottles,
  ),
  sends(
    "presses 'Add' of the first saved bottle in stock",
    'cart',
    (oracle) => ({ type: 'product.added', product: firstOffered(oracle), quantity: 1 }),
    all(hasBottles, (oracle) => firstOffered(oracle) !== undefined && !isHeld(oracle)),
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
    all(hasBottles, (oracle) => firstAlternative(oracle) !== undefined),
  ),
  follows("follows 'Continue Shopping' below the saved bottles", '/products', hasBottles),
  follows(
    "follows 'Browse Products' where nothing is saved",
    '/products',
    all(isAtSaved, isIn('saved', 'contents.none')),
  ),
];
