import type { NavigationRequest } from '#machines/domain/navigation.ts';

export type HeaderEvent =
  | { type: 'page.reached' }
  | { type: 'page.covered' }
  | { type: 'page.uncovered' }
  | { type: 'shopper.signedIn' }
  | { type: 'shopper.signedOut' }
  | { type: 'panel.dismissed' }
  /** The window has become wide enough for the links and the search to be in the header. */
  | { type: 'screen.widened' }
  | { type: 'menu.opened' }
  | { type: 'menu.dismissed' }
  | { type: 'accountMenu.opened' }
  | { type: 'accountMenu.dismissed' }
  | { type: 'appCode.opened' }
  | { type: 'appCode.dismissed' }
  | { type: 'searchPanel.opened' }
  | { type: 'searchPanel.dismissed' }
  | { type: 'search.typed'; text: string }
  | { type: 'search.submitted'; text: string }
  | { type: 'highlight.advanced' }
  | { type: 'highlight.reversed' }
  | { type: 'suggestion.chosen'; href: string }
  | { type: 'suggestions.dismissed' };

/** Other flows react to these events. */
export type HeaderFact = NavigationRequest | { type: 'header.panel.opened' } | { type: 'header.panel.closed' };
