import type { Fetched } from '#machines/domain/fetched.ts';
import type { RequestOptions } from './api.ts';
import { idlePage } from './idle-time.ts';
import { pageReady } from './page-ready.ts';

/** The page's own response is used if there is one. @throws ProblemError */
export async function fetched<Data>(
  fetchData: (options: RequestOptions) => Promise<Data>,
  signal: AbortSignal,
): Promise<Fetched<Data>> {
  let isPrerendered = false;
  const onPrerendered = () => {
    isPrerendered = true;
  };
  const data = await fetchData({ signal, onPrerendered });
  return { data, isPrerendered };
}

/** The API is asked again once the page is usable and the browser is idle. @throws ProblemError */
export async function revalidated<Data>(
  fetchData: (options: RequestOptions) => Promise<Data>,
  signal: AbortSignal,
): Promise<Data> {
  await pageReady();
  await idlePage();
  return fetchData({ signal, priority: 'low', isRevalidation: true });
}
