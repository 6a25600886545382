import { headerMachine } from '#machines/header/header.machine.ts';
import { headerSamples, headerStateKey } from '#machines/header/header.samples.ts';
import type { Suggestions } from '#machines/header/suggestions.ts';
import { answered, flowPaths, passed, refused } from '#tools/chart-tests/engine/flow-paths.ts';
import { MALFORMED, SERVER_FAULT } from './problems.ts';

const GIN: Suggestions[number] = { kind: 'category', id: 'gin', name: 'Gin', href: '/products?category=gin' };
const BRAND: Suggestions[number] = {
  kind: 'brand',
  id: 'ashcombe',
  name: 'Ashcombe',
  href: '/products?brand=ashcombe',
};

export const headerPaths = flowPaths({
  flow: 'header',
  machine: headerMachine,
  key: headerStateKey,
  user: {
    'opens the menu': headerSamples['menu.opened'].pressed,
    'closes the menu': headerSamples['menu.dismissed'].pressed,
    'opens the account menu': headerSamples['accountMenu.opened'].pressed,
    'closes the account menu': headerSamples['accountMenu.dismissed'].pressed,
    "presses 'Download App'": headerSamples['appCode.opened'].pressed,
    "closes the app's code": headerSamples['appCode.dismissed'].pressed,
    'opens the search': headerSamples['searchPanel.opened'].pressed,
    'closes the search': headerSamples['searchPanel.dismissed'].left,
    "types 'gin'": headerSamples['search.typed'].word,
    "types 'g'": headerSamples['search.typed'].letter,
    'empties the search box': headerSamples['search.typed'].nothing,
    "searches for 'gin'": headerSamples['search.submitted'].word,
    'searches for nothing': headerSamples['search.submitted'].blank,
    'presses arrow down': headerSamples['highlight.advanced'].arrowDown,
    'presses arrow up': headerSamples['highlight.reversed'].arrowUp,
    "chooses the suggestion 'Gin'": headerSamples['suggestion.chosen'].category,
    'sends the suggestions away': headerSamples['suggestions.dismissed'].escape,
  },
  shop: {
    'another page is reached': headerSamples['page.reached'].other,
    'something covers the page': headerSamples['page.covered'].byCheckout,
    'nothing covers the page any more': headerSamples['page.uncovered'].gatePassed,
    'a shopper is signed in': headerSamples['shopper.signedIn'].now,
    'no shopper is signed in': headerSamples['shopper.signedOut'].now,
    'the window becomes wide': headerSamples['screen.widened'].rotated,
    'the open panel has to go': headerSamples['panel.dismissed'].forFilters,
  },
  environment: {
    'two suggestions come': answered('suggest', [GIN, BRAND]),
    'other suggestions come': answered('suggest', [BRAND]),
    'no suggestion comes': answered('suggest', []),
    'the suggestions fail': refused('suggest', SERVER_FAULT),
    'the suggestions make no sense': refused('suggest', MALFORMED),
  },
  time: { 'no key is pressed for a moment': passed('typingPause', 'header.search.waiting') },
});
