/** A flow's request to go to an address. Only the navigation flow carries it out. */
export type NavigationRequest = {
  type: 'navigation.requested';
  /** A path of the shop, with its query string. */
  href: string;
  /** Whether the address replaces the present one or follows it in the history. */
  kind: 'push' | 'replace';
  /** True where the shopper stays on the page. Scroll position and focus then do not change. */
  preserveScroll: boolean;
};
