import { isHeartFull } from '#machines/shop/heart.selectors.ts';
import type { ShopRefs } from '#machines/shop/refs.ts';
import { all, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { bottlesOf, firstAlternative, firstOffered } from '#tests/explore/moves/saved.moves.ts';
import { firstBottle, isListSeen, isProductSeen, productsOf, shownBottle } from '#tests/explore/moves/shelves.ts';
import type { Oracle } from '#tests/explore/oracle.ts';
import {
  type FlowScreen,
  type Hand,
  press,
  pressIn,
  type Sight,
  sight,
  unseen,
  within,
  wordsSeen,
} from './engine/screen.ts';

const isAtSaved = all(isPageSeen, isShown('saved'));
const main = (role: string, name?: string | RegExp, attribute?: string) =>
  within('main', undefined, sight(role, name, attribute));

/** A heart, and whether it is full. SAV-2. */
function heart(oracle: Oracle, id: string, name: string): Sight {
  const pressed = main('button', `Save ${name}`, 'pressed');
  const saved: ShopRefs['saved'] | undefined = oracle.flow('saved');
  return isHeartFull(id, oracle.flow('purchaseCode').getSnapshot(), saved?.getSnapshot()) ? pressed : unseen(pressed);
}

function hearts(oracle: Oracle): readonly Sight[] {
  const product = isProductSeen(oracle) ? shownBottle(oracle) : null;
  const seen = [...(isListSeen(oracle) ? productsOf(oracle) : []), ...(product ? [product] : [])];
  return seen.flatMap(({ id, name }) => [main('button', `Save ${name}`), heart(oracle, id, name)]);
}

const heartOf =
  (place: '#product-list' | 'main', name: (oracle: Oracle) => string | undefined) =>
  ({ page, oracle }: Hand) =>
    page
      .locator(place)
      .getByRole('button', { name: `Save ${name(oracle)}`, exact: true })
      .first()
      .click();

/** SAV-1 to SAV-7. */
export const savedScreen: FlowScreen = {
  flow: 'saved',
  isOnScreen: isAtSaved,
  seen: {
    'contents.none': [wordsSeen('Nothing is saved yet.', 'main')],
    'contents.some': [main('region', 'Saved bottles')],
  },
  unseen: {
    book: 'the bottles themselves are seen: facts',
    'contents.unknown': 'before storage has been read: the page as it was drawn',
  },
  facts: (oracle) => {
    const rows = () =>
      bottlesOf(oracle).flatMap(({ name }) => [
        within('region', 'Saved bottles', sight('heading', name)),
        main('button', `Remove ${name}`),
      ]);
    return [
      ...(isPageSeen(oracle) ? hearts(oracle) : []),
      ...(isAtSaved(oracle) && oracle.matches('saved', 'book.open')
        ? [wordsSeen('kept on this device only', 'main'), ...rows()]
        : []),
    ];
  },
  verbs: {
    'presses the heart of the first bottle in stock': heartOf('#product-list', (oracle) => firstBottle(oracle)?.name),
    'presses the heart of the product': heartOf('main', (oracle) => shownBottle(oracle)?.name),
    'takes out the first saved bottle': (hand) => pressIn('main', `Remove ${bottlesOf(hand.oracle)[0]?.name}`)(hand),
    "presses 'Add' of the first saved bottle in stock": (hand) =>
      pressIn('main', `Add ${firstOffered(hand.oracle)?.name} to cart`)(hand),
    "presses 'Try again' of the saved bottles": pressIn('main', 'Try again'),
    'follows what is like the first saved bottle that is out of stock': ({ page, oracle }) =>
      page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${firstAlternative(oracle)?.name}`) })
        .first()
        .click(),
    "follows 'Continue Shopping' below the saved bottles": press('Continue Shopping', 'link'),
    "follows 'Browse Products' where nothing is saved": pressIn('main', 'Browse Products', 'link'),
  },
};
