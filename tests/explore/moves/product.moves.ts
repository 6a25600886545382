import type { ExpectedModel } from '../expected-model.ts';
import { all, isIn, isShown, liesOpen, movesOn } from './move.ts';
import { firstRelated, hrefOf, isProductSeen, shownBottle } from './shelves.ts';

const { sends, follows } = movesOn('product');

const isSeen = all(liesOpen, isProductSeen);
const isBuyable = all(isSeen, (expectedModel) => shownBottle(expectedModel)?.inStock === true);
const isProductPage = all(liesOpen, isShown('product'));
const crop = (words: string, name: string) => sends(words, 'product', { type: 'crop.chosen', crop: name }, isSeen);
const step = (by: number) => ({ type: 'quantity.stepped', by });
const hasRelated = all(isSeen, (expectedModel: ExpectedModel) => firstRelated(expectedModel) !== undefined);

/** DET-1, DET-2. */
export const productMoves = [
  sends("presses 'One more'", 'product', step(1), isBuyable),
  sends("presses 'One less'", 'product', step(-1), isBuyable),
  crop('looks closely at the picture', 'label'),
  crop('looks at the whole picture', 'whole'),
  sends(
    "presses 'Try again' of the product",
    'product',
    { type: 'load.retried' },
    all(isProductPage, isIn('product', 'failed')),
  ),
  sends(
    "presses 'Try again' of the slow product",
    'product',
    { type: 'load.retried' },
    all(isProductPage, isIn('product', 'loading.slow')),
  ),
  follows('opens the first bottle like it', (expectedModel) => hrefOf(firstRelated(expectedModel)), hasRelated),
  follows(
    "follows 'Browse Products'",
    '/products',
    all(isProductPage, isIn('product', 'notFound', 'loading.unlisted')),
  ),
];
