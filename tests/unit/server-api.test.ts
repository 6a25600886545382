import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_ABILITIES } from '#machines/domain/server.schema.ts';
import { mockApi } from '#mocks/node.ts';
import { API, serveMockApi } from '#tests/support/mock-api.ts';

serveMockApi();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.resetModules();
});
afterEach(() => void vi.useRealTimers());

/** The first question gets no answer. */
function silentAtFirst(): { asked: () => number } {
  let asked = 0;
  mockApi.use(
    http.get(`${API}/shop`, () => {
      asked += 1;
      return asked === 1
        ? new Promise<Response>(() => {})
        : HttpResponse.json({ data: { ...NO_ABILITIES, orders: true } });
    }),
  );
  return { asked: () => asked };
}

test.each([403, 404, 405, 501])(
  'SRV-1 a gateway that answers %d does not know the call: the server has none of it',
  async (status) => {
    const { serverAbilities } = await import('#src/platform/server-api.ts');
    mockApi.use(http.get(`${API}/shop`, () => HttpResponse.json({ message: 'No.' }, { status })));
    expect(await serverAbilities()).toEqual(NO_ABILITIES);
  },
);

test.each([429, 500, 503])('SRV-1 a server that answers %d may have it, and is asked again', async (status) => {
  const { serverAbilities } = await import('#src/platform/server-api.ts');
  let isUp = false;
  mockApi.use(
    http.get(`${API}/shop`, () =>
      isUp
        ? HttpResponse.json({ data: { ...NO_ABILITIES, orders: true } })
        : HttpResponse.json({ message: 'No.' }, { status }),
    ),
  );
  await expect(serverAbilities()).rejects.toMatchObject({ name: 'ProblemError' });
  isUp = true;
  expect(await serverAbilities()).toMatchObject({ orders: true });
});

test('SRV-1 API-3 a question without an answer is shared for 8 s; then the next need asks anew, as Try again does', async () => {
  const { serverAbilities } = await import('#src/platform/server-api.ts');
  const server = silentAtFirst();
  const first = serverAbilities().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(7999);
  void serverAbilities().catch(() => {});
  await vi.waitFor(() => expect(server.asked()).toBe(1), { interval: 5 });
  await vi.advanceTimersByTimeAsync(1);
  expect(await serverAbilities()).toMatchObject({ orders: true });
  expect(server.asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(22_000);
  expect(await first).toMatchObject({ code: 'offline' });
  expect(await serverAbilities(), 'a failure of the old question leaves the new answer').toMatchObject({
    orders: true,
  });
  expect(server.asked()).toBe(2);
});
