import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { adapterApp } from '#tools/adapter/app.ts';
import { catalogueOf } from '#tools/adapter/catalogue.ts';
import { type Engine, EngineAway, EngineProblem } from '#tools/adapter/engine.ts';
import { remembering } from '#tools/adapter/remembered.ts';

/** An engine that answers by path; the real one is asked by `npm run test:real`. */
function engineWith(answers: Readonly<Record<string, () => unknown>>): Engine {
  return {
    ask: async (method, path, schema) => {
      const answer = answers[`${method} ${path}`];
      if (!answer) throw new EngineProblem(404, { message: `${method} ${path}` }, null);
      return v.parse(schema, await answer());
    },
    watch: () => Promise.resolve(),
  };
}

const askApp = (engine: Engine, path: string, init?: RequestInit) =>
  adapterApp(engine, catalogueOf(engine, remembering(5))).request(path, init);
const fails = (error: Error) => () => {
  throw error;
};

describe('API-2 what the adapter remembers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('API-2 requests within its seconds, and those that come meanwhile, share one answer', async () => {
    const ask = vi.fn(() => Promise.resolve('gin'));
    const { answer, forget } = remembering(5);
    expect(await Promise.all([answer('list', ask), answer('list', ask)])).toEqual(['gin', 'gin']);
    vi.advanceTimersByTime(4999);
    await answer('list', ask);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await answer('list', ask);
    expect(ask).toHaveBeenCalledTimes(2);
    forget();
    await answer('list', ask);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('API-2 a failure is not remembered', async () => {
    const { answer } = remembering(5);
    await expect(answer('list', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await answer('list', () => Promise.resolve('gin'))).toBe('gin');
  });
});

describe('API-1 accounts of the engine', () => {
  const CUSTOMER = {
    id: 'c1',
    email: 'ada@test.com',
    first_name: 'Ada',
    last_name: 'Byrne',
    metadata: { address: '1 Cask Yard', profileImage: '/before.png' },
  };

  /** An engine of one account, and what is sent to it. */
  function accountEngine() {
    const sent: unknown[] = [];
    const engine: Engine = {
      ask: (_method, path, schema, { body } = {}) => {
        if (body !== undefined) sent.push(body);
        const answer = path === '/store/customers/me' ? { customer: CUSTOMER } : { token: 't', isKnown: true };
        return Promise.resolve(v.parse(schema, answer));
      },
      watch: () => Promise.resolve(),
    };
    return { engine, sent };
  }
  const json = (method: string, body: unknown, token?: string) => ({
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

  test('API-1 one address is one account, in whatever letters it is typed', async () => {
    const { engine, sent } = accountEngine();
    const email = ' Ada@Test.com ';
    await askApp(engine, '/api/auth/login', json('POST', { email, password: 'x' }));
    await askApp(engine, '/api/auth/codes', json('POST', { email }));
    expect(sent).toMatchObject([{ email: 'ada@test.com' }, { email: 'ada@test.com' }]);
  });

  test('API-1 a new picture leaves the other data of the account as they are', async () => {
    const { engine, sent } = accountEngine();
    const init = json('PUT', { profileImage: '/now.png' }, 't');
    expect((await askApp(engine, '/api/auth/profile', init)).status).toBe(200);
    expect(sent).toEqual([{ metadata: { address: '1 Cask Yard', profileImage: '/now.png' } }]);
  });
});

describe('API-2 the catalogue of the engine', () => {
  test('API-2 brands are in the order of the catalogue, not in the order that the engine sends', async () => {
    const brand = (handle: string, place: number) => ({ handle, title: handle.toUpperCase(), metadata: { place } });
    const collections = [brand('c', 10), brand('a', 2), brand('b', 1)];
    const path = 'GET /store/collections?limit=500&fields=handle,title,metadata';
    const response = await askApp(engineWith({ [path]: () => ({ collections }) }), '/api/brands');
    const { data } = (await response.json()) as { data: { id: string }[] };
    expect(data.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
});

describe('API-2 brands that were added in the admin', () => {
  const askBrands = async (collections: unknown[]) => {
    const path = 'GET /store/collections?limit=500&fields=handle,title,metadata';
    const response = await askApp(engineWith({ [path]: () => ({ collections }) }), '/api/brands');
    return (await response.json()) as { data: { id: string }[] };
  };
  const brand = (handle: string, metadata: unknown) => ({ handle, title: handle.toUpperCase(), metadata });

  test('API-2 a brand without a place comes last, and the others stay in their order', async () => {
    const { data } = await askBrands([brand('b', { place: 2 }), brand('new', null), brand('a', { place: 1 })]);
    expect(data.map(({ id }) => id)).toEqual(['a', 'b', 'new']);
  });

  test('API-2 a brand that cannot be read is left out, and no list fails', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { data } = await askBrands([brand('bad', { place: 1, description: 1823 }), brand('good', { place: 2 })]);
    expect(data.map(({ id }) => id)).toEqual(['good']);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('bad'));
    said.mockRestore();
  });
});

describe('API-1 failures of the engine', () => {
  const HEADERS = { 'content-type': 'application/json' };
  const login = { method: 'POST', headers: HEADERS, body: JSON.stringify({ email: 'a@test.com', password: 'x' }) };

  test('API-3 an engine that does not answer counts as a busy server that may be asked again', async () => {
    const response = await askApp(
      engineWith({ 'POST /store/search': fails(new EngineAway('away')) }),
      '/api/products/gin',
    );
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toEqual({ message: expect.stringContaining('Please try again') });
  });

  test('API-1 a wrong password is refused with a message; a fault of the engine is not reported as a wrong password', async () => {
    const path = 'POST /auth/customer/emailpass';
    const wrong = await askApp(
      engineWith({ [path]: fails(new EngineProblem(401, {}, null)) }),
      '/api/auth/login',
      login,
    );
    expect([wrong.status, await wrong.json()]).toEqual([401, { message: 'The email or password is wrong.' }]);
    const fault = await askApp(
      engineWith({ [path]: fails(new EngineProblem(500, {}, null)) }),
      '/api/auth/login',
      login,
    );
    expect(fault.status).toBe(503);
  });

  test('SRV-3 too many attempts are refused with a message and the time to wait', async () => {
    const problem = new EngineProblem(429, { message: 'Too many attempts.' }, '840');
    const response = await askApp(
      engineWith({ 'POST /auth/customer/emailpass': fails(problem) }),
      '/api/auth/login',
      login,
    );
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '840']);
    expect(await response.json()).toEqual({ message: 'Too many attempts.' });
  });

  test('SRV-2 a mail that was not sent is reported with a message', async () => {
    const problem = new EngineProblem(503, { message: 'We could not send you a mail.', code: 'mailNotSent' }, null);
    const asked = { method: 'POST', headers: HEADERS, body: JSON.stringify({ email: 'a@test.com' }) };
    const response = await askApp(engineWith({ 'POST /store/shop/codes': fails(problem) }), '/api/auth/codes', asked);
    expect([response.status, await response.json()]).toEqual([503, { message: 'We could not send you a mail.' }]);
  });

  test('SRV-5 a refused order keeps its code and its products', async () => {
    const body = { message: 'Sold out.', code: 'soldOut', products: ['gin'], type: 'inside' };
    const engine = engineWith({ 'POST /store/shop/orders': fails(new EngineProblem(409, body, null)) });
    const order = {
      lines: [{ id: 'gin', quantity: 1, price: 100 }],
      delivery: { street: '', city: '', state: '', zipCode: '', country: 'USA' },
      payment: 'card',
    };
    const init = { method: 'POST', headers: { ...HEADERS, 'Idempotency-Key': 'k' }, body: JSON.stringify(order) };
    const response = await askApp(engine, '/api/orders', init);
    expect([response.status, await response.json()]).toEqual([
      409,
      { message: 'Sold out.', code: 'soldOut', products: ['gin'] },
    ]);
    const keyless = await askApp(engine, '/api/orders', { ...init, headers: HEADERS });
    expect(keyless.status).toBe(400);
  });
});

describe('API-1 texts that a database cannot hold', () => {
  test('SRV-4 half a letter and a zero are left out of an order, so that it can be placed', async () => {
    const sent: unknown[] = [];
    const engine: Engine = {
      ask: (_method, _path, schema, { body } = {}) => {
        sent.push(body);
        const totals = { subtotal: 100, tax: 8, delivery: 0, discount: 0, total: 108 };
        return Promise.resolve(
          v.parse(schema, { order: { number: 'TR-1', placedAt: '2026-01-01T00:00:00Z', totals } }),
        );
      },
      watch: () => Promise.resolve(),
    };
    const delivery = {
      street: '1 Cask\0 Yard \ud83c',
      city: 'Boston 🥃',
      state: 'MA',
      zipCode: '02101',
      country: 'USA',
    };
    const response = await askApp(engine, '/api/orders', {
      method: 'POST',
      headers: { 'Idempotency-Key': 'key-1' },
      body: JSON.stringify({ lines: [{ id: 'gin', quantity: 1, price: 100 }], delivery, payment: 'card' }),
    });
    expect(response.status).toBe(201);
    expect(sent).toMatchObject([{ delivery: { ...delivery, street: '1 Cask Yard \ufffd' } }]);
  });

  test('SRV-9 API-3 one order that cannot be read does not hide the others', async () => {
    const line = { id: 'gin', name: 'Gin', imageUrl: '/gin', volume: '70 cl', price: 100, quantity: 1 };
    const order = {
      ...{ number: 'TR-1', placedAt: '2026-01-01T00:00:00Z', lines: [line], payment: 'card' },
      totals: { subtotal: 100, tax: 8, delivery: 0, discount: 0, total: 108 },
      delivery: { street: '1 Cask Yard', city: 'Boston', state: 'MA', zipCode: '02101', country: 'USA' },
    };
    const unreadable = { ...order, number: 'TR-2', lines: [{ ...line, imageUrl: null }] };
    const engine = engineWith({ 'GET /store/shop/orders': () => ({ orders: [unreadable, order] }) });
    const response = await askApp(engine, '/api/orders', { headers: { authorization: 'Bearer t' } });
    expect([response.status, await response.json()]).toEqual([200, { data: [order] }]);
  });

  test.each(['.', '..', '%00'])(
    'VCH-2 the voucher code %s is unknown, and the engine is asked at no other address',
    async (code) => {
      const response = await askApp(engineWith({}), `/api/vouchers?code=${code}`);
      expect([response.status, await response.json()]).toEqual([404, { message: 'We do not know this voucher.' }]);
    },
  );
});
