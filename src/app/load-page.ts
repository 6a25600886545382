import { fromPromise } from 'xstate';
import type { PageName } from '#machines/domain/routes.ts';
import type { PageDownload } from '#machines/shop/page-loading.events.ts';
import { LoadError } from '#src/platform/loadable.ts';
import { isAllStored } from '#src/platform/storage.ts';
import { pageOf } from './page-chunks.ts';

/** Downloads a page's code, and says how that has ended: the chart decides what follows. */
export const loadPage = fromPromise<PageDownload, { page: PageName }>(async ({ input: { page } }) => {
  try {
    await pageOf(page).load();
    return { result: 'loaded' };
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    return error.isOutdated ? { result: 'removed', isAllStored: isAllStored() } : { result: 'offline' };
  }
});

export const reloadPage = (): void => location.reload();
