import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { ProblemError } from '#machines/domain/problem.ts';
import { listOf } from '#machines/domain/tolerant.ts';
import { mockApi } from '#mocks/node.ts';
import { call, getJson } from '#src/platform/api.ts';
import { API, serveMockApi } from '#tests/support/mock-api.ts';

serveMockApi();

const Answer = v.object({ data: v.string() });
const answer = (response: () => Response) => mockApi.use(http.get(`${API}/thing`, response));
const get = (signal = new AbortController().signal) => getJson('/thing', Answer, { signal });

const OFFLINE = 'We could not reach the shop. Check your connection and try again.';
const MALFORMED = 'The shop sent an answer we could not read. Please try again.';
const BUSY = 'The shop is very busy at the moment. Please try again in a minute.';
const SERVER = 'Something went wrong at our end. Please try again.';

async function problemOf(promise: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error = await promise.then(
    () => new Error('it succeeded'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProblemError)) throw error;
  return { code: error.code, message: error.message };
}

describe('getJson', () => {
  test('API-3 reads an answer with its schema', async () => {
    answer(() => HttpResponse.json({ data: 'here', more: 'ignored' }));
    expect(await get()).toEqual({ data: 'here' });
  });

  test('SES-2 every request carries a JSON content type', async () => {
    const headers: (string | null)[] = [];
    mockApi.use(
      http.get(`${API}/thing`, ({ request }) => {
        headers.push(request.headers.get('content-type'));
        return HttpResponse.json({ data: '' });
      }),
    );
    await get();
    expect(headers).toEqual(['application/json']);
  });

  test('PRD-9 undefined parameters are left out of the query', async () => {
    mockApi.use(http.get(`${API}/thing`, ({ request }) => HttpResponse.json({ data: new URL(request.url).search })));
    const query = { a: 1, b: undefined, c: 'x & y', d: true };
    expect(await getJson('/thing', Answer, { query, signal: new AbortController().signal })).toEqual({
      data: '?a=1&c=x+%26+y&d=true',
    });
  });

  test('API-3 a request without an answer means offline', async () => {
    answer(() => HttpResponse.error());
    expect(await problemOf(get())).toEqual({ code: 'offline', message: OFFLINE });
  });

  test('API-3 a connection that breaks in the middle of an answer means offline', async () => {
    answer(() => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"data": "he'));
          controller.error(new TypeError('terminated'));
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'application/json' } });
    });
    expect(await problemOf(get())).toEqual({ code: 'offline', message: OFFLINE });
  });

  test.each([
    ['another shape', () => HttpResponse.json({ data: 7 })],
    ['no object', () => HttpResponse.json(null)],
    ['broken JSON', () => new HttpResponse('{"data": "he', { headers: { 'content-type': 'application/json' } })],
    ['HTML', () => HttpResponse.html('<h1>Welcome to the hotel network</h1>')],
    ['nothing', () => new HttpResponse(null, { status: 200 })],
    ['nothing, and says so', () => new HttpResponse(null, { status: 204 })],
  ])('API-3 %s is malformed', async (_, response) => {
    answer(response);
    expect(await problemOf(get())).toEqual({ code: 'malformed', message: MALFORMED });
  });

  test.each([
    [400, 'refused', SERVER],
    [401, 'unauthorised', SERVER],
    [403, 'refused', SERVER],
    [404, 'notFound', 'We could not find that.'],
    [429, 'refused', BUSY],
    [500, 'server', SERVER],
    [503, 'server', BUSY],
  ])("API-3 %i is %s, with the server's message or else the shop's", async (status, code, ours) => {
    answer(() => HttpResponse.json({ message: 'The cellar is flooded.' }, { status }));
    expect(await problemOf(get())).toEqual({ code, message: 'The cellar is flooded.' });
    answer(() => new HttpResponse(null, { status }));
    expect(await problemOf(get())).toEqual({ code, message: ours });
  });

  test.each([{ message: '   ' }, { message: 7 }, { error: 'elsewhere' }, '<h1>Bad gateway</h1>', '{"message": "cut o'])(
    'API-3 %j holds no message of the server',
    async (body) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      answer(() => new HttpResponse(text, { status: 502, headers: { 'content-type': 'application/json' } }));
      expect(await problemOf(get())).toEqual({ code: 'server', message: SERVER });
    },
  );

  test('API-3 no request is repeated by itself', async () => {
    let asked = 0;
    answer(() => {
      asked += 1;
      return new HttpResponse(null, { status: 503 });
    });
    await problemOf(get());
    expect(asked).toBe(1);
  });

  test.each([429, 503])('API-f after %i with Retry-After the request is repeated once only', async (status) => {
    let asked = 0;
    answer(() => {
      asked += 1;
      return asked === 1
        ? new HttpResponse(null, { status, headers: { 'retry-after': '0' } })
        : HttpResponse.json({ data: 'here' });
    });
    expect(await get()).toEqual({ data: 'here' });
    expect(asked).toBe(2);
    answer(() => {
      asked += 1;
      return new HttpResponse(null, { status, headers: { 'retry-after': new Date(0).toUTCString() } });
    });
    expect((await problemOf(get())).message).toBe(BUSY);
    expect(asked).toBe(4);
  });

  test.each(['60', 'soon', ''])('API-f a Retry-After of %j is not waited for', async (after) => {
    let asked = 0;
    answer(() => {
      asked += 1;
      return new HttpResponse(null, { status: 503, headers: { 'retry-after': after } });
    });
    expect((await problemOf(get())).message).toBe(BUSY);
    expect(asked).toBe(1);
  });

  test('API-f a server that fails, but is not busy, is not asked again', async () => {
    let asked = 0;
    answer(() => {
      asked += 1;
      return new HttpResponse(null, { status: 500, headers: { 'retry-after': '0' } });
    });
    expect((await problemOf(get())).message).toBe(SERVER);
    expect(asked).toBe(1);
  });

  test('API-f a request that changes something is never repeated', async () => {
    let asked = 0;
    mockApi.use(
      http.post(`${API}/thing`, () => {
        asked += 1;
        return new HttpResponse(null, { status: 503, headers: { 'retry-after': '0' } });
      }),
    );
    await problemOf(call('POST', '/thing', Answer, { signal: new AbortController().signal }));
    expect(asked).toBe(1);
  });

  test('API-f an answer of null is malformed', async () => {
    answer(() => HttpResponse.json(null));
    expect(await problemOf(get())).toEqual({ code: 'malformed', message: MALFORMED });
  });

  test('API-e a message of 20,000 letters is cut to what an alert holds', async () => {
    answer(() => HttpResponse.json({ message: 'x'.repeat(20_000) }, { status: 500 }));
    const { message } = await problemOf(get());
    expect(message).toMatch(/^x+…$/);
    expect(message.length).toBeLessThanOrEqual(300);
  });

  test('API-a a product that is left out of a list is logged once, and counted', async () => {
    const notes = vi.spyOn(console, 'info').mockImplementation(() => {});
    const [a, b] = [{ id: 'a' }, { id: 'b' }];
    answer(() => HttpResponse.json({ data: [a, 7, a, b] }));
    const schema = v.object({ data: listOf(v.object({ id: v.string() })) });
    expect(await getJson('/thing', schema, { signal: new AbortController().signal })).toEqual({ data: [a, b] });
    expect(notes.mock.calls).toEqual([[expect.stringMatching(/^\/thing: 2 could not be read/)]]);
    notes.mockRestore();
  });

  test('PRD-8 a request that is no longer wanted is aborted', { timeout: 1000 }, async () => {
    const requests: Request[] = [];
    mockApi.use(
      http.get(`${API}/thing`, async ({ request }) => {
        requests.push(request);
        await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
        return HttpResponse.json({ data: 'too late' });
      }),
    );
    const controller = new AbortController();
    const pending = problemOf(get(controller.signal));
    await expect.poll(() => requests.length).toBe(1);
    controller.abort();
    expect(await pending).toMatchObject({ code: 'offline' });
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});
