import { fromPromise } from 'xstate';
import type { PageName } from '#machines/domain/routes.ts';
import type { PageDownload } from '#machines/shop/page-loading.events.ts';
import { LoadError } from '#src/platform/lazy.ts';
import { isAllStored } from '#src/platform/storage.ts';
import { PAGE_VIEWS } from './page-views.tsx';

/** Downloads a page's code, and says how that has ended: the chart decides what follows. */
export const loadPage = fromPromise<PageDownload, { page: PageName }>(async ({ input: { page } }) => {
  try {
    await PAGE_VIEWS[page].View.load();
    return { result: 'loaded' };
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    return error.isOutdated ? { result: 'removed', isAllStored: isAllStored() } : { result: 'offline' };
  }
});

export const reloadPage = (): void => location.reload();
