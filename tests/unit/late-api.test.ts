import { expect, test, vi } from 'vitest';
import { catalogueApi } from '#src/lib/late-api.ts';

test('API-2 the first request waits for its code; from then on a request leaves in the same turn', async () => {
  const first = vi.fn();
  const asked = catalogueApi(first);
  expect(first).not.toHaveBeenCalled();
  await asked;
  expect(first).toHaveBeenCalledTimes(1);

  const next = vi.fn((api: object) => Object.keys(api));
  const answer = catalogueApi(next);
  expect(next).toHaveBeenCalledTimes(1);
  expect(await answer).toContain('fetchProductPage');
});
