import type { Fetched } from '#machines/domain/fetched.ts';
import type { Asking } from './api.ts';
import { idlePage } from './idle-time.ts';
import { pageReady } from './page-ready.ts';

/** The data as the response's schema has read them, and the name that the API gave the response. */
export type PrerenderedResponse = { data: unknown; etag: string | null };

/** By request: path and query. */
export type PrerenderedResponses = Record<string, PrerenderedResponse>;

let prerendered: PrerenderedResponses = {};
let recorded: PrerenderedResponses | null = null;
const used = new Set<string>();

/** The static page passes the responses that it holds. */
export function providePrerendered(responses: PrerenderedResponses): void {
  prerendered = responses;
  used.clear();
}

/** The responses that a page is rendered from are recorded, so that the page can hold them. */
export function recordResponses(): PrerenderedResponses {
  recorded = {};
  return recorded;
}

export function recordResponse(request: string, response: PrerenderedResponse): void {
  if (recorded) recorded[request] = response;
}

/** The page's own response to a request, if it holds one. */
export const prerenderedResponse = (request: string): PrerenderedResponse | undefined => prerendered[request];

/** Each response is used once: a second request for the same data asks the API. */
export function takePrerendered(request: string): PrerenderedResponse | undefined {
  if (used.has(request)) return undefined;
  used.add(request);
  return prerendered[request];
}

/** The page's own response is used if there is one. @throws ProblemError */
export async function fetched<Data>(
  fetchData: (asking: Asking) => Promise<Data>,
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
  fetchData: (asking: Asking) => Promise<Data>,
  signal: AbortSignal,
): Promise<Data> {
  await pageReady();
  await idlePage();
  return fetchData({ signal, priority: 'low', isRevalidation: true });
}
