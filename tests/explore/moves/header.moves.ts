import { highlightedHref } from '#machines/header/suggestions.ts';
import type { ExpectedModel } from '../expected-model.ts';
import { all, either, isIn, isOnDesk, isOnPhone, leaveCalendar, liesOpen, movesOn } from './move.ts';

const { sends, follows, anywhere, ignored } = movesOn('header');

const panel = (name: string) => isIn('header', `panels.open.${name}`);
const isSearchOpen = panel('searchPanel');
const isMenu = panel('menu');
const isAppCode = panel('appCode');
const isAccount = panel('accountMenu');
const isSignedIn = isIn('header', 'account.signedIn');
const isSignedOut = isIn('header', 'account.signedOut');
const hasField = either(all(liesOpen, isOnDesk), isSearchOpen);
const isTyping = all(hasField, ({ hand }) => hand.focus === 'search');
const isListed = all(isTyping, isIn('header', 'suggestions.listed'));
const contextOf = ({ flow }: ExpectedModel) => flow('header').getSnapshot().context;
const hasText = all(isTyping, (expectedModel) => contextOf(expectedModel).text !== '');

const types = (text: string) =>
  anywhere(
    `types '${text}' into the search`,
    all(hasField, isHandFree, (expectedModel) => contextOf(expectedModel).text !== text),
    (expectedModel) => {
      leaveCalendar(expectedModel);
      expectedModel.hand.focus = 'search';
      expectedModel.send('header', { type: 'search.typed', text });
    },
  );

function isHandFree({ hand }: ExpectedModel): boolean {
  return hand.focus !== 'messages' && hand.pointer !== 'messages';
}

/** A search field that Escape means nothing to else is emptied by it: browsers do so. */
function pressEscape(expectedModel: ExpectedModel): void {
  const dismissed = { type: 'suggestions.dismissed' };
  if (expectedModel.can('header', dismissed)) {
    expectedModel.send('header', dismissed);
    return;
  }
  if (expectedModel.state('header').includes('panels.open.searchPanel')) {
    expectedModel.hand.focus = 'elsewhere';
    expectedModel.send('header', dismissed);
    expectedModel.send('header', { type: 'searchPanel.dismissed' });
  }
  if (contextOf(expectedModel).text !== '') expectedModel.send('header', { type: 'search.typed', text: '' });
}

/** HDR-1 to HDR-5. */
export const headerMoves = [
  sends("presses 'Download App'", 'header', { type: 'appCode.opened' }, all(liesOpen, isOnDesk)),
  sends("presses 'Close' of the app's code", 'header', { type: 'appCode.dismissed' }, isAppCode),
  sends("presses Escape at the app's code", 'header', { type: 'appCode.dismissed' }, isAppCode),
  sends("presses beside the app's code", 'header', { type: 'appCode.dismissed' }, isAppCode),

  sends("presses 'Open menu'", 'header', { type: 'menu.opened' }, all(either(liesOpen, isSearchOpen), isOnPhone)),
  sends("presses 'Close' of the menu", 'header', { type: 'menu.dismissed' }, isMenu),
  sends('presses Escape at the menu', 'header', { type: 'menu.dismissed' }, isMenu),
  sends('presses beside the menu', 'header', { type: 'menu.dismissed' }, isMenu),
  sends("presses 'Download App' in the menu", 'header', { type: 'appCode.opened' }, isMenu),
  follows("follows 'Categories' in the menu", '/categories', isMenu),
  sends(
    "types 'oak' into the menu's search and presses Enter",
    'header',
    { type: 'search.submitted', text: 'oak' },
    isMenu,
  ),
  sends(
    "types ' ' into the menu's search and presses Enter",
    'header',
    { type: 'search.submitted', text: ' ' },
    isMenu,
  ),

  sends('presses the avatar', 'header', { type: 'accountMenu.opened' }, all(liesOpen, isSignedIn, isOnDesk)),
  sends(
    'presses ArrowDown at the avatar',
    'header',
    { type: 'accountMenu.opened' },
    all(liesOpen, isSignedIn, isOnDesk),
  ),
  sends('presses Escape at the account menu', 'header', { type: 'accountMenu.dismissed' }, isAccount),
  follows("follows 'Orders' in the account menu", '/orders', isAccount),
  anywhere("presses 'Logout'", isAccount, (expectedModel) => {
    expectedModel.send('session', { type: 'signOut.requested' });
    expectedModel.send('header', { type: 'accountMenu.dismissed' });
  }),

  anywhere("presses 'Logout' in the menu", all(isMenu, isSignedIn), (expectedModel) => {
    expectedModel.send('session', { type: 'signOut.requested' });
    expectedModel.send('header', { type: 'menu.dismissed' });
  }),

  anywhere("presses 'Search'", all(isHandFree, isOnPhone, either(liesOpen, isSearchOpen)), (expectedModel) => {
    const isOpen = expectedModel.state('header').includes('panels.open.searchPanel');
    expectedModel.send('header', { type: isOpen ? 'searchPanel.dismissed' : 'searchPanel.opened' });
    if (isOpen) expectedModel.send('header', { type: 'suggestions.dismissed' });
    expectedModel.hand.focus = isOpen ? 'elsewhere' : 'search';
  }),
  types('oak'),
  types('gin'),
  types('ne'),
  types('g'),
  anywhere("presses 'Clear search'", hasText, (expectedModel) => {
    expectedModel.send('header', { type: 'suggestions.dismissed' });
    expectedModel.send('header', { type: 'search.typed', text: '' });
  }),
  anywhere('presses Enter in the search', isTyping, (expectedModel) =>
    expectedModel.send('header', { type: 'search.submitted', text: contextOf(expectedModel).text }),
  ),
  anywhere('presses ArrowDown in the search', isTyping, (expectedModel) =>
    expectedModel.send('header', { type: 'highlight.advanced' }),
  ),
  anywhere('presses ArrowUp in the search', isTyping, (expectedModel) =>
    expectedModel.send('header', { type: 'highlight.reversed' }),
  ),
  anywhere('presses Escape in the search', isTyping, pressEscape),
  anywhere('presses the first suggestion', isListed, (expectedModel) =>
    expectedModel.send('header', {
      type: 'suggestion.chosen',
      href: highlightedHref({ ...contextOf(expectedModel), highlighted: 0 }),
    }),
  ),
  ignored('leaves the search', isTyping),

  follows("follows 'Profile' in the account menu", '/profile', isAccount),
  follows("follows 'Categories'", '/categories', all(liesOpen, isOnDesk)),
  follows("follows 'Login' in the header", '/login', all(liesOpen, isSignedOut, isOnDesk)),
  follows("follows 'Sign Up' in the header", '/signup', all(liesOpen, isSignedOut, isOnDesk)),
  follows('follows the way to the cart', '/cart', liesOpen),
  follows("follows 'Home'", '/', liesOpen),
];
