import type { HttpHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { answer } from '#mocks/in-process.ts';
import { orderSoldOut, productsNeverAnswers, realServer } from '#mocks/scenarios.ts';

/** The simulated server's answer. @param before handlers that precede the normal ones */
async function ask(path: string, init: RequestInit = {}, before: readonly HttpHandler[] = realServer) {
  const headers = { 'content-type': 'application/json', ...init.headers };
  const response = await answer(new Request(`http://shop.test/api${path}`, { ...init, headers }), before);
  return { status: response.status, body: await response.json() };
}
const post = (path: string, body: object, headers: Record<string, string> = {}, before = realServer) =>
  ask(path, { method: 'POST', body: JSON.stringify(body), headers }, before);

const ORDER = {
  lines: [{ id: 'ashcombe-sloe-gin', quantity: 2, price: 2850 }],
  delivery: { street: '1 Main Street', city: 'Portland', state: 'OR', zipCode: '97035', country: 'USA' },
  payment: 'paypal',
};

test('API-2 an address that the API does not have is said, and handlers before the normal ones answer first', async () => {
  await expect(ask('/nowhere')).rejects.toThrow('http://shop.test/api/nowhere');
  await expect(ask('/orders', {}, [])).rejects.toThrow('/api/orders');
  expect((await ask('/products/ashcombe-sloe-gin', {}, [])).body.data.name).toBe('Ashcombe Sloe Gin');
});

describe('a server that takes orders and sends codes', () => {
  test('SRV-1 it says what it can do', async () => {
    expect((await ask('/shop')).body).toEqual({ data: { orders: true, codes: true, lookup: false } });
  });

  test('SRV-2 it knows all addresses but those of one domain', async () => {
    const isKnown = async (email: string) => (await post('/auth/codes', { email })).body.data.isKnown;
    expect([await isKnown('ada@test.com'), await isKnown('ada@nowhere.example')]).toEqual([true, false]);
  });

  test('SRV-3 its code signs in, and another is refused with the reason', async () => {
    const right = await post('/auth/code-login', { email: 'ada@test.com', code: '654321' });
    expect(right.status).toBe(200);
    expect(right.body.data).toMatchObject({ user: { email: 'ada@test.com' } });
    const wrong = await post('/auth/code-login', { email: 'ada@test.com', code: '123456' });
    expect(wrong).toEqual({ status: 422, body: { code: 'codeWrong', message: 'This code is wrong or has expired.' } });
  });

  test('SRV-4 SRV-6 an order has a number that can be read out, the same for the same key, and its totals', async () => {
    const placed = await post('/orders', ORDER, { 'idempotency-key': 'aaaaaa-1' });
    expect(placed.status).toBe(201);
    expect(placed.body.data.number).toMatch(/^TR-2026-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(placed.body.data.totals).toMatchObject({ subtotal: 5700, tax: 456, delivery: 0, total: 6156 });
    const again = await post('/orders', ORDER, { 'idempotency-key': 'aaaaaa-1' });
    expect(again.body.data.number).toBe(placed.body.data.number);
    const other = await post('/orders', ORDER, { 'idempotency-key': 'zq7x0b-1' });
    expect(other.body.data.number).not.toBe(placed.body.data.number);
    expect(new Set(placed.body.data.number.slice(-6)).size).toBeGreaterThan(1);
  });

  test('SRV-9 the signed-in shopper has one earlier order, and no one else has any', async () => {
    const { token } = (await post('/auth/code-login', { email: 'ada@test.com', code: '654321' })).body.data;
    const { body } = await ask('/orders', { headers: { authorization: `Bearer ${token}` } });
    const [{ lines, totals, delivery, ...order }] = body.data;
    expect(order).toEqual({ number: 'TR-2026-8H4KQ2', placedAt: '2026-05-01T09:30:00.000Z', payment: 'paypal' });
    expect(delivery).toEqual({
      ...{ street: '7 Pier Road', city: 'Boston', state: 'MA', zipCode: '02110', country: 'USA' },
    });
    expect(totals.subtotal).toBe(lines[0].price);
    expect((await ask('/orders')).status).toBe(401);
  });
});

test('SRV-5 a product that has just been sold is named, and the cart learns it when it asks', async () => {
  const two = { ...ORDER, lines: [...ORDER.lines, { id: 'ashcombe-london-dry-gin', quantity: 1, price: 3150 }] };
  const refused = await post('/orders', two, { 'idempotency-key': 'a' }, orderSoldOut);
  expect(refused).toMatchObject({ status: 409, body: { code: 'soldOut', products: ['ashcombe-sloe-gin'] } });
  const asked = await ask('/products?ids=ashcombe-sloe-gin,gone', {}, orderSoldOut);
  expect(asked.body).toMatchObject({
    data: [{ id: 'ashcombe-sloe-gin', inStock: false }],
    ...{ total: 1, page: 1, pageSize: 2 },
  });
  expect((await ask('/products?search=gin&inStock=true', {}, orderSoldOut)).body.data[0].inStock).toBe(true);
});

test('API-3 a server that never answers ends when the caller gives up, before or meanwhile', async () => {
  const asked = (signal: AbortSignal) =>
    answer(new Request('http://shop.test/api/products', { signal }), productsNeverAnswers);
  const before = new AbortController();
  before.abort();
  expect((await asked(before.signal)).type).toBe('error');
  const meanwhile = new AbortController();
  const response = asked(meanwhile.signal);
  meanwhile.abort();
  expect((await response).type).toBe('error');
});
