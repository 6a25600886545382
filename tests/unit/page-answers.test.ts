import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Answered, Question } from '#machines/domain/answered.ts';
import type { Asking } from '#src/lib/api.ts';

const FACETS = 'http://shop.test/api/brands';
const QUESTION: Question = { of: 'facets' };
const KEY = JSON.stringify(QUESTION);
const OLD = { categories: [], brands: [] };
const NEW = { categories: [], brands: ['Ardmore'] };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The module anew: what one page has brought along is not another's. */
const fresh = () => {
  vi.resetModules();
  return import('#src/lib/page-answers.ts');
};

/** A page that brought an answer along, which its flow has taken; and whoever asks the API in full. */
async function pageWith(requests: readonly { url: string; tag: string }[]) {
  const { answered, askAgain, bringAnswers, takenAnswers } = await fresh();
  bringAnswers({ [KEY]: { answer: OLD, requests } });
  const inFull = vi.fn((_: Asking): Promise<unknown> => Promise.resolve(NEW));
  const { signal } = new AbortController();
  const given = await answered(QUESTION, signal, inFull);
  const [before] = takenAnswers();
  if (!before) throw new Error('The answer was not taken.');
  return { given, before, inFull, askAgain: () => askAgain(before, signal) };
}

describe('API-5 what the page has brought along', () => {
  test('API-5 is taken once, without asking', async () => {
    const { given, inFull } = await pageWith([]);
    expect(given).toBe(OLD);
    expect(inFull).not.toHaveBeenCalled();
  });

  test('API-5 is still so where the API calls it what it called it: nothing more is asked', async () => {
    const seen: (string | null)[] = [];
    server.use(
      http.get(FACETS, ({ request }) => {
        seen.push(request.headers.get('if-none-match'));
        return new HttpResponse(null, { status: 304 });
      }),
    );
    const { before, inFull, askAgain } = await pageWith([{ url: FACETS, tag: 'W/"a"' }]);
    expect(await askAgain()).toBe(before);
    expect(seen).toEqual(['W/"a"']);
    expect(inFull).not.toHaveBeenCalled();
  });

  const asked = async (requests: readonly { url: string; tag: string }[]): Promise<Answered> => {
    const { inFull, askAgain } = await pageWith(requests);
    const today = await askAgain();
    expect(inFull.mock.calls.map(([{ priority }]) => priority)).toEqual(['low']);
    return today;
  };

  test('API-5 is asked for in full where the API calls it otherwise', async () => {
    server.use(http.get(FACETS, () => HttpResponse.json({}, { headers: { etag: 'W/"b"' } })));
    expect((await asked([{ url: FACETS, tag: 'W/"a"' }])).answer).toEqual(NEW);
  });

  test('API-5 is asked for in full where one of its requests is answered otherwise', async () => {
    const other = `${FACETS}/more`;
    server.use(
      http.get(FACETS, () => new HttpResponse(null, { status: 304 })),
      http.get(other, () => HttpResponse.json({})),
    );
    const requests = [FACETS, other].map((url) => ({ url, tag: 'W/"a"' }));
    expect((await asked(requests)).answer).toEqual(NEW);
  });

  test('API-5 is asked for in full where the API has no names for its answers', async () => {
    expect((await asked([])).answer).toEqual(NEW);
  });

  test('API-5 is asked for in full where the API cannot be reached: that tells why', async () => {
    server.use(http.get(FACETS, () => HttpResponse.error()));
    expect((await asked([{ url: FACETS, tag: 'W/"a"' }])).answer).toEqual(NEW);
  });
});

describe('API-5 what a page takes along when it is drawn', () => {
  const drawn = async (tags: readonly (string | null)[]) => {
    const { answered, writeAnswers } = await fresh();
    const written = writeAnswers();
    const { signal } = new AbortController();
    await answered(QUESTION, signal, ({ hear }) => {
      for (const tag of tags) hear?.(FACETS, tag);
      return Promise.resolve(OLD);
    });
    return written[KEY];
  };

  test('API-5 is the answer, with the requests that it took and what the API called theirs', async () => {
    expect(await drawn(['W/"a"', 'W/"b"'])).toEqual({
      answer: OLD,
      requests: [
        { url: FACETS, tag: 'W/"a"' },
        { url: FACETS, tag: 'W/"b"' },
      ],
    });
  });

  test('API-5 is the answer alone where one of them has no name', async () => {
    expect(await drawn(['W/"a"', null])).toEqual({ answer: OLD, requests: [] });
  });
});
