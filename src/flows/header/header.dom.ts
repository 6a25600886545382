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

export const SEARCH_PANEL_ID = 'site-search';
export const SEARCH_FIELD_ID = 'site-search-field';

/** The id of a suggestion's element, which aria-activedescendant names. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
