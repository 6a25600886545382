/** A wish to go somewhere, as flows report it; only the navigation flow knows how it is done. */
export type NavigationRequest = {
  type: 'navigation.requested';
  /** A path of the shop, with its query string. */
  href: string;
  /** In place of the present address, or after it. */
  kind: 'push' | 'replace';
  /** True where the shopper stays on the page they are on: scroll and focus are left alone. */
  preserveScroll: boolean;
};
