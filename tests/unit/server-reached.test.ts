import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverReached } from '#src/platform/server-reached.ts';

const OFFLINE = new TypeError('Failed to fetch');
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/products/gin' });
  vi.stubGlobal('fetch', request.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('NET-1 a server is reached at once with any answer, also a refusal', async () => {
  request.mockResolvedValue(new Response(null, { status: 503 }));
  const reached = serverReached();
  await vi.advanceTimersByTimeAsync(0);
  expect(await reached).toBe(true);
  expect(request).toHaveBeenCalledExactlyOnceWith('/products/gin', { method: 'HEAD', cache: 'no-store' });
});

it('NET-1 where the first requests fail, the server is reached by a later one', async () => {
  request.mockRejectedValueOnce(OFFLINE).mockRejectedValueOnce(OFFLINE).mockResolvedValue(new Response());
  let isReached: boolean | null = null;
  void serverReached().then((answer) => {
    isReached = answer;
  });
  await vi.advanceTimersByTimeAsync(1999);
  expect(isReached).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(isReached).toBe(true);
  expect(request).toHaveBeenCalledTimes(3);
});

it('NET-1 a server that cannot be reached for 30 s is not asked any more', async () => {
  request.mockRejectedValue(OFFLINE);
  const reached = serverReached();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await reached).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(6);
});
