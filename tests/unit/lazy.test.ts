import { afterEach, describe, expect, test, vi } from 'vitest';
import { LoadError, lazy } from '#src/platform/lazy.ts';

afterEach(() => vi.unstubAllGlobals());

const HelpPage = () => null;

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

describe('DEP-1 how the code of a view is asked for', () => {
  const asked = vi.fn();
  const server = (status: number) =>
    vi.stubGlobal(
      'fetch',
      asked.mockReset().mockImplementation(() => Promise.resolve(new Response(null, { status }))),
    );

  test('DEP-1 the file that the browser names is looked for on the server, without its content and past every cache', async () => {
    server(404);
    const cause = new Error('Failed to fetch http://shop.test/assets/HelpPage-1.js');
    const failure = await lazy(() => Promise.reject(cause))
      .load()
      .catch((error: unknown) => error);
    expect(asked.mock.calls).toEqual([
      ['http://shop.test/assets/HelpPage-1.js', { method: 'HEAD', cache: 'no-store' }],
    ]);
    expect(failure).toMatchObject({ message: 'A part of the shop could not be loaded.', cause });
  });

  test.each([
    [200, true],
    [503, false],
  ])(
    'DEP-1 where the browser names no file, a server that answers the address with %d says outdated: %s',
    async (status, isOutdated) => {
      server(status);
      vi.stubGlobal('location', { pathname: '/help' });
      const failure = await lazy(() => Promise.reject(new TypeError('Importing a module script failed.')))
        .load()
        .catch((error: unknown) => error);
      expect(asked.mock.calls[0]?.[0]).toBe('/help');
      expect(failure).toMatchObject({ isOutdated });
    },
  );

  test('DEP-1 a file that comes the second time is loaded, and asked for no more', async () => {
    const load = vi.fn(() => Promise.resolve(HelpPage)).mockRejectedValueOnce(new Error('lost'));
    const view = lazy(load);
    expect(view.isLoaded()).toBe(false);
    await view.load();
    await view.preload();
    expect(view.isLoaded()).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('DEP-1 a use during a preload that fails asks for itself', async () => {
    server(200);
    let failPreload: (error: Error) => void = () => {};
    const requests = vi
      .fn()
      .mockRejectedValueOnce(new Error('Failed to fetch https://shop.test/assets/HelpPage-1.js'))
      .mockReturnValueOnce(
        new Promise((_, reject) => {
          failPreload = reject;
        }),
      )
      .mockResolvedValueOnce(HelpPage);
    const view = lazy(requests);
    const preload = view.preload();
    const use = view.load();
    failPreload(new Error('Failed to fetch https://shop.test/assets/HelpPage-1.js'));
    await expect(preload).resolves.toBeUndefined();
    await expect(use).resolves.toBeUndefined();
    expect(view.isLoaded()).toBe(true);
    expect(requests).toHaveBeenCalledTimes(3);
  });

  test('DEP-1 a preload that fails says nothing, and the next one asks again', async () => {
    server(503);
    const load = vi.fn(() => Promise.resolve(HelpPage));
    load.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'));
    const view = lazy(load);
    await expect(view.preload()).resolves.toBeUndefined();
    expect(view.isLoaded()).toBe(false);
    await view.load();
    expect(view.isLoaded()).toBe(true);
    expect(load).toHaveBeenCalledTimes(3);
  });
});
