import type { PageName } from '#machines/domain/routes.ts';
import type { NavigationFact } from '#machines/navigation/navigation.events.ts';

/** How the download of a page's code has ended. */
export type PageDownload =
  | { result: 'loaded' }
  | { result: 'offline' }
  /** The server no longer has the file, as after a deploy. */
  | { result: 'removed'; isAllStored: boolean };

export type PageLoadingContext = {
  /** The page of the address; the home page before the first address has been read. */
  page: PageName;
  /** The pages whose code is loaded: they are shown at once. */
  loaded: readonly PageName[];
};

export type PageLoadingEvent = NavigationFact | { type: 'page.code.loaded'; page: PageName } | { type: 'page.retried' };
