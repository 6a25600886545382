import type { headerMachine } from '#machines/header/header.machine.ts';
import {
  highlightedPlace,
  isAccountMenuOpen,
  isAppCodeOpen,
  isMenuOpen,
  isSearchPanelOpen,
  isSuggesting,
  searchText,
  suggestionCount,
  suggestionsOf,
} from '#machines/header/header.selectors.ts';
import type { Suggestions } from '#machines/header/suggestions.ts';
import { answerOf, asked, factsOf, failureOf, isAsked, isReported, isTimeOut } from './effects.ts';
import { sentencesOn } from './property.ts';

const { step, situation, beginning, run, sent, isOn } = sentencesOn<typeof headerMachine>();

type Step = Parameters<typeof sent>[0];
type Snapshot = Step['after'];

const PANELS = [isMenuOpen, isAccountMenuOpen, isAppCodeOpen, isSearchPanelOpen];
const isAnyOpen = (snapshot: Snapshot): boolean => PANELS.some((isOpen) => isOpen(snapshot));
const panelOf = (snapshot: Snapshot): number => PANELS.findIndex((isOpen) => isOpen(snapshot));

/** What opens which panel. */
const OPENERS = ['menu.opened', 'accountMenu.opened', 'appCode.opened', 'searchPanel.opened'] as const;
const CLOSERS = ['menu.dismissed', 'accountMenu.dismissed', 'appCode.dismissed', 'searchPanel.dismissed'] as const;

const pageAsked = (happening: Step): string | null =>
  (factsOf(happening, 'navigation.requested')[0]?.href as string | undefined) ?? null;

const typedOf = (happening: Step): string | null => sent(happening, 'search.typed')?.text ?? null;

/** HDR-5: the arrows go through the suggestions; after the last, and before the first, comes what was typed. */
function movedBy(happening: Step, by: 1 | -1): boolean {
  const places = [null, ...suggestionsOf(happening.before).map((_, place) => place)];
  const at = places.indexOf(highlightedPlace(happening.before));
  return highlightedPlace(happening.after) === places.at((at + by) % places.length);
}

const highlightedHref = (snapshot: Snapshot): string | null =>
  suggestionsOf(snapshot)[highlightedPlace(snapshot) ?? -1]?.href ?? null;

export const headerProperties = [
  beginning(
    'HDR-3 HDR-4 nothing is open at first, and no shopper is signed in',
    (first) => !isAnyOpen(first) && !isSuggesting(first) && !first.can({ type: 'accountMenu.opened' }),
  ),
  step(
    'HDR-1 a search goes to /products?search=<term>, without the blanks around it',
    (happening) =>
      (sent(happening, 'search.submitted')?.text.trim() ?? '') !== '' && highlightedPlace(happening.before) === null,
    (happening) =>
      pageAsked(happening) ===
      `/products?search=${encodeURIComponent(sent(happening, 'search.submitted')?.text.trim() ?? '')}`,
  ),
  step(
    'HDR-1 a blank search is ignored',
    (happening) =>
      sent(happening, 'search.submitted')?.text.trim() === '' && highlightedPlace(happening.before) === null,
    (happening) => pageAsked(happening) === null && searchText(happening.after) === searchText(happening.before),
  ),
  step(
    'HDR-1 only a search or a suggestion opens a page from the header',
    (happening) => pageAsked(happening) !== null,
    (happening) => isOn(happening, 'search.submitted', 'suggestion.chosen') && searchText(happening.after) === '',
  ),
  step(
    'HDR-1 HDR-4 each panel opens by its own button, and closes the one that is open',
    (happening) => isOn(happening, ...OPENERS) && panelOf(happening.before) !== panelOf(happening.after),
    (happening) => {
      const opener = OPENERS[panelOf(happening.after)];
      return opener !== undefined && isOn(happening, opener);
    },
  ),
  run('AGE-7 no panel opens while something covers the page; otherwise menu, app code and search open', () => {
    let isCovered = true;
    return (happening) => {
      const wasOpen = isAnyOpen(happening.before);
      if (isOn(happening, 'page.uncovered')) isCovered = false;
      if (isOn(happening, 'page.covered')) isCovered = true;
      if (isCovered) return !isAnyOpen(happening.after);
      if (!isOn(happening, 'menu.opened', 'appCode.opened', 'searchPanel.opened')) return null;
      return isAnyOpen(happening.after) && (wasOpen || isReported(happening, 'header.panel.opened'));
    };
  }),
  run('HDR-3 only a signed-in shopper has the account menu, and signing out closes it', () => {
    let isSignedIn = false;
    return (happening) => {
      const canOpen = isSignedIn && panelOf(happening.before) !== 1 && isAnyOpen(happening.before);
      const isAskedFor = isOn(happening, 'accountMenu.opened');
      if (isOn(happening, 'shopper.signedIn')) isSignedIn = true;
      if (isOn(happening, 'shopper.signedOut')) isSignedIn = false;
      if (!isSignedIn) return !isAccountMenuOpen(happening.after);
      return isAskedFor && canOpen ? isAccountMenuOpen(happening.after) : null;
    };
  }),
  run('HDR-3 a signed-in shopper can open the account menu on an uncovered page', () => {
    let isSignedIn = false;
    let isCovered = true;
    return (happening) => {
      if (isOn(happening, 'shopper.signedIn')) isSignedIn = true;
      if (isOn(happening, 'shopper.signedOut')) isSignedIn = false;
      if (isOn(happening, 'page.uncovered')) isCovered = false;
      if (isOn(happening, 'page.covered')) isCovered = true;
      if (!isOn(happening, 'accountMenu.opened')) return null;
      return isAccountMenuOpen(happening.after) === (isSignedIn && !isCovered);
    };
  }),
  step(
    'HDR-4 a panel closes by its own controls, by Escape and by a click outside',
    (happening) => {
      const closer = CLOSERS[panelOf(happening.before)];
      return closer !== undefined && isOn(happening, closer);
    },
    ({ after }) => !isAnyOpen(after),
  ),
  step(
    'HDR-4 a new page closes every panel and clears the search',
    (happening) => isOn(happening, 'page.reached'),
    ({ after }) => !isAnyOpen(after) && searchText(after) === '' && !isSuggesting(after),
  ),
  step(
    'HDR-4 the filters replace a panel',
    (happening) => isOn(happening, 'panel.dismissed') && isAnyOpen(happening.before),
    ({ after }) => !isAnyOpen(after),
  ),
  step(
    'SCR-1 on a wide window menu and search panel close, and nothing else',
    (happening) => isOn(happening, 'screen.widened'),
    ({ before, after }) =>
      isMenuOpen(before) || isSearchPanelOpen(before) ? !isAnyOpen(after) : panelOf(after) === panelOf(before),
  ),
  step(
    'HDR-4 nothing else closes a panel',
    ({ before, after }) => isAnyOpen(before) && !isAnyOpen(after),
    (happening) => {
      const closer = CLOSERS[panelOf(happening.before)];
      const isOwn = closer !== undefined && isOn(happening, closer);
      const isLeft = isAccountMenuOpen(happening.before) && isOn(happening, 'shopper.signedOut');
      return isOwn || isLeft || isOn(happening, 'page.reached', 'page.covered', 'panel.dismissed', 'screen.widened');
    },
  ),
  step(
    'HDR-4 the header reports when a panel opens and when it closes',
    ({ before, after }) => isAnyOpen(before) !== isAnyOpen(after),
    (happening) =>
      isReported(happening, isAnyOpen(happening.after) ? 'header.panel.opened' : 'header.panel.closed') &&
      happening.after.hasTag('open') === (isAnyOpen(happening.after) || isSuggesting(happening.after)),
  ),
  step(
    'HDR-5 the field holds the typed text',
    (happening) => typedOf(happening) !== null,
    (happening) => searchText(happening.after) === typedOf(happening),
  ),
  step(
    'HDR-5 suggestions are requested when typing pauses, for the present text',
    isTimeOut,
    (happening) =>
      JSON.stringify(asked(happening, 'suggest')?.input) === JSON.stringify({ text: searchText(happening.before) }),
  ),
  step(
    'HDR-5 nothing is requested while the shopper types',
    (happening) => asked(happening, 'suggest') !== null,
    isTimeOut,
  ),
  step(
    'HDR-5 typing cancels the request for the former text',
    (happening) => typedOf(happening) !== null,
    ({ after }) => !isAsked(after, 'suggest'),
  ),
  step(
    'HDR-5 suggestions are shown under the field unless they were cancelled',
    (happening) => answerOf(happening, 'suggest') !== null,
    (happening) => {
      const found = answerOf(happening, 'suggest')?.output as Suggestions;
      return suggestionsOf(happening.after) === found && isSuggesting(happening.after) === found.length > 0;
    },
  ),
  step(
    'HDR-5 API-3 the search works when suggestions fail',
    (happening) => failureOf(happening, 'suggest') !== null,
    ({ before, after }) =>
      !isSuggesting(after) &&
      searchText(after) === searchText(before) &&
      after.can({ type: 'search.submitted', text: 'gin' }),
  ),
  situation(
    'HDR-5 the list is shown if there are suggestions',
    () => true,
    (s) => isSuggesting(s) === suggestionCount(s) > 0,
  ),
  step(
    'HDR-5 arrow down highlights the next suggestion, and what was typed after the last',
    (happening) => isOn(happening, 'highlight.advanced') && isSuggesting(happening.before),
    (happening) => movedBy(happening, 1),
  ),
  step(
    'HDR-5 arrow up highlights the one before, and the last after what was typed',
    (happening) => isOn(happening, 'highlight.reversed') && isSuggesting(happening.before),
    (happening) => movedBy(happening, -1),
  ),
  step(
    'HDR-5 Enter on a highlighted suggestion follows it',
    (happening) => isOn(happening, 'search.submitted') && highlightedPlace(happening.before) !== null,
    (happening) => pageAsked(happening) === highlightedHref(happening.before),
  ),
  step(
    'HDR-5 newer suggestions leave the highlight on the same one, or on the typed text',
    (happening) => answerOf(happening, 'suggest') !== null,
    ({ before, after }) => {
      const href = highlightedHref(before);
      const isStill = suggestionsOf(after).some((suggestion) => suggestion.href === href);
      return highlightedHref(after) === (isStill ? href : null);
    },
  ),
  step(
    'HDR-5 Escape closes the suggestions, and the typed text stays',
    (happening) => isOn(happening, 'suggestions.dismissed'),
    ({ before, after }) =>
      !isSuggesting(after) && searchText(after) === searchText(before) && !isAsked(after, 'suggest'),
  ),
  step(
    'HDR-5 a chosen suggestion is followed, and the list closes',
    (happening) => isOn(happening, 'suggestion.chosen') && isSuggesting(happening.before),
    (happening) =>
      pageAsked(happening) === sent(happening, 'suggestion.chosen')?.href && !isSuggesting(happening.after),
  ),
  step(
    'HDR-5 typing returns the highlight to the typed text',
    (happening) => typedOf(happening) !== null,
    ({ after }) => highlightedPlace(after) === null,
  ),
  step(
    'HDR-5 only the shopper changes the typed text',
    (happening) => isTimeOut(happening) || happening.event.type.startsWith('xstate.'),
    ({ before, after }) => searchText(after) === searchText(before),
  ),
];
