import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { mockApi } from '#mocks/node.ts';
import { codesApi } from '#src/platform/codes-api.ts';
import { fetchAccountOrders } from '#src/platform/orders-api.ts';
import { fetchVoucher } from '#src/platform/voucher-api.ts';
import { API, serveMockApi } from '#tests/support/mock-api.ts';
import { storedOrder } from '#tests/support/stored-orders.ts';

serveMockApi();

const { signal } = new AbortController();
const given = new AbortController();
given.abort();

describe('codes of a server', () => {
  test('SRV-2 the address is sent, and the answer says whether it is known', async () => {
    const bodies: unknown[] = [];
    mockApi.use(
      http.post(`${API}/auth/codes`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ data: { isKnown: false } });
      }),
    );
    expect(await codesApi.send('ada@test.com', signal)).toEqual({ isKnown: false });
    expect(bodies).toEqual([{ email: 'ada@test.com' }]);
    await expect(codesApi.send('ada@test.com', given.signal)).rejects.toThrow();
  });
});

describe('orders of the account', () => {
  test('SRV-9 the server is asked for them', async () => {
    const order = storedOrder('TR-2026-4F7K2M', ['ashcombe-sloe-gin']);
    mockApi.use(http.get(`${API}/orders`, () => HttpResponse.json({ data: [order] })));
    expect(await fetchAccountOrders(signal)).toEqual([order]);
    await expect(fetchAccountOrders(given.signal)).rejects.toThrow();
  });
});

describe('a voucher', () => {
  const TEN = { code: 'TEN', kind: 'percent', value: 10, minimum: 0 };
  const answer = (data: object, status = 200) =>
    mockApi.use(http.get(`${API}/vouchers`, () => HttpResponse.json(data, { status })));

  test('VCH-2 a valid voucher comes with its worth', async () => {
    answer({ data: { state: 'valid', ...TEN } });
    expect(await fetchVoucher('TEN', signal)).toEqual({ state: 'valid', voucher: TEN });
  });

  test('VCH-2 one that is used up is worth nothing', async () => {
    answer({ data: { state: 'usedUp', ...TEN } });
    expect(await fetchVoucher('TEN', signal)).toEqual({ state: 'usedUp' });
  });

  test('VCH-2 a voucher that the server does not know is unknown; another failure is a failure', async () => {
    answer({ message: 'No such voucher.' }, 404);
    expect(await fetchVoucher('TEN', signal)).toEqual({ state: 'unknown' });
    answer({}, 500);
    await expect(fetchVoucher('TEN', signal)).rejects.toMatchObject({ code: 'server' });
  });
});
