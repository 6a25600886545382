import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { routeOf } from '#machines/domain/routes.ts';
import { scenarios } from '#mocks/named-scenarios.ts';
import { writeSampleSite } from '#tests/support/sample-site.ts';
import { serveShop } from '#tests/support/shop-over-http.ts';
import { describeSite } from '#tests/support/site-table.ts';
import type { AccessEntry } from '#tools/demo-server/access-log.ts';
import { pageAt, pageRules, spellingOf } from '#tools/demo-server/pages.ts';

const site = await writeSampleSite();
const log: AccessEntry[] = [];
const { origin, get, raw } = serveShop(site, (entry) => void log.push(entry));
beforeEach(() => void vi.stubEnv('MOCK_SCENARIOS', 'on'));
afterAll(site.remove);
const scenario = (name: string): RequestInit => ({ headers: { 'x-mock-scenario': name } });
const isAlive = async () => (await get('/api/brands')).status === 200;

// nginx and Caddy are held to the same table: npm run test:deploy.
describeSite('the demo server', { ...site, origin });

const whole = await writeSampleSite(true);
afterAll(whole.remove);
describeSite('the demo server, every product known', { ...whole, origin: serveShop(whole).origin });

describe('addresses', () => {
  const ADDRESSES = [
    ...[
      '/',
      '/cart',
      '/cart/',
      '/legal///',
      '/products',
      '/products/',
      '/products/gin',
      '/products/whiskey',
      '/nowhere',
    ],
    ...['/products/spirits/', '/products/x', '/products/gin/x', '/products/x/y/', '/products/x/y/z', '/product/x'],
    ...['/product', '/product/', '/product/x/y', '/CART', '/index.html', '//', '//cart', '/products//x', '/cart/x', ''],
  ];
  test.each(ADDRESSES)('RTE-1 a file exists for %j exactly if the shop has a page', (path) => {
    for (const search of ['', '?sort=name']) {
      const isPage = routeOf({ path, search }).name !== 'notFound';
      expect(pageAt(pageRules(site.pages), path, search !== '') !== null).toBe(isPage);
    }
  });

  test('RTE-7 a slash that an address writes as %2F parts no names', async () => {
    for (const path of ['/products%2Fgin', '/blog%2fhow-we-deliver', '/PRODUCTS%2FGIN', '/images%2Fbrand/wordmark.svg'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get('/orders/a%2Fb')).status).toBe(200);
    expect(routeOf({ path: '/orders/a%2Fb', search: '' })).toEqual({ name: 'order', number: 'A/B' });
  });

  test('RTE-6 paths that differ in capitals alone, or that have to be encoded, are not redirected', () => {
    const [page] = site.pages.pages;
    const at = (path: string) => ({ path, file: page?.file ?? '', csp: page?.csp ?? '' });
    const rules = pageRules({
      ...site.pages,
      pages: [at('/products/gin/ABC'), at('/products/gin/abc'), at('/products/gin/caf%C3%A9'), at('/products/gin/X1')],
    });
    expect(spellingOf(rules, '/products/gin/Abc')).toBeNull();
    expect(spellingOf(rules, '/products/gin/ABC')).toBeNull();
    expect(spellingOf(rules, '/products/gin/CAFÉ')).toBeNull();
    expect(spellingOf(rules, '/Products/gin/x1/')).toBe('/products/gin/X1');
    expect(pageAt(rules, '/products/gin/café', false)).not.toBeNull();
  });
});

describe('the API', () => {
  test('API-2 the same handlers answer over HTTP', async () => {
    expect((await get('/api/products?page=abc')).status).toBe(400);
    expect((await get('/api/products/none')).status).toBe(404);
  });

  test.each(['/api', '/api/', '/api/nowhere', '/api//products', '/api/products/a/b'])(
    'API-2 there is no %s',
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.json()]).toEqual([404, { message: 'The API has no such address.' }]);
    },
  );

  test('API-2 a method that it does not know is 405', async () => {
    expect((await get('/api/products', { method: 'OPTIONS' })).status).toBe(405);
    expect(await raw('TRACE /api/products HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n', 5000)).toContain('405');
  });

  test('API-5 an answer has an ETag, and a client that sends it is answered 304', async () => {
    const first = await get('/api/brands');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/api/brands', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await get('/api/brands', { headers: { 'if-none-match': 'W/"another"' } })).status).toBe(200);
    const failed = { 'if-none-match': '*', 'x-mock-scenario': 'brandsServerError' };
    expect((await get('/api/brands', { headers: failed })).status).toBe(500);
  });

  test('API-2 a body that is too large is 413', async () => {
    const response = await get('/api/auth/login', { method: 'POST', body: 'x'.repeat(100_001) });
    expect(response.status).toBe(413);
    expect(await isAlive()).toBe(true);
  });
});

describe('scenarios', () => {
  test('API-2 a client chooses one for one request, and no other client notices', async () => {
    const [failed, sound] = await Promise.all([
      get('/api/products', scenario('productsServerError')),
      get('/api/products'),
    ]);
    expect([failed.status, sound.status]).toEqual([500, 200]);
    expect((await get('/api/products')).status).toBe(200);
  });

  test('API-2 an unknown name is 400', async () => {
    for (const name of ['nonsense', 'constructor'])
      expect((await get('/api/products', scenario(name))).status).toBe(400);
  });

  test('API-2 pages and files are the same in every scenario', async () => {
    expect((await get('/', scenario('nonsense'))).status).toBe(200);
  });

  test('API-3 an API that cannot be reached breaks the connection', async () => {
    await expect(get('/api/products', scenario('productsUnreachable'))).rejects.toThrow('fetch failed');
    expect(await isAlive()).toBe(true);
  });

  test('API-3 an answer that never comes ends when the client disconnects', async () => {
    const signal = AbortSignal.timeout(100);
    await expect(get('/api/products', { ...scenario('productsNeverAnswers'), signal })).rejects.toThrow('timeout');
    expect(await isAlive()).toBe(true);
  });

  test('API-2 every scenario can be chosen', async () => {
    const names = [...scenarios.keys()];
    const statuses = await Promise.all(names.map(async (name) => (await get('/api/brands', scenario(name))).status));
    expect(names.filter((_, at) => statuses[at] !== 200)).toEqual(['brandsServerError']);
  });
});

describe('running', () => {
  test.each(['', 'off'])(
    'RUN-4 a server that is not for tests ignores the scenario of a request (%j)',
    async (setting) => {
      vi.stubEnv('MOCK_SCENARIOS', setting);
      for (const name of ['productsServerError', 'nonsense']) {
        expect((await get('/api/products', scenario(name))).status).toBe(200);
      }
    },
  );

  test('RUN-3 each request is logged, without what a shopper has searched for', async () => {
    log.length = 0;
    await get('/api/products?search=a+gift+for+jo', { headers: { 'user-agent': 'someone' } });
    await get('/nowhere', { method: 'HEAD' });
    await expect
      .poll(() => log)
      .toMatchObject([
        { method: 'GET', path: '/api/products', status: 200 },
        { method: 'HEAD', path: '/nowhere', status: 404 },
      ]);
    for (const entry of log) {
      expect(Object.keys(entry)).toEqual(['time', 'method', 'path', 'status', 'ms']);
      expect(new Date(entry.time).toISOString()).toBe(entry.time);
      expect(entry.ms).toBeGreaterThanOrEqual(0);
    }
  });

  test('RUN-3 a request whose connection ends before its answer is logged, too', async () => {
    log.length = 0;
    const signal = AbortSignal.timeout(100);
    await expect(get('/api/products', { ...scenario('productsNeverAnswers'), signal })).rejects.toThrow('timeout');
    await expect.poll(() => log).toMatchObject([{ path: '/api/products', status: null }]);
  });
});

describe('hostile clients', () => {
  test.each([
    'GET // HTTP/1.1\r\nHost: shop\r\n\r\n',
    'GET http:// HTTP/1.1\r\nHost: shop\r\n\r\n',
    'GET http://[ HTTP/1.1\r\nHost: shop\r\n\r\n',
    'GET //[ HTTP/1.1\r\nHost: shop\r\n\r\n',
    'GET * HTTP/1.1\r\nHost: shop\r\n\r\n',
    'GET /api/products/%E0%A4%A HTTP/1.1\r\nHost: shop\r\n\r\n',
    'GET /api/products?search=%E0%A4%A HTTP/1.1\r\nHost: shop\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: shop\r\nIf-None-Match: ,,,\r\nAccept-Encoding: ,;,\r\nRange: bytes=9-1\r\n\r\n',
    'GET /images/bottle-400.avif HTTP/1.1\r\nHost: shop\r\nRange: bytes=9-1\r\n\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Length: 50\r\n\r\n{"email"',
    'POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Length: -1\r\n\r\n',
    'GET /api/brands HTTP/1.1\r\nHost: shop\r\nAuthorization: \xff\xfe\r\nX-Mock-Scenario: \xff\r\n\r\n',
    'CONNECT shop:443 HTTP/1.1\r\nHost: shop\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: shop\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    'nonsense\r\n\r\n',
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`,
  ])('API-2 %j does not bring the server down', async (bytes) => {
    const answer = await raw(bytes);
    expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
    expect(await isAlive()).toBe(true);
  });
});
