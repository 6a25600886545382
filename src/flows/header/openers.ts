/** The buttons that open what the header holds: they get the focus back. */
export const OPENERS = { menu: 'open-menu', search: 'open-search', appCode: 'open-app-code' } as const;

/** The first of these buttons that is to be seen: on narrow screens some are not. */
export const visibleOpener = (...ids: readonly string[]): HTMLElement | null =>
  ids.map((id) => document.getElementById(id)).find((button) => button?.checkVisibility()) ?? null;
