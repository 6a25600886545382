import type { Address, NavigationKind, Route } from '#machines/domain/routes.ts';

/** A history entry of the browser. */
export type HistoryEntry = {
  address: Address;
  /** The key is unique within the tab. */
  key: string;
  /** '#processing', or '' for an address without a fragment. */
  fragment: string;
};

/** A scroll position in px from the top. `smooth` leaves the movement to the style sheet. */
export type ScrollTarget = { top: number; smooth: boolean };

export type NavigationEvent =
  | { type: 'history.read'; entry: HistoryEntry }
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
  | { type: 'page.revealed' }
  | { type: 'place.reached' }
  | { type: 'shopper.scrolled' };

/** Other flows react to this event. */
export type NavigationFact = { type: 'navigation.page.reached'; route: Route; kind: NavigationKind };
