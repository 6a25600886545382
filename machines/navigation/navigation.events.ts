import type { Address, NavigationKind, Route } from '#machines/domain/routes.ts';
import type { ScrollPositions } from './scroll-positions.ts';

/** A history entry of the browser. */
export type HistoryEntry = {
  address: Address;
  /** The key is unique within the tab. */
  key: string;
  /** '#processing', or '' for an address without a fragment. */
  fragment: string;
  /** How many pages of its list were shown last; 1 for an entry without a list. PRD-12. */
  pages: number;
};

/** A scroll position in px from the top. `smooth` leaves the movement to the style sheet. */
export type ScrollTarget = { top: number; smooth: boolean };

export type NavigationEvent =
  | {
      type: 'history.read';
      entry: HistoryEntry;
      /** The scroll positions that this tab had stored before the page was loaded again. */
      positions: ScrollPositions;
      /** Where the page is scrolled to already, by the browser or by the shopper, in px. */
      scrolledTo: number;
    }
  | {
      type: 'history.changed';
      entry: HistoryEntry;
      kind: NavigationKind;
      /** The scroll position of the previous page, in px. */
      leftAt: number;
      preserveScroll: boolean;
      smoothScroll: boolean;
    }
  | {
      type: 'page.requested';
      href: string;
      kind: 'push' | 'replace';
      preserveScroll: boolean;
      smoothScroll: boolean;
    }
  /** The shopper looks at another tab or leaves the shop. The browser may end the page without a further event. */
  | { type: 'page.hidden'; leftAt: number }
  | { type: 'page.revealed' }
  | { type: 'place.reached' }
  | { type: 'shopper.scrolled' };

/** Other flows react to this event. */
export type NavigationFact = { type: 'navigation.page.reached'; route: Route; kind: NavigationKind; pages: number };
