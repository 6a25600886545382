import { beforeEach, describe, expect, test, vi } from 'vitest';
import { handlers } from '#mocks/handlers.ts';
import { handlersFor, scenarios } from '#mocks/named-scenarios.ts';
import { mockApi } from '#mocks/node.ts';
import { productsEmpty } from '#mocks/scenarios.ts';
import { API, ask, serveMockApi } from '#tests/support/mock-api.ts';

serveMockApi();

const PATHS: Record<string, string> = {
  products: '/products',
  furtherPages: '/products?page=2',
  product: '/products/glen-averne-12-year-old',
  categories: '/categories',
  brands: '/brands',
  vouchers: '/vouchers?code=WELCOME10',
  auth: '/auth/logout',
  signup: '/auth/signup',
  order: '/orders',
  accountOrders: '/orders',
};
const POSTED = ['auth', 'signup', 'order'];
const names = [...scenarios.keys()];
const ending = (text: string) => names.filter((name) => name.endsWith(text));

/** Asks for what a scenario is about, 'productsServerError' for /products. */
function askAbout(name: string, signal?: AbortSignal): Promise<Response> {
  const subject = Object.keys(PATHS)
    .filter((key) => name.startsWith(key))
    .sort((a, b) => b.length - a.length)[0];
  if (subject === undefined) throw new Error(`what is ${name} about?`);
  return fetch(API + PATHS[subject], {
    method: POSTED.includes(subject) ? 'POST' : 'GET',
    ...(signal ? { signal } : {}),
  });
}

const play = (name: string) => mockApi.use(...(scenarios.get(name) ?? []));

test('API-2 a scenario has the name under which its file exports it, and precedes the normal handlers', () => {
  expect(names.length).toBeGreaterThan(40);
  expect(handlersFor('productsEmpty')).toEqual([...productsEmpty, ...handlers]);
});

test('API-2 an unknown name has no handlers', () => {
  expect(['nonsense', '', 'constructor', '__proto__'].map(handlersFor)).toEqual([null, null, null, null]);
});

test('BCK-2 productsRestocked restocks the products that were out of stock, and leaves lists as they are', async () => {
  const soldOut = '/products/ashcombe-cask-rested-gin';
  expect((await (await fetch(API + soldOut)).json()).data.inStock).toBe(false);
  play('productsRestocked');
  expect((await (await fetch(API + soldOut)).json()).data.inStock).toBe(true);
  const { data } = await (await fetch(`${API}/products?ids=ashcombe-cask-rested-gin,no-such-bottle`)).json();
  expect(data.map(({ id, inStock }: { id: string; inStock: boolean }) => `${id} ${inStock}`)).toEqual([
    'ashcombe-cask-rested-gin true',
  ]);
  expect((await (await fetch(`${API}/products?category=gin`)).json()).total).toBeGreaterThan(1);
  expect((await fetch(`${API}/products/no-such-bottle`)).status).toBe(404);
});

test.each(ending('ServerError'))('API-2 %s answers 500 with words', async (name) => {
  play(name);
  const response = await askAbout(name);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: expect.stringMatching(/\w/) });
});

test.each(ending('WithoutMessage'))('API-2 %s answers 500 without words', async (name) => {
  play(name);
  const response = await askAbout(name);
  expect({ status: response.status, body: await response.text() }).toEqual({ status: 500, body: '' });
});

test.each(ending('Unauthorised'))('SES-2 %s answers 401', async (name) => {
  play(name);
  expect((await askAbout(name)).status).toBe(401);
});

test.each(ending('Unreachable'))('API-3 %s answers nothing at all', async (name) => {
  play(name);
  await expect(askAbout(name)).rejects.toThrow(TypeError);
});

test.each(ending('NeverAnswers'))('API-3 %s waits until the client gives up', async (name) => {
  play(name);
  const controller = new AbortController();
  let isSettled = false;
  const request = askAbout(name, controller.signal).finally(() => {
    isSettled = true;
  });
  const given = expect(request).rejects.toThrow('given up');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isSettled).toBe(false);
  controller.abort(new Error('given up'));
  await given;
});

describe('slow answers', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    return () => vi.useRealTimers();
  });

  test.each(ending('Slow'))('API-3 %s answers as ever, three seconds late', async (name) => {
    play(name);
    let isSettled = false;
    const request = askAbout(name).finally(() => {
      isSettled = true;
    });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(2900);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect((await request).status).toBe(200);
  });
});

test('PRD-7 productsEmpty finds nothing', async () => {
  play('productsEmpty');
  expect((await ask('/products?category=gin')).body).toMatchObject({ data: [], total: 0 });
});

test('API-3 productsTruncated sends an answer that is no JSON', async () => {
  play('productsTruncated');
  const text = await (await askAbout('products')).text();
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});

test('PRD-12 furtherPagesServerError lets the first page through', async () => {
  play('furtherPagesServerError');
  expect((await ask('/products?page=1')).status).toBe(200);
  expect((await ask('/products')).status).toBe(200);
  expect((await ask('/products?page=2')).status).toBe(500);
});

test('DET-2 productGone answers 404 for a product that is on the list', async () => {
  play('productGone');
  expect((await askAbout('product')).status).toBe(404);
  expect((await ask('/products')).status).toBe(200);
});

test('API-2 a scenario leaves the rest of the API as it is', async () => {
  play('productsServerError');
  expect((await ask('/products/glen-averne-12-year-old')).status).toBe(200);
  expect((await ask('/brands')).status).toBe(200);
});
