import { getResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => vi.useRealTimers());

const STEP_MS = 50;

/** Milliseconds until an address is answered. */
async function delayOf(path: string): Promise<number> {
  const { handlers } = await import('#mocks/handlers.ts');
  let isAnswered = false;
  const answer = getResponse([...handlers], new Request(`http://shop.test/api${path}`)).then((response) => {
    expect(response?.ok).toBe(true);
    isAnswered = true;
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  let waited = 0;
  for (await settle(); !isAnswered && waited < 1000; await settle()) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    waited += STEP_MS;
  }
  await answer;
  return waited;
}

const ADDRESSES = [
  ['/products', 500],
  ['/products?category=gin', 500],
  ['/products?search=gin', 400],
  ['/products/glen-averne-12-year-old', 300],
  ['/categories', 300],
  ['/brands', 300],
  ['/vouchers?code=WELCOME10', 300],
] as const;

test.each(ADDRESSES)('API-2 %s waits %i ms in development', async (path, expected) => {
  (await import('#mocks/delays.ts')).switchDelaysOn();
  expect(await delayOf(path)).toBe(expected);
});

test.each(ADDRESSES)('API-2 %s answers at once anywhere else', async (path) => {
  expect(await delayOf(path)).toBe(0);
});
