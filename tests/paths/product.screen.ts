import { MAX_QUANTITY } from '#machines/domain/cart.ts';
import { formatPence } from '#machines/domain/money.ts';
import type { Product } from '#machines/domain/product.ts';
import { alternativesTo } from '#machines/product/alternatives.ts';
import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { all, isIn, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { firstRelated, isProductSeen, isRelatedSeen, shownBottle } from '#tests/explore/moves/shelves.ts';
import { allIn, wordsOf } from '#tools/chart-tests/explorer/aria-tree.ts';
import {
  type FlowScreen,
  type Hand,
  press,
  type Sight,
  sight,
  unexposed,
  unseen,
  type Verb,
  within,
  wordsSeen,
} from './screen.ts';

const isProductPage = all(isPageSeen, isShown('product'));
const main = (role: string, name?: string | RegExp, attribute?: string) =>
  within('main', undefined, sight(role, name, attribute));
const contextOf = ({ flow }: ExpectedModel) => flow('product').getSnapshot().context;
const NOT_FOUND = main('heading', 'Not on our shelves');
const RELATED = main('region', 'You may also like');
const ALTERNATIVES = main('region', 'In stock instead');
/** The delivery date is shown only if the product can be ordered. DET-4. */
const ARRIVAL = within('listitem', undefined, wordsSeen('Arrives ', 'paragraph'));
const CROPS = {
  whole: 'Show all of it',
  label: /^Show the (label|middle)$/,
  closure: /^Show the (closure|top)$/,
  base: 'Show the base',
};
const quantity =
  (verb: string): Verb =>
  ({ page, expectedModel }: Hand) =>
    page
      .getByRole('main')
      .getByRole('button', { name: `${verb} of ${shownBottle(expectedModel)?.name}` })
      .click({ force: true });

/** On the picture, beside what the facts say and what the button says. */
const TAG: Sight = {
  words: "'Out of Stock' on the picture",
  isSeen: (page) => allIn(page, 'main').some(({ children }) => children.some(({ text }) => text === 'Out of Stock')),
};

/** What the bar at the foot of a small screen says, wherever it is seen: the price of as many as are chosen. */
const barSays = ({ name, price }: Product, count: number): Sight => {
  const text = count > 1 ? `${count} × ${formatPence(price)}` : formatPence(price);
  return {
    words: `'${text}' in the bar that buys '${name}', where it is seen`,
    isSeen: (page) =>
      allIn(page, 'region', `Buy ${name}`).every((bar) => wordsOf(bar).startsWith(`Buy ${name} ${text} `)),
  };
};

/** Similar products. Their space is reserved while they load and removed if there are none. DET-1. */
function insteadOf(expectedModel: ExpectedModel, product: Product): readonly Sight[] {
  if (product.inStock) return [unseen(ALTERNATIVES)];
  const isAwaited = isIn('product', 'showing.verifying', 'showing.fetchingRelated')(expectedModel);
  if (isAwaited) return [ALTERNATIVES];
  const others = alternativesTo(product, contextOf(expectedModel).related);
  return [
    others.length === 0 ? unseen(ALTERNATIVES) : ALTERNATIVES,
    unseen(unexposed('busy')),
    ...others.map(({ name }) => within('region', 'In stock instead', sight('link', name))),
  ];
}

/** All that is seen of a product in full. DET-1. */
function productFacts(expectedModel: ExpectedModel, product: Product): readonly Sight[] {
  const { quantity: chosen, crop, related } = contextOf(expectedModel);
  const stepper = (verb: string) => main('button', `${verb} of ${product.name}`, 'disabled');
  const isShownAbove = ({ id }: Product) => id === product.id || related.some((other) => other.id === id);
  const recent = expectedModel
    .flow('recentlyViewed')
    .getSnapshot()
    .context.products.filter((other) => !isShownAbove(other));
  const isComplete = isRelatedSeen(expectedModel);
  return [
    main('heading', product.name.replaceAll(/\s+/g, ' ')),
    main('button', CROPS[crop], 'pressed'),
    main('link', product.brand),
    wordsSeen(product.description.replaceAll(/\s+/g, ' '), 'main'),
    wordsSeen(product.inStock ? 'In stock' : 'Out of stock', 'main'),
    ...(product.inStock
      ? [
          within('group', `Quantity of ${product.name}`, wordsSeen(String(chosen), 'status')),
          chosen === 1 ? stepper('One less') : unseen(stepper('One less')),
          chosen === MAX_QUANTITY ? stepper('One more') : unseen(stepper('One more')),
        ]
      : [unseen(sight('region', `Buy ${product.name}`))]),
    product.inStock ? unseen(TAG) : TAG,
    product.inStock ? ARRIVAL : unseen(ARRIVAL),
    barSays(product, chosen),
    ...insteadOf(expectedModel, product),
    ...(isComplete && related.length > 0 ? [RELATED] : []),
    ...(isComplete ? related : []).map(({ name }) => within('region', 'You may also like', sight('link', name))),
    ...(recent.length === 0
      ? [unseen(main('region', 'Recently viewed'))]
      : recent.slice(0, 4).map(({ name }) => within('region', 'Recently viewed', sight('link', name)))),
  ];
}

/** DET-1, DET-2. */
export const productScreen: FlowScreen = {
  flow: 'product',
  isOnScreen: isProductPage,
  seen: {
    'loading.slow': [wordsSeen('This is taking longer than usual.', 'main')],
    'showing.verifying': [RELATED],
    'showing.fetchingRelated': [RELATED],
    failed: [main('heading', 'We couldn’t fetch this product')],
  },
  unseen: {
    idle: 'another page is shown',
    loading: 'its places are held',
    'loading.waiting': 'its places are held',
    'loading.unlisted': 'seen as not found: a fact',
    notFound: 'seen as not found: a fact',
    showing: 'the product is seen: facts',
    'showing.complete': 'the shelf is seen where anything is like it: a fact',
    'showing.revalidating': 'the page is seen as if it were complete',
    'showing.revalidatingRelated': 'the page is seen as if it were complete',
    'showing.alone': 'the product alone is seen',
  },
  facts: (expectedModel) => {
    if (!isProductPage(expectedModel)) return [];
    if (isIn('product', 'notFound', 'loading.unlisted')(expectedModel)) return [NOT_FOUND, unseen(unexposed('busy'))];
    const product = isProductSeen(expectedModel) ? shownBottle(expectedModel) : null;
    return [unseen(NOT_FOUND), ...(product === null ? [] : productFacts(expectedModel, product))];
  },
  verbs: {
    "presses 'One more'": quantity('One more'),
    "presses 'One less'": quantity('One less'),
    'looks closely at the picture': ({ page }) => page.getByRole('button', { name: CROPS.label }).click(),
    'looks at the whole picture': press('Show all of it'),
    "presses 'Try again' of the product": press('Try again'),
    "presses 'Try again' of the slow product": press('Try again'),
    'opens the first bottle like it': ({ page, expectedModel }) =>
      page
        .getByRole('region', { name: 'You may also like' })
        .getByRole('link', { name: firstRelated(expectedModel)?.name ?? '', exact: true })
        .click(),
    "follows 'Browse Products'": press('Browse Products', 'link'),
  },
};
