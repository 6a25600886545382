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
    'HDR-3 HDR-4 nothing is open at first, and nobody is signed in',
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
    'HDR-1 the header leads to pages by a search or a suggestion alone',
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
  run('AGE-7 no panel opens while something stands over the page; else menu, app code and search do', () => {
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
  run('HDR-3 the account menu is for who is signed in, and closes as they sign out', () => {
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
  run('HDR-3 whoever is signed in can open the account menu from an open page', () => {
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
    'HDR-4 a panel is closed by what closes it, Escape and a click outside among that',
    (happening) => {
      const closer = CLOSERS[panelOf(happening.before)];
      return closer !== undefined && isOn(happening, closer);
    },
    ({ after }) => !isAnyOpen(after),
  ),
  step(
    'HDR-4 coming to a page closes every panel, and forgets what was searched for',
    (happening) => isOn(happening, 'page.reached'),
    ({ after }) => !isAnyOpen(after) && searchText(after) === '' && !isSuggesting(after),
  ),
  step(
    'HDR-4 the filters take the place of a panel',
    (happening) => isOn(happening, 'panel.dismissed') && isAnyOpen(happening.before),
    ({ after }) => !isAnyOpen(after),
  ),
  step(
    'HDR-4 nothing else closes a panel',
    ({ before, after }) => isAnyOpen(before) && !isAnyOpen(after),
    (happening) => {
      const closer = CLOSERS[panelOf(happening.before)];
      const isOwn = closer !== undefined && isOn(happening, closer);
      const isLeft = isAccountMenuOpen(happening.before) && isOn(happening, 'shopper.signedOut');
      return isOwn || isLeft || isOn(happening, 'page.reached', 'page.covered', 'panel.dismissed');
    },
  ),
  step(
    'HDR-4 the shop hears when a panel stands over the page, and when it does not any more',
    ({ before, after }) => isAnyOpen(before) !== isAnyOpen(after),
    (happening) =>
      isReported(happening, isAnyOpen(happening.after) ? 'header.panel.opened' : 'header.panel.closed') &&
      happening.after.hasTag('open') === (isAnyOpen(happening.after) || isSuggesting(happening.after)),
  ),
  step(
    'HDR-5 what is typed stands in the field',
    (happening) => typedOf(happening) !== null,
    (happening) => searchText(happening.after) === typedOf(happening),
  ),
  step(
    'HDR-5 suggestions are asked for once typing pauses, and for what is typed then',
    isTimeOut,
    (happening) =>
      JSON.stringify(asked(happening, 'suggest')?.input) === JSON.stringify({ text: searchText(happening.before) }),
  ),
  step(
    'HDR-5 nothing is asked while the shopper types',
    (happening) => asked(happening, 'suggest') !== null,
    isTimeOut,
  ),
  step(
    'HDR-5 what was asked for before the shopper typed on does not come any more',
    (happening) => typedOf(happening) !== null,
    ({ after }) => !isAsked(after, 'suggest'),
  ),
  step(
    'HDR-5 what comes stands under the field, as long as it was not called off',
    (happening) => answerOf(happening, 'suggest') !== null,
    (happening) => {
      const found = answerOf(happening, 'suggest')?.output as Suggestions;
      return suggestionsOf(happening.after) === found && isSuggesting(happening.after) === found.length > 0;
    },
  ),
  step(
    "HDR-5 API-3 suggestions that fail stand in nobody's way",
    (happening) => failureOf(happening, 'suggest') !== null,
    ({ before, after }) =>
      !isSuggesting(after) &&
      searchText(after) === searchText(before) &&
      after.can({ type: 'search.submitted', text: 'gin' }),
  ),
  situation(
    'HDR-5 there is a list where there is something to list',
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
    'HDR-5 newer suggestions leave the highlight on the one that it was on, or on what was typed',
    (happening) => answerOf(happening, 'suggest') !== null,
    ({ before, after }) => {
      const href = highlightedHref(before);
      const isStill = suggestionsOf(after).some((suggestion) => suggestion.href === href);
      return highlightedHref(after) === (isStill ? href : null);
    },
  ),
  step(
    'HDR-5 Escape sends the suggestions away, and what was typed stays',
    (happening) => isOn(happening, 'suggestions.dismissed'),
    ({ before, after }) =>
      !isSuggesting(after) && searchText(after) === searchText(before) && !isAsked(after, 'suggest'),
  ),
  step(
    'HDR-5 a suggestion that is chosen is followed, and the list is gone',
    (happening) => isOn(happening, 'suggestion.chosen') && isSuggesting(happening.before),
    (happening) =>
      pageAsked(happening) === sent(happening, 'suggestion.chosen')?.href && !isSuggesting(happening.after),
  ),
  step(
    'HDR-5 typing sends the highlight back to what is typed',
    (happening) => typedOf(happening) !== null,
    ({ after }) => highlightedPlace(after) === null,
  ),
  step(
    'HDR-5 nobody but the shopper changes what is typed',
    (happening) => isTimeOut(happening) || happening.event.type.startsWith('xstate.'),
    ({ before, after }) => searchText(after) === searchText(before),
  ),
];
