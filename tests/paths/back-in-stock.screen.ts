import { newsOf } from '#machines/back-in-stock/watched-products.ts';
import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { firstBack, isNewsSeen, isWaitOffered, watchedOf } from '#tests/explore/moves/back-in-stock.moves.ts';
import { all, isPageSeen, isShown } from '#tests/explore/moves/move.ts';
import { shownBottle } from '#tests/explore/moves/shelves.ts';
import { type FlowScreen, type Hand, pressIn, type Sight, sight, unseen, within, wordsSeen } from './screen.ts';

const inMain = (role: string, name: string) => within('main', undefined, sight(role, name));
const inList = (seen: Sight) => within('region', 'Waiting to be back', seen);
const ASK = 'Tell me when it is back';
const TAKE_BACK = 'Do not tell me';
const PROMISE = 'We will tell you here when it is back.';
const WORDS = { back: 'Back in stock', outOfStock: 'Out of Stock', gone: 'No longer sold' } as const;
const nameOf = (expectedModel: ExpectedModel) => shownBottle(expectedModel)?.name ?? '';
const snapshotOf = ({ flow }: ExpectedModel) => flow('backInStock').getSnapshot();
const notice = ({ page }: Hand) => page.locator('#shop > [role=status]');

const NOTICE = within('status', undefined, wordsSeen('You asked us to tell you'));

/** What the notice names: links to what is back. */
const newsSeen = (expectedModel: ExpectedModel): readonly Sight[] =>
  newsOf(snapshotOf(expectedModel).context).map(({ kind, product: { name } }) =>
    within(
      'status',
      undefined,
      kind === 'back' ? sight('link', `${name} is back`) : wordsSeen(`${name} is no longer sold`),
    ),
  );

/** The button says what a press does, and the line below it what will happen. */
function buttonSeen(expectedModel: ExpectedModel): readonly Sight[] {
  const product = shownBottle(expectedModel);
  if (!isWaitOffered(expectedModel) || !product) return [unseen(wordsSeen(ASK, 'main'))];
  const isOn = watchedOf(expectedModel).some(({ id }) => id === product.id);
  const promise = wordsSeen(PROMISE, 'main');
  return [inMain('button', `${isOn ? TAKE_BACK : ASK}: ${product.name}`), isOn ? promise : unseen(promise)];
}

/** What the API has answered of a product; null where it has not been asked. */
function answeredOf(expectedModel: ExpectedModel, id: string): keyof typeof WORDS | null {
  const { asked, found } = snapshotOf(expectedModel).context.answer;
  if (!asked.includes(id)) return null;
  const product = found.find((each) => each.id === id);
  if (!product) return 'gone';
  return product.inStock ? 'back' : 'outOfStock';
}

/** The list on the page of saved bottles. BCK-5. */
function listSeen(expectedModel: ExpectedModel): readonly Sight[] {
  const watched = watchedOf(expectedModel);
  if (watched.length === 0) return [unseen(inMain('region', 'Waiting to be back'))];
  const products = watched.flatMap(({ id, name }) => {
    const state = answeredOf(expectedModel, id);
    const link = inList(sight('link', name));
    return [
      inList(sight('heading', name)),
      state === 'gone' ? unseen(link) : link,
      inList(sight('button', `${TAKE_BACK}: ${name}`)),
      ...(state === null ? [] : [inList(wordsSeen(WORDS[state]))]),
    ];
  });
  const lasts = expectedModel.matches('backInStock', 'book.open.notStored')
    ? 'this list lasts until you leave or reload the page'
    : 'The list is kept on this device only.';
  return [inList(wordsSeen(lasts)), ...products];
}

/** BCK-1 to BCK-5. */
export const backInStockScreen: FlowScreen = {
  flow: 'backInStock',
  isOnScreen: (expectedModel) => expectedModel.state('overlay') !== 'gate',
  seen: {},
  unseen: {
    book: 'the products themselves are seen: facts',
    stock: 'what the catalogue says is seen in the notice and in the list: facts',
    'news.none': 'no notice is seen: facts',
    'news.shown': 'the notice is seen: facts',
  },
  facts: (expectedModel) => [
    ...(isNewsSeen(expectedModel) ? [NOTICE, ...newsSeen(expectedModel)] : [unseen(NOTICE)]),
    ...(all(isPageSeen, isShown('product'))(expectedModel) ? buttonSeen(expectedModel) : []),
    ...(all(isPageSeen, isShown('saved'))(expectedModel) ? listSeen(expectedModel) : []),
  ],
  verbs: {
    'asks to be told when the product is back': (hand) =>
      pressIn('main', `${ASK}: ${nameOf(hand.expectedModel)}`)(hand),
    'does not want to be told of the product any more': (hand) =>
      pressIn('main', `${TAKE_BACK}: ${nameOf(hand.expectedModel)}`)(hand),
    'takes the first product off the list of those waited for': (hand) =>
      pressIn('main', `${TAKE_BACK}: ${watchedOf(hand.expectedModel)[0]?.name}`)(hand),
    // By the key, so that the pointer does not hold the messages.
    'follows the first product that is back': (hand) =>
      notice(hand)
        .getByRole('link', { name: `${firstBack(hand.expectedModel)?.name} is back`, exact: true })
        .dispatchEvent('click'),
    'dismisses what is back': (hand) =>
      notice(hand).getByRole('button', { name: 'Dismiss this notice', exact: true }).dispatchEvent('click'),
  },
};
