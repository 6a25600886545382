import type { PageName } from '#machines/domain/routes.ts';
import type { NavigationFact } from '#machines/navigation/navigation.events.ts';

export type PageCodeContext = {
  /** The page being shown; the home page before the first address has been read. */
  page: PageName;
  /** The pages whose code has come: they are shown at once. */
  arrived: readonly PageName[];
};

export type PageCodeEvent = NavigationFact | { type: 'code.arrived'; page: PageName } | { type: 'page.retried' };
