/** These buttons open parts of the header and get the focus back when those close. */
export const OPENERS = {
  menu: 'open-menu',
  /** The header's last button. The first paint waits for it, so that the header is whole: index.html. */
  search: 'open-search',
  account: 'open-account-menu',
  appCode: 'open-app-code',
} as const;

export const ACCOUNT_MENU_ID = 'account-menu';

/** On narrow screens some of these buttons are hidden, so the first visible one is taken. */
export const visibleOpener = (...ids: readonly string[]): HTMLElement | null =>
  ids.map((id) => document.getElementById(id)).find((button) => button?.checkVisibility()) ?? null;

export const SEARCH_PANEL_ID = 'site-search';
export const SEARCH_FIELD_ID = 'site-search-field';

/** aria-activedescendant refers to the suggestion by this id. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
