import { fromPromise } from 'xstate';
import type { PageName } from '#machines/domain/routes.ts';
import { LoadError } from '#src/platform/loadable.ts';
import { isReady } from '#src/platform/page-data.ts';
import { isAllStored } from '#src/platform/storage.ts';
import { pageOf } from './page-chunks.ts';

/**
 * Whether the address may be loaded anew. What was typed on the page before is gone by then in any case. The first page of
 * a document is not loaded anew, as that could go on for ever.
 */
const mayReload = (error: unknown) => error instanceof LoadError && error.isOutdated && isReady() && isAllStored();

/** Downloads a page's code. Where a deploy has removed it the address is loaded anew: the new build has the page. */
export const loadPage = fromPromise<PageName, { page: PageName }>(async ({ input: { page } }) => {
  try {
    await pageOf(page).load();
    return page;
  } catch (error) {
    if (!mayReload(error)) throw error;
    location.reload();
    return new Promise<never>(() => {});
  }
});
