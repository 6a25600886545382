import type { Address, NavigationKind, Route } from '#machines/domain/routes.ts';

/** What a history entry says of itself when the browser comes to it. */
export type HistoryEntry = {
  address: Address;
  /** What tells the entry apart from all others of the tab. */
  key: string;
  /** '#processing', or '' where the address names no place within its page. */
  fragment: string;
};

/** Where a page is to be scrolled to: px from its top, at once or as the style sheet says. */
export type ScrollTarget = { top: number; smooth: boolean };

/** What the navigation is told. */
export type NavigationEvent =
  | { type: 'history.read'; entry: HistoryEntry }
  | {
      type: 'history.changed';
      entry: HistoryEntry;
      kind: NavigationKind;
      /** How far the page that is left was scrolled, in px. */
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

/** Facts for the rest of the shop. */
export type NavigationFact = { type: 'navigation.page.reached'; route: Route; kind: NavigationKind };
