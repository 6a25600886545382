import { describe, expect, test } from 'vitest';
import { scenarios } from '#mocks/scenarios.ts';
import { serveShop } from '#tests/support/shop-over-http.ts';

const { get, raw } = serveShop();
const scenario = (name: string): RequestInit => ({ headers: { 'x-mock-scenario': name } });
const isAlive = async () => (await get('/api/brands')).status === 200;

describe('pages', () => {
  test.each([
    '/',
    '/products',
    '/products?category=gin',
    '/products/gin',
    '/products/gin/x',
    '/product/x',
    '/legal/',
    '/cart',
  ])('RTE-1 %s answers with the shop', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('Tawny & Rye');
  });

  test.each([
    '/nowhere',
    '/products/a/b/c',
    '/index.html',
    '/.vite/manifest.json',
    '/..%2f..%2fpackage.json',
    '/favicon.ico',
    '/products/%E0%A4%A',
  ])('RTE-5 %s answers with the shop too, and says 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Tawny & Rye');
  });

  test('pages can only be read', async () => {
    const response = await get('/cart', { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('files', () => {
  test('assets with a hash in their name are kept for ever', async () => {
    const response = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'identity' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe('plain script');
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5', 'br'],
    ['gzip', null],
    ['br;q=0', null],
    ['brotli', null],
  ])('a client that accepts %j gets %j', async (accepted, encoding) => {
    const text = await raw(
      `GET /assets/app-1a2b.js HTTP/1.1\r\nHost: shop\r\nAccept-Encoding: ${accepted}\r\nConnection: close\r\n\r\n`,
      5000,
    );
    expect(text.includes('content-encoding: br')).toBe(encoding === 'br');
    expect(text).toContain(encoding === 'br' ? 'compressed script' : 'plain script');
    expect(text).toContain('vary: accept-encoding');
  });

  test('what a client has already is not sent again', async () => {
    const etag = (await get('/images/placeholder.svg')).headers.get('etag') ?? '';
    const again = await get('/images/placeholder.svg', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/images/placeholder.svg', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('pictures have their types', async () => {
    expect((await get('/images/bottle-400.avif')).headers.get('content-type')).toBe('image/avif');
    expect((await get('/images/placeholder.svg')).headers.get('content-type')).toBe('image/svg+xml');
  });

  test.each(['/assets/old-9z.js', '/images/none.avif', '/assets/app-1a2b.js.br', '/assets/'])(
    '%s is not there',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
    },
  );

  test('HEAD answers as GET does, without the body', async () => {
    const response = await get('/', { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '20', '']);
  });
});

describe('headers', () => {
  test.each(['/', '/nowhere', '/assets/app-1a2b.js', '/assets/none.js', '/api/brands', '/api/nowhere', '/%E0%A4%A'])(
    'a strict policy stands on %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self'; style-src 'self';/,
      );
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('geolocation=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    },
  );
});

describe('the API', () => {
  test('API-2 the same handlers answer over HTTP', async () => {
    const response = await get('/api/products?category=whiskey&pageSize=1');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toMatchObject({ total: 9, pageSize: 1, data: [{ category: 'whisky' }] });
    expect((await get('/api/products?page=abc')).status).toBe(400);
    expect((await get('/api/products/none')).status).toBe(404);
  });

  test('API-2 bodies and bearer tokens reach the handlers', async () => {
    const body = JSON.stringify({ email: 'jo@example.com', password: 'one-time-code-login' });
    const { data } = await (await get('/api/auth/login', { method: 'POST', body })).json();
    const headers = { authorization: `Bearer ${data.token}` };
    expect((await get('/api/auth/refresh', { method: 'POST', headers })).status).toBe(200);
    expect((await get('/api/auth/refresh', { method: 'POST' })).status).toBe(401);
  });

  test.each(['/api', '/api/', '/api/nowhere', '/api//products', '/api/products/a/b'])(
    'API-2 there is no %s',
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.json()]).toEqual([404, { message: 'The API has no such address.' }]);
    },
  );

  test('API-2 HEAD answers as GET does, without the body', async () => {
    const response = await get('/api/brands', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('API-2 a method that it does not know is 405', async () => {
    expect((await get('/api/products', { method: 'OPTIONS' })).status).toBe(405);
    expect(await raw('TRACE /api/products HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n', 5000)).toContain('405');
  });

  test('API-2 more than anyone may send is 413', async () => {
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

  test('API-2 a name that is none is 400', async () => {
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

  test('API-3 an answer that never comes is given up when the client is', async () => {
    const signal = AbortSignal.timeout(100);
    await expect(get('/api/products', { ...scenario('productsNeverAnswers'), signal })).rejects.toThrow('timeout');
    expect(await isAlive()).toBe(true);
  });

  test('API-2 all of them are to be had', async () => {
    const names = Object.keys(scenarios);
    const statuses = await Promise.all(names.map(async (name) => (await get('/api/brands', scenario(name))).status));
    expect(names.filter((_, at) => statuses[at] !== 200)).toEqual(['brandsServerError']);
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
