import type { AnyActorRef } from 'xstate';
import { lineTotal, untilFreeDelivery } from '#machines/domain/cart.ts';
import { totalsRows } from '#machines/domain/cart-texts.ts';
import { correctionText } from '#machines/domain/correction.ts';
import { formatPence } from '#machines/domain/money.ts';
import type { Product } from '#machines/domain/product.ts';
import { additionId } from '#machines/shop/flows.ts';
import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { all, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { firstBottle, isListSeen, isProductSeen, productsOf, shownBottle } from '#tests/explore/moves/shelves.ts';
import { allIn, wordsOf } from '#tools/chart-tests/explorer/aria-tree.ts';
import {
  type FlowScreen,
  type Hand,
  press,
  pressIn,
  type Sight,
  saying,
  sight,
  unexposed,
  unseen,
  within,
  wordsSeen,
} from './screen.ts';

const isAtCart = all(isPageSeen, isShown('cart'));
const main = (role: string, name?: string | RegExp, attribute?: string) =>
  within('main', undefined, sight(role, name, attribute));
const contextOf = ({ flow }: ExpectedModel) => flow('cart').getSnapshot().context;

const firstName = ({ expectedModel }: Hand) => contextOf(expectedModel).lines[0]?.product.name ?? '';
const ofFirstLine = (name: (line: string) => string) => (hand: Hand) => press(name(firstName(hand)))(hand);
const onFirstCard = (name: (bottle: string) => string, { page, expectedModel }: Hand) =>
  // Where it is among the best matches, too, its card stands twice.
  page
    .locator('#product-list')
    .getByRole('button', { name: name(firstBottle(expectedModel)?.name ?? '') })
    .first();
const addButton = (hand: Hand) => onFirstCard((bottle) => `Add ${bottle} to cart`, hand);

/** The badge is seen and announced on every page. HDR-2. */
const badge = (expectedModel: ExpectedModel): readonly Sight[] => {
  const count = contextOf(expectedModel).lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const items = count === 1 ? '1 item' : `${count.toLocaleString('en-GB')} items`;
  return [
    within('banner', undefined, sight('link', count === 0 ? 'Cart, empty' : `Cart, ${items}`)),
    count === 0 ? unseen(unexposed('badge')) : unexposed('badge', count > 99 ? '99+' : String(count)),
  ];
};

/** What the page's own button says, and whether it can be pressed. CRT-6. */
const addToCart = (expectedModel: ExpectedModel, { id, inStock }: Product): Sight => {
  if (!inStock) return main('button', 'Add to Cart: out of stock', 'disabled');
  const additions: Readonly<Record<string, AnyActorRef | undefined>> = expectedModel
    .flow('messages')
    .getSnapshot().children;
  const isAdded = additions[additionId(id)]?.getSnapshot().value === 'acknowledged';
  return within('main', undefined, saying('button', 'Add to Cart', isAdded ? 'Added' : 'Add to Cart'));
};

const countOnCard = (name: string, count: number): Sight => ({
  words: `'${count}' on the card of '${name}'`,
  isSeen: (page) =>
    allIn(page, 'listitem').some(
      (card) =>
        allIn(card, 'heading', name).length > 0 &&
        allIn(card, 'status').some((part) => wordsOf(part) === String(count)),
    ),
});

/** Add on a card; while the cart holds the product, how many, and plus and minus. CRT-7. */
const cardActions = (expectedModel: ExpectedModel, { id, name, inStock }: Product): readonly Sight[] => {
  const less = main('button', `One less of ${name}`);
  const line = contextOf(expectedModel).lines.find(({ product }) => product.id === id);
  const says = (button: string, face: string) => within('main', undefined, saying('button', button, face));
  if (line) {
    const more = `One more of ${name}`;
    return [
      less,
      countOnCard(name, line.quantity),
      says(more, '+'),
      main('button', more, inStock ? undefined : 'disabled'),
    ];
  }
  const add = `Add ${name} to cart`;
  if (inStock) return [unseen(less), says(add, 'Add')];
  const none = `${add}: out of stock`;
  return [unseen(less), says(none, 'Out of Stock'), main('button', none, 'disabled')];
};

const addButtons = (expectedModel: ExpectedModel): readonly Sight[] => {
  const shown = isProductSeen(expectedModel) ? shownBottle(expectedModel) : null;
  return [
    ...(isListSeen(expectedModel) ? productsOf(expectedModel) : []).flatMap((product) =>
      cardActions(expectedModel, product),
    ),
    ...(shown ? [addToCart(expectedModel, shown)] : []),
  ];
};

const summary = (expectedModel: ExpectedModel): readonly Sight[] => {
  const missing = untilFreeDelivery(contextOf(expectedModel));
  const delivery = missing === 0 ? 'Your delivery is free' : `Add ${formatPence(missing)} more for free delivery`;
  const texts = [...totalsRows(expectedModel.totals()).map(({ term, figure }) => `${term} ${figure}`), delivery];
  return texts.map((text) => within('complementary', 'Order summary', wordsSeen(text)));
};

/** Said where the browser stores nothing, and nowhere else. STO-1. */
const notStoredNote = (expectedModel: ExpectedModel): Sight => {
  const note = wordsSeen('This browser keeps nothing for the shop: your cart is remembered only until', 'main');
  return expectedModel.matches('cart', 'ready.storage.notStored') ? note : unseen(note);
};

/** CRT-1 to CRT-6. */
export const cartScreen: FlowScreen = {
  flow: 'cart',
  isOnScreen: isAtCart,
  seen: {
    'ready.contents.empty': [main('heading', 'Your Cart is Empty')],
    'ready.contents.filled': [
      main('heading', 'Your Cart'),
      main('button', 'Clear Cart'),
      main('complementary', 'Order summary'),
      main('button', 'Proceed to Checkout'),
    ],
  },
  unseen: {
    restoring: 'before storage has been read: the page as it was prerendered',
    ready: 'one of its contents is seen',
    'ready.contents': 'one of its states is seen',
    'ready.prices': 'one of its states is seen',
    'ready.prices.unchecked': 'the prices are those that are remembered',
    'ready.prices.checking': 'the cart stays usable, and nothing is said until something has changed',
    'ready.prices.checked': 'nothing is said where nothing has changed',
    'ready.storage.stored': 'nothing is said of a cart that is stored',
    'ready.storage.notStored': 'said on the page of the cart: a fact of the page',
    'ready.prices.uncheckable': 'said beside the lines alone: a fact of the page',
  },
  facts: (expectedModel) => {
    const { lines, corrections } = contextOf(expectedModel);
    const isUncheckable = expectedModel.state('cart').includes('prices.uncheckable');
    return [
      ...(isPageSeen(expectedModel) ? [...badge(expectedModel), ...addButtons(expectedModel)] : []),
      ...(isAtCart(expectedModel) && lines.length > 0 ? summary(expectedModel) : []),
      ...(isAtCart(expectedModel) ? [notStoredNote(expectedModel)] : []),
      ...(isAtCart(expectedModel) ? lines : []).flatMap((line) => [
        main('link', line.product.name),
        within('group', `Quantity of ${line.product.name}`, wordsSeen(String(line.quantity))),
        within('region', 'Items', wordsSeen(formatPence(lineTotal(line)))),
      ]),
      ...(isAtCart(expectedModel) ? corrections : []).map((one) =>
        within('region', 'Your cart has changed', wordsSeen(correctionText(one))),
      ),
      ...(isAtCart(expectedModel) && corrections.length === 0
        ? [unseen(main('heading', 'Your cart has changed'))]
        : []),
      ...(isAtCart(expectedModel) && isUncheckable && lines.length > 0 ? [main('button', 'Check again')] : []),
    ];
  },
  verbs: {
    "presses 'Add' of the first bottle in stock": (hand) => addButton(hand).click(),
    "presses 'Add' of the first bottle in stock twice": (hand) =>
      addButton(hand).evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      }),
    "presses 'One more' on the card of the first bottle in stock": (hand) =>
      onFirstCard((bottle) => `One more of ${bottle}`, hand).click(),
    "presses 'One less' on the card of the first bottle in stock": (hand) =>
      onFirstCard((bottle) => `One less of ${bottle}`, hand).click(),
    "presses 'Add to Cart'": ({ page, expectedModel }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: shownBottle(expectedModel)?.inStock ? 'Add to Cart' : /^Add to Cart/ })
        .first()
        .click(),
    "presses 'One more' of the first line": ofFirstLine((name) => `One more of ${name}`),
    "presses the disabled 'One more' of the first line": (hand) =>
      hand.page.getByRole('button', { name: `One more of ${firstName(hand)}` }).click({ force: true }),
    "presses 'One less' of the first line": ofFirstLine((name) => `One less of ${name}`),
    "presses 'Remove' of the first line": ofFirstLine((name) => `Remove ${name}`),
    "presses 'Save for later' of the first line": ofFirstLine((line) => `Save for later: ${line}`),
    "follows 'Saved bottles'": pressIn('main', 'Saved bottles', 'link'),
    "presses 'Clear Cart'": press('Clear Cart'),
    "presses 'Dismiss' of what has changed": pressIn('main', 'Dismiss'),
    "presses 'Check again'": press('Check again'),
    "follows 'Continue Shopping'": press('Continue Shopping', 'link'),
    'follows the link of the first line': (hand) =>
      hand.page
        .getByRole('main')
        .getByRole('link', { name: firstName(hand), exact: true })
        .first()
        .click(),
  },
};
