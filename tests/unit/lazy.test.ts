import { afterEach, describe, expect, test, vi } from 'vitest';
import { LoadError, lazy } from '#src/platform/lazy.ts';

afterEach(() => vi.unstubAllGlobals());

/** Loads a view whose file does not come. @param status of the server's answer for the file; null where none answers */
async function failureOf(status: number | null): Promise<unknown> {
  const answer = () =>
    status === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status }));
  vi.stubGlobal('fetch', vi.fn(answer));
  const view = lazy(() => Promise.reject(new Error('Failed to fetch https://shop.test/assets/HelpPage-1.js')));
  return await view.load().catch((error: unknown) => error);
}

describe('DEP-1 the code of a view that does not come', () => {
  test.each([404, 410])('DEP-1 answered with %d the file is gone, and the page outdated', async (status) => {
    expect(await failureOf(status)).toMatchObject({ name: 'LoadError', isOutdated: true });
  });

  test.each([200, 500, 503, null])('DEP-1 answered with %s the page is not outdated', async (status) => {
    const failure = await failureOf(status);
    expect(failure).toBeInstanceOf(LoadError);
    expect(failure).toMatchObject({ isOutdated: false });
  });
});
