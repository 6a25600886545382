import { formatPence } from '#machines/domain/money.ts';
import type { Suggestion } from '#machines/header/suggestions.ts';
import type { ExpectedModel } from '#tests/explore/expected-model.ts';
import { addressedPage, all, either, isIn, isOnDesk, isOnPhone, liesOpen } from '#tests/explore/moves/move.ts';
import {
  type FlowScreen,
  type Hand,
  key,
  press,
  pressCorner,
  pressIn,
  type Sight,
  sight,
  unexposed,
  unseen,
  within,
  wordsSeen,
} from './screen.ts';

const banner = (role: string, name?: string | RegExp, attribute?: string) =>
  within('banner', undefined, sight(role, name, attribute));
const contextOf = ({ flow }: ExpectedModel) => flow('header').getSnapshot().context;
const field = ({ page }: Hand) => page.getByRole('combobox', { name: 'Search spirits' });
const avatar = ({ page }: Hand) => page.getByRole('button', { name: /^Account menu/ });
const hasBar = either(liesOpen, isIn('header', 'panels.open.searchPanel', 'panels.open.accountMenu'));
const hasField = either(all(liesOpen, isOnDesk), isIn('header', 'panels.open.searchPanel'));
/** The links of the bar on wide screens, and those of the drawer. HDR-1. */
const LINKS = { home: 'Home', categories: 'Categories' } as const;
const current = (expectedModel: ExpectedModel): readonly Sight[] => {
  const page = addressedPage(expectedModel);
  const isSeen =
    expectedModel.matches('header', 'panels.open.menu') || (hasBar(expectedModel) && isOnDesk(expectedModel));
  return (['home', 'categories'] as const).flatMap((one) => {
    if (!isSeen) return [];
    return page === one ? [unexposed('current', LINKS[one])] : [unseen(unexposed('current', LINKS[one]))];
  });
};

/** The text of an option: a product's price follows its name. */
const optionText = (one: Suggestion | undefined): string =>
  one?.price === undefined ? (one?.name ?? '') : `${one.name} ${formatPence(one.price)}`;

/** The list under the field. HDR-5. */
function listed(expectedModel: ExpectedModel): readonly Sight[] {
  const { suggestions, highlighted } = contextOf(expectedModel);
  return [
    within(
      'banner',
      undefined,
      wordsSeen(`${suggestions.length} suggestion${suggestions.length === 1 ? '' : 's'}`, 'status'),
    ),
    ...(highlighted === null ? [] : [unexposed('focus', optionText(suggestions[highlighted]))]),
    // However long the list is, what is chosen in it can be seen.
    unseen(unexposed('outOfView')),
    ...suggestions.map((one, at) => banner('option', optionText(one), at === highlighted ? 'selected' : undefined)),
  ];
}

const menuSearch =
  (text: string) =>
  async ({ page }: Hand) => {
    await page.getByRole('dialog').getByRole('searchbox').fill(text);
    await page.keyboard.press('Enter');
  };

/** HDR-1 to HDR-5. */
export const headerScreen: FlowScreen = {
  flow: 'header',
  isOnScreen: () => true,
  seen: {
    'panels.open.menu': [sight('dialog', 'Menu'), within('dialog', 'Menu', sight('link', 'Categories'))],
    'panels.open.accountMenu': [
      sight('menu'),
      sight('menuitem', 'Profile'),
      sight('menuitem', 'Orders'),
      sight('menuitem', 'Logout'),
    ],
    'panels.open.appCode': [
      sight('dialog', 'Download App'),
      within('dialog', 'Download App', sight('img', 'QR code: download the app')),
    ],
    'panels.open.searchPanel': [banner('button', 'Search', 'expanded')],
  },
  unseen: {
    panels: 'one of its states is seen',
    'panels.barred': 'the cover of the page is visible',
    'panels.closed': 'no panel is seen',
    'panels.open': 'one of its panels is seen',
    account: 'one of its states is seen',
    'account.signedOut': 'a fact of the bar',
    'account.signedIn': 'a fact of the bar',
    search: 'the text in the field is seen',
    'search.idle': 'nothing is on its way',
    'search.waiting': 'nothing is said while the shopper types',
    'search.looking': 'nothing is said while the shopper types',
    'search.unavailable': 'searching still works, so nothing is said',
    suggestions: 'one of its states is seen',
    'suggestions.hidden': 'no list is seen',
    'suggestions.listed': 'a fact of the field',
  },
  facts: (expectedModel) => {
    const { text } = contextOf(expectedModel);
    const bar = hasBar(expectedModel);
    const user = expectedModel.flow('session').getSnapshot().context.user;
    const isMenuOpen = expectedModel.matches('header', 'panels.open.menu');
    const isListed = hasField(expectedModel) && expectedModel.state('header').includes('suggestions.listed');
    return [
      ...(bar && user && isOnDesk(expectedModel) ? [banner('button', `Account menu: ${user.name}`)] : []),
      ...(bar && !user && isOnDesk(expectedModel) ? [banner('link', 'Login'), banner('link', 'Sign Up')] : []),
      ...(isMenuOpen && user
        ? [within('dialog', 'Menu', wordsSeen(user.name)), within('dialog', 'Menu', sight('link', 'Profile'))]
        : []),
      ...(isMenuOpen && !user ? [within('dialog', 'Menu', sight('link', 'Login'))] : []),
      ...current(expectedModel),
      ...(bar && isOnPhone(expectedModel) ? [banner('button', 'Open menu')] : []),
      ...(hasField(expectedModel) && text !== '' ? [banner('button', 'Clear search')] : []),
      ...(isListed ? listed(expectedModel) : [unseen(sight('listbox', 'Suggestions'))]),
    ];
  },
  verbs: {
    "presses 'Download App'": pressIn('banner', 'Download App'),
    "presses 'Close' of the app's code": pressIn('dialog', 'Close'),
    "presses Escape at the app's code": key('Escape'),
    "presses beside the app's code": pressCorner('left'),
    "presses 'Open menu'": press('Open menu'),
    "presses 'Close' of the menu": pressIn('dialog', 'Close'),
    'presses Escape at the menu': key('Escape'),
    'presses beside the menu': pressCorner('right'),
    "presses 'Download App' in the menu": pressIn('dialog', 'Download App'),
    "follows 'Categories' in the menu": pressIn('dialog', 'Categories', 'link'),
    "types 'oak' into the menu's search and presses Enter": menuSearch('oak'),
    "types ' ' into the menu's search and presses Enter": menuSearch(' '),
    'presses the avatar': (hand) => avatar(hand).click(),
    'presses ArrowDown at the avatar': (hand) => avatar(hand).press('ArrowDown'),
    'presses Escape at the account menu': key('Escape'),
    "follows 'Orders' in the account menu": press('Orders', 'menuitem'),
    "follows 'Profile' in the account menu": press('Profile', 'menuitem'),
    "follows 'Categories'": pressIn('banner', 'Categories', 'link'),
    "presses 'Logout'": press('Logout', 'menuitem'),
    // By keyboard: on a phone, messages may cover the foot of the menu.
    "presses 'Logout' in the menu": ({ page }) =>
      page.getByRole('dialog').getByRole('button', { name: 'Logout', exact: true }).press('Enter'),
    "presses 'Search'": pressIn('banner', 'Search'),
    "types 'oak' into the search": (hand) => field(hand).fill('oak'),
    "types 'gin' into the search": (hand) => field(hand).fill('gin'),
    "types 'ne' into the search": (hand) => field(hand).fill('ne'),
    "types 'g' into the search": (hand) => field(hand).fill('g'),
    "presses 'Clear search'": pressIn('banner', 'Clear search'),
    'presses Enter in the search': (hand) => field(hand).press('Enter'),
    'presses ArrowDown in the search': (hand) => field(hand).press('ArrowDown'),
    'presses ArrowUp in the search': (hand) => field(hand).press('ArrowUp'),
    'presses Escape in the search': (hand) => field(hand).press('Escape'),
    'presses the first suggestion': ({ page }) => page.getByRole('option').first().click(),
    'leaves the search': (hand) => field(hand).blur(),
    "follows 'Login' in the header": pressIn('banner', 'Login', 'link'),
    "follows 'Sign Up' in the header": pressIn('banner', 'Sign Up', 'link'),
    'follows the way to the cart': ({ page }) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /^Cart,/ })
        .click(),
    "follows 'Home'": ({ page }) => page.getByRole('banner').getByRole('link', { name: 'Tawny & Rye, home' }).click(),
  },
};
