/** The data as the response's schema has read them, and the name that the API gave the response. */
type PrerenderedResponse = { data: unknown; etag: string | null };

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
