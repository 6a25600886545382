import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { all, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { bottlesOf, firstAlternative, firstOffered } from '#tests/explore/moves/saved.moves.ts';
import { firstBottle, isListSeen, isProductSeen, productsOf, shownBottle } from '#tests/explore/moves/shelves.ts';
import { type FlowScreen, type Hand, press, pressIn, type Sight, sight, unseen, within, wordsSeen } from './screen.ts';

const isAtSaved = all(isPageSeen, isShown('saved'));
const main = (role: string, name?: string | RegExp, attribute?: string) =>
  within('main', undefined, sight(role, name, attribute));

/** A heart, and whether it is full. SAV-2. */
function heart(expectedModel: ExpectedModel, id: string, name: string): Sight {
  const pressed = main('button', `Save ${name}`, 'pressed');
  return bottlesOf(expectedModel).some((bottle) => bottle.id === id) ? pressed : unseen(pressed);
}

function hearts(expectedModel: ExpectedModel): readonly Sight[] {
  const product = isProductSeen(expectedModel) ? shownBottle(expectedModel) : null;
  const seen = [...(isListSeen(expectedModel) ? productsOf(expectedModel) : []), ...(product ? [product] : [])];
  return seen.flatMap(({ id, name }) => [main('button', `Save ${name}`), heart(expectedModel, id, name)]);
}

const heartOf =
  (place: '#product-list' | 'main', name: (expectedModel: ExpectedModel) => string | undefined) =>
  ({ page, expectedModel }: Hand) =>
    page
      .locator(place)
      .getByRole('button', { name: `Save ${name(expectedModel)}`, exact: true })
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
    'contents.unknown': 'before storage has been read: the page as it was prerendered',
  },
  facts: (expectedModel) => {
    const rows = () =>
      bottlesOf(expectedModel).flatMap(({ name }) => [
        within('region', 'Saved bottles', sight('heading', name)),
        main('button', `Remove ${name}`),
      ]);
    return [
      ...(isPageSeen(expectedModel) ? hearts(expectedModel) : []),
      ...(isAtSaved(expectedModel) && expectedModel.matches('saved', 'book.open')
        ? [wordsSeen('kept on this device only', 'main'), ...rows()]
        : []),
    ];
  },
  verbs: {
    'presses the heart of the first bottle in stock': heartOf(
      '#product-list',
      (expectedModel) => firstBottle(expectedModel)?.name,
    ),
    'presses the heart of the product': heartOf('main', (expectedModel) => shownBottle(expectedModel)?.name),
    'takes out the first saved bottle': (hand) =>
      pressIn('main', `Remove ${bottlesOf(hand.expectedModel)[0]?.name}`)(hand),
    "presses 'Add' of the first saved bottle in stock": (hand) =>
      pressIn('main', `Add ${firstOffered(hand.expectedModel)?.name} to cart`)(hand),
    "presses 'Try again' of the saved bottles": pressIn('main', 'Try again'),
    'follows what is like the first saved bottle that is out of stock': ({ page, expectedModel }) =>
      page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${firstAlternative(expectedModel)?.name}`) })
        .first()
        .click(),
    "follows 'Continue Shopping' below the saved bottles": press('Continue Shopping', 'link'),
    "follows 'Browse Products' where nothing is saved": pressIn('main', 'Browse Products', 'link'),
  },
};
