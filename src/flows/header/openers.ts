/** The buttons that open what the header holds: they get the focus back. */
export const OPENERS = {
  menu: 'open-menu',
  search: 'open-search',
  account: 'open-account-menu',
  appCode: 'open-app-code',
} as const;

export const ACCOUNT_MENU_ID = 'account-menu';

/** The first of these buttons that is to be seen: on narrow screens some are not. */
export const visibleOpener = (...ids: readonly string[]): HTMLElement | null =>
  ids.map((id) => document.getElementById(id)).find((button) => button?.checkVisibility()) ?? null;
