import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

vi.mock('#src/platform/page-ready.ts', () => ({ pageReady: () => Promise.resolve() }));
vi.mock('#src/platform/idle-time.ts', () => ({ idlePage: () => Promise.resolve() }));

const { fetchFacets } = await import('#src/platform/catalogue-api.ts');
const { fetched, revalidated } = await import('#src/platform/fetched.ts');
const { providePrerendered, recordResponses } = await import('#src/platform/prerendered-responses.ts');

const CATEGORIES = '*/api/categories';
const BRANDS = '*/api/brands';
const brand = (id: string) => ({ id, name: id, description: '', logoUrl: '' });

const server = setupServer();
const { signal } = new AbortController();
/** The names under which responses were asked for: null where a request asks in full. */
let asked: (string | null)[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  asked = [];
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The API names its brands `tag` and says 304 where that name is known; categories never change. */
function serve(tag: string | null, brands: readonly string[]) {
  const answer = (name: string | null, data: readonly unknown[]) => (request: Request) => {
    const known = request.headers.get('if-none-match');
    asked.push(known);
    if (known !== null && known === name) return new HttpResponse(null, { status: 304 });
    return HttpResponse.json({ data }, name === null ? {} : { headers: { etag: name } });
  };
  const categories = answer('W/"categories"', []);
  const brandsAnswer = answer(tag, brands.map(brand));
  server.use(
    http.get(CATEGORIES, ({ request }) => categories(request)),
    http.get(BRANDS, ({ request }) => brandsAnswer(request)),
  );
}

/** A page that was rendered from what the API says under this name; its flow has taken the data. */
async function prerenderedPage(tag: string | null) {
  providePrerendered({});
  serve(tag, ['old']);
  const responses = recordResponses();
  const { isPrerendered } = await fetched(fetchFacets, signal);
  expect(isPrerendered).toBe(false);
  providePrerendered(JSON.parse(JSON.stringify(responses)));
  asked = [];
  return fetched(fetchFacets, signal);
}

describe('API-5 responses of the prerendered page', () => {
  test('API-5 answer the first request, without the API, and say so', async () => {
    const { data, isPrerendered } = await prerenderedPage('W/"a"');
    expect([isPrerendered, asked]).toEqual([true, []]);
    expect(data.brands.map(({ id }) => id)).toEqual(['old']);
  });

  test('API-5 answer it before the next turn, so that the first render shows what the static page shows', async () => {
    providePrerendered({});
    serve('W/"a"', ['old']);
    const responses = recordResponses();
    await fetched(fetchFacets, signal);
    providePrerendered(responses);
    let isThere = false;
    void fetched(fetchFacets, signal).then(() => {
      isThere = true;
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(isThere).toBe(true);
  });

  test('API-5 prerendered responses answer no second request: that one goes to the API', async () => {
    await prerenderedPage('W/"a"');
    serve('W/"b"', ['new']);
    const { data, isPrerendered } = await fetched(fetchFacets, signal);
    expect([isPrerendered, data.brands.map(({ id }) => id), asked]).toEqual([false, ['new'], [null, null]]);
  });

  test('API-5 answer no request whose caller could not revalidate them', async () => {
    providePrerendered({});
    serve('W/"a"', ['old']);
    const responses = recordResponses();
    await fetched(fetchFacets, signal);
    providePrerendered(responses);
    asked = [];
    await fetchFacets({ signal });
    expect(asked).toEqual([null, null]);
  });

  test('API-5 hold where the API says that nothing has changed: the same data, which were not sent again', async () => {
    const { data } = await prerenderedPage('W/"a"');
    const today = await revalidated(fetchFacets, signal);
    expect(asked).toEqual(['W/"categories"', 'W/"a"']);
    expect(today.brands).toBe(data.brands);
  });

  test('API-5 are replaced, each by itself, where one of them has changed', async () => {
    const { data } = await prerenderedPage('W/"a"');
    serve('W/"b"', ['new']);
    const today = await revalidated(fetchFacets, signal);
    expect(asked).toEqual(['W/"categories"', 'W/"a"']);
    expect(today.brands.map(({ id }) => id)).toEqual(['new']);
    expect(today.categories).toBe(data.categories);
  });

  test('API-5 are asked for in full where the API has no name for them', async () => {
    await prerenderedPage(null);
    serve(null, ['new']);
    const today = await revalidated(fetchFacets, signal);
    expect(asked).toEqual(['W/"categories"', null]);
    expect(today.brands.map(({ id }) => id)).toEqual(['new']);
  });

  test('API-5 that cannot be revalidated: the caller receives the reason', async () => {
    await prerenderedPage('W/"a"');
    server.use(http.get(BRANDS, () => HttpResponse.error()));
    await expect(revalidated(fetchFacets, signal)).rejects.toMatchObject({ code: 'offline' });
  });
});
