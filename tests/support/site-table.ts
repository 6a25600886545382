import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { routeOf } from '#machines/domain/routes.ts';
import type { BuiltPage, BuiltPages } from '#tools/demo-server/pages.ts';
import { securityHeaders } from '#tools/demo-server/security-headers.ts';
import { type Answer, ask } from './http.ts';

/** A site as it was built, and where it is served. The address is known once the tests run. */
type ServedSite = { client: string; pages: BuiltPages; origin: () => string };

const { 'content-security-policy': ownPolicy = '', ...SAME_EVERYWHERE } = securityHeaders({});

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The inline scripts and styles of a page; data are neither. */
function inlineIn(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text);
}

const hashesIn = (policy: string, directive: string): string[] =>
  new RegExp(`${directive} ([^;]+)`).exec(policy)?.[1]?.match(/'sha256-[^']+'/g) ?? [];

function unpacked({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body);
  return body;
}

/** The address of a name that no rendered page has. */
const exampleOf = (route: string, id = 'beyond-the-number'): string =>
  route
    .replace(':category', route.endsWith(':category') ? 'gin' : 'no-such-room')
    .replace(':id', id)
    .replace(':number', 'TR-2026-4F7K2M');

/**
 * The behaviour that all servers of the shop share: the demo server, nginx and Caddy. API-2, RTE-1, RTE-5
 * @param site a built site, its policies made without outside hosts
 */
export function describeSite(name: string, { client, pages, origin }: ServedSite): void {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(origin(), path, { headers, method });
  const textOf = (file: string) => readFileSync(join(client, file), 'utf8');
  const fileIn = (folder: string, end: string): string => {
    const names = readdirSync(join(client, folder), { recursive: true, encoding: 'utf8' }).sort();
    return `/${folder}/${names.find((found) => found.endsWith(end)) ?? `no file ends in ${end}`}`;
  };
  const folderIn = (folder: string): string =>
    readdirSync(join(client, folder), { withFileTypes: true }).find((entry) => entry.isDirectory())?.name ??
    'no-folder';
  const script = fileIn('assets', '.js');
  const picture = fileIn('images', '.avif');
  const drawing = fileIn('images', '.svg');
  /** Scripts outside the folders of files; a build may have none. */
  const loose = readdirSync(client)
    .filter((found) => found.endsWith('.js'))
    .map((found) => `/${found}`);
  const shellOf = (route: string) => pages.shells.find((shell) => shell.route === route);
  const pageOf = (path: string) => pages.pages.find((page) => page.path === path);
  const productPage = pages.pages.find(({ path }) => routeOf({ path, search: '' }).name === 'product');
  const knownId = productPage?.path.split('/').at(-1) ?? 'no-product';

  function expectPage(answer: Answer, { file, csp }: BuiltPage, status = 200): void {
    expect(answer.status).toBe(status);
    expect(unpacked(answer).toString() === textOf(file), `is ${file}`).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': csp,
      ...SAME_EVERYWHERE,
    });
  }

  describe(`${name}: pages`, () => {
    test('RTE-1 each page that was rendered answers at its path, with its own policy', async () => {
      expect(pages.pages.length).toBeGreaterThan(0);
      for (const page of pages.pages) expectPage(await get(encodeURI(page.path)), page);
    });

    test('RTE-1 a slash at the end changes nothing', async () => {
      for (const path of ['/cart', '/products', '/products/gin']) {
        const plain = await get(path);
        const slashed = await get(`${path}/`);
        expect([slashed.status, slashed.body.equals(plain.body)], path).toEqual([200, true]);
        expect(slashed.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
      }
    });

    test('API-4 a policy names the hashes of the inline content of its page, and no others', () => {
      for (const { file, csp } of [...pages.pages, ...pages.shells, pages.notFound]) {
        const html = textOf(file);
        expect(new Set(hashesIn(csp, 'script-src')), file).toEqual(new Set(inlineIn(html, 'script').map(sha256)));
        expect(new Set(hashesIn(csp, 'style-src')), file).toEqual(new Set(inlineIn(html, 'style').map(sha256)));
        expect(csp).not.toContain('unsafe');
      }
    });

    test('RTE-3 a product at another address of its own has the page of its kind', async () => {
      for (const shell of pages.shells.filter(({ when }) => when === undefined)) {
        const path = exampleOf(shell.route, knownId);
        expectPage(await get(path), shell);
        expectPage(await get(`${path}?from=mail`), shell);
        expectPage(await get(`${path}/`), shell);
      }
    });

    test('RTE-6 a product that was not rendered has it, too, where the build does not know every product', async () => {
      for (const shell of pages.shells.filter(({ route }) => route.endsWith(':id'))) {
        const answer = await get(exampleOf(shell.route));
        if (pages.hasEveryProduct) expectPage(answer, pages.notFound, 404);
        else expectPage(answer, shell);
      }
    });

    test.each(['/products%2Fgin', '/products%2fgin', '/cart%2F', '/PRODUCTS%2FGIN?search=gin'])(
      'RTE-7 %s is no page: its slash is part of a name',
      async (path) => {
        expectPage(await get(path), pages.notFound, 404);
      },
    );

    test('RTE-7 a slash in a query string stays one, however it is written', async () => {
      expect((await get('/products/gin?search=a%2Fb')).status).toBe(200);
    });

    test.each([
      ['/PRODUCTS/GIN', '/products/gin'],
      ['/Products', '/products'],
      ['/Products/', '/products'],
      ['/products/GIN?sort=name&brand=a%26b', '/products/gin?sort=name&brand=a%26b'],
      ['/products/Whiskey', '/products/whiskey'],
      ['/CART', '/cart'],
      ['/Blog/What-A-Unit-Is', '/blog/what-a-unit-is'],
      ['/Age-Verification?', '/age-verification'],
    ])('RTE-6 %s is sent to %s', async (path, right) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.location?.replace(/\?$/, '')]).toEqual([301, right]);
      expect(answer.headers).toMatchObject(SAME_EVERYWHERE);
      expect((await get(right)).status).toBe(200);
    });

    test('RTE-6 so is a product, and no right address is sent anywhere', async () => {
      const path = productPage?.path ?? '/no-product';
      const loud = await get(encodeURI(path.toUpperCase()));
      expect([loud.status, loud.headers.location]).toEqual([301, path]);
      for (const page of pages.pages) expect((await get(encodeURI(page.path))).status, page.path).toBe(200);
    });

    test('PRD-9 an address that filters a list has the page that does not show the whole of it', async () => {
      for (const shell of pages.shells.filter(({ when }) => when === 'query')) {
        expectPage(await get(`${exampleOf(shell.route)}?sort=price-low`), shell);
        expectPage(await get(`${exampleOf(shell.route)}/?brand=a%26b&page=2`), shell);
      }
    });

    test('RTE-1 a query string changes nothing on other pages, nor does one that is empty', async () => {
      for (const path of ['/', '/cart', productPage?.path ?? '/about']) {
        expectPage(await get(`${encodeURI(path)}?utm=x`), pageOf(path) ?? pages.notFound);
      }
      const list = pageOf('/products') ?? shellOf('/products');
      expectPage(await get('/products?'), list ?? pages.notFound);
    });

    test('RTE-4 other names of a category have its page', async () => {
      const list = shellOf('/products/:category') ?? pages.notFound;
      expectPage(await get('/products/whiskey'), pageOf('/products/whiskey') ?? pageOf('/products/whisky') ?? list);
      expectPage(await get('/products/spirits'), pageOf('/products/spirits') ?? list);
    });

    test.each([
      '/nowhere',
      '/products/a/b/c',
      '/product',
      '/product/a/b',
      '/cart/x',
      '/CART/X',
      '/NOWHERE',
      '/products/GIN/a/b',
      '/blog/no-such-piece',
      '//cart',
      '//Cart',
      '/products//gin',
      '/index.html',
      '/cart.html',
      '/404.html',
      '/404',
      '/_shells/product.html',
      '/_headers',
      '/_redirects',
      '/pages.json',
      '/gate.js.br',
      '/index.html.gz',
      '/.vite/manifest.json',
      '/favicon.ico',
      '/nowhere?a=b',
    ])('RTE-5 %s is not there, and the 404 page says so', async (path) => {
      expectPage(await get(path), pages.notFound, 404);
    });

    test('RTE-5 the 404 page is sent whole to a client that has a page already', async () => {
      const answer = await get('/nowhere', { 'if-none-match': '*', range: 'bytes=0-1' });
      expectPage(answer, pages.notFound, 404);
    });

    test('RUN-2 a monitor is answered that the server runs, and nothing stores the answer', async () => {
      const answer = await get('/healthz');
      expect([answer.status, answer.body.toString()]).toEqual([200, 'ok\n']);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        ...SAME_EVERYWHERE,
      });
      expect((await get('/healthz', {}, 'HEAD')).status).toBe(200);
      expect((await get('/healthz', {}, 'POST')).status).toBe(405);
      expect((await get('/healthz/x')).status).toBe(404);
    });

    test('pages can only be read', async () => {
      const answer = await get('/cart', {}, 'POST');
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    });
  });

  describe(`${name}: files`, () => {
    test('assets are cached for ever, pictures for a day, and other files are requested again', async () => {
      const cachingOf = async (path: string) => (await get(path)).headers['cache-control'];
      expect(await cachingOf(script)).toBe('public, max-age=31536000, immutable');
      expect(await cachingOf(picture)).toBe('public, max-age=86400');
      for (const path of loose) expect(await cachingOf(path)).toBe('no-cache');
    });

    test.each<readonly [path: string, type: string]>([
      [script, 'text/javascript; charset=utf-8'],
      [fileIn('assets', '.woff2'), 'font/woff2'],
      [picture, 'image/avif'],
      [drawing, 'image/svg+xml'],
      ...loose.map((path): [string, string] => [path, 'text/javascript; charset=utf-8']),
    ])('%s is %s', async (path, type) => {
      const answer = await get(path);
      expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
      expect(answer.body.equals(readFileSync(join(client, path)))).toBe(true);
    });

    test.each([
      ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: https://'],
      ['/sitemap.xml', 'application/xml', '/about</loc>'],
      ['/blog.xml', 'application/xml', '<rss version="2.0"'],
      ['/manifest.webmanifest', 'application/manifest+json', '{'],
    ])('SEO-1, SEO-3, SEO-4 %s is %s, and is asked for again', async (path, type, part) => {
      const { status, headers, body } = await get(path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-cache']);
      expect(body.toString()).toContain(part);
    });

    test.each([
      '/assets/old-9z.js',
      '/assets/old-9z.css?x',
      '/images/none.avif',
      '/assets/',
      `${script}.br`,
      `${script}.gz`,
      `${script}/`,
      `/images/${folderIn('images')}`,
    ])('%s does not exist: no page, nothing to cache', async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(404);
      expect([headers['content-type'], headers['cache-control'], body.toString()]).toEqual([
        'text/plain; charset=utf-8',
        'no-store',
        'There is no such file.\n',
      ]);
    });
  });

  describe(`${name}: transfer`, () => {
    test.each([
      ['gzip, deflate, br', 'br'],
      ['br;q=0.5', 'br'],
      ['gzip', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['br;q=0', undefined],
      ['brotli', undefined],
      ['', undefined],
    ])('a client that accepts %j gets %j, of pages and of files', async (accepted, encoding) => {
      for (const path of ['/', '/cart', '/products/gin?sort=name', '/nowhere', script, drawing]) {
        const answer = await get(path, { 'accept-encoding': accepted });
        const plain = await get(path);
        expect(answer.headers['content-encoding'], path).toBe(encoding);
        expect(unpacked(answer).equals(plain.body), path).toBe(true);
        expect(answer.headers.vary?.toLowerCase(), path).toBe('accept-encoding');
        expect(plain.headers.vary?.toLowerCase(), path).toBe('accept-encoding');
      }
    });

    test('a client behind a proxy reads compressed files too', async () => {
      const answer = await get('/cart', { 'accept-encoding': 'gzip', via: '1.1 proxy.example' });
      expect(answer.headers['content-encoding']).toBe('gzip');
    });

    test('files that are compressed already stay as they are', async () => {
      const answer = await get(picture, { 'accept-encoding': 'br, gzip' });
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.body.equals(readFileSync(join(client, picture)))).toBe(true);
    });

    test.each(['br', 'gzip', ''])('what a client has already is not sent again (%j)', async (accepted) => {
      for (const path of ['/', '/products', script, picture]) {
        const headers = { 'accept-encoding': accepted };
        const first = await get(path, headers);
        const etag = first.headers.etag ?? '';
        expect(etag, path).not.toBe('');
        const again = await get(path, { ...headers, 'if-none-match': `"other", ${etag}` });
        expect([again.status, again.body.length], path).toEqual([304, 0]);
        expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
        expect((await get(path, { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
      }
    });

    test.each(['/', '/nowhere', '/api/brands'])('HEAD %s answers as GET does, without the body', async (path) => {
      const read = await get(path);
      const head = await get(path, {}, 'HEAD');
      expect([head.status, head.body.length]).toEqual([read.status, 0]);
      for (const header of ['content-type', 'cache-control', 'content-security-policy']) {
        expect(head.headers[header]).toBe(read.headers[header]);
      }
    });
  });

  describe(`${name}: headers`, () => {
    const everything = ['/', '/cart/', '/products?a=b', '/nowhere', script, picture, ...loose, '/assets/none.js'];
    test.each([...everything, '/api/brands', '/api/nowhere'])(
      '%s has the security headers, once each',
      async (path) => {
        const { headers, counts } = await get(path);
        expect(headers).toMatchObject(SAME_EVERYWHERE);
        for (const header of ['content-security-policy', 'cache-control', ...Object.keys(SAME_EVERYWHERE)]) {
          expect(counts[header], header).toBe(1);
        }
        // RUN-5: nothing of HTTPS over plain HTTP.
        expect(headers).not.toHaveProperty('strict-transport-security');
      },
    );

    test('a refusal has the security headers', async () => {
      expect((await get('/', {}, 'POST')).headers).toMatchObject(SAME_EVERYWHERE);
    });

    test.each([script, '/assets/none.js', '/api/brands'])('%s has the strictest policy', async (path) => {
      expect((await get(path)).headers['content-security-policy']).toBe(ownPolicy);
    });

    test('no answer names the server software', async () => {
      for (const path of ['/', '/api/brands', '/nowhere']) {
        const { headers } = await get(path);
        expect(`${headers.server ?? ''}${headers['x-powered-by'] ?? ''}`).not.toMatch(/\d/);
      }
    });
  });

  describe(`${name}: odd addresses`, () => {
    test.each([
      '/../pages.json',
      '/..%2fpages.json',
      '/%2e%2e/pages.json',
      '/assets/../../pages.json',
      '/assets/..%2f..%2fpages.json',
      '/images/%2e%2e%2f%2e%2e%2fpages.json',
      '/products/..%5c..%5cpages.json',
      '/assets/..\\..\\pages.json',
      '/images/%2e%2e/index.html.br',
      '/products/%00',
      '/%',
      '/products/%E0%A4%A',
    ])('%s leads nowhere outside', async (path) => {
      const { status, body } = await get(path);
      expect(existsSync(join(client, '..', 'pages.json'))).toBe(true);
      expect(body.toString()).not.toContain('"shells"');
      expect(status).toBeLessThan(500);
    });

    test('RTE-3 letters of an address may be written as numbers', async () => {
      expectPage(await get('/%63art'), pageOf('/cart') ?? pages.notFound);
      expectPage(
        await get(`/products/%${knownId.charCodeAt(0).toString(16)}${knownId.slice(1)}`),
        shellOf('/products/:id') ?? pages.notFound,
      );
      expectPage(await get(`/products/a%20caf%C3%A9/${knownId}`), shellOf('/products/:category/:id') ?? pages.notFound);
    });
  });

  describe(`${name}: the API`, () => {
    test('API-2 API answers are passed on, and nothing caches them', async () => {
      const answer = await get('/api/products?category=whiskey&pageSize=1');
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(JSON.parse(answer.body.toString())).toMatchObject({ total: 9, data: [{ category: 'whisky' }] });
    });

    test('API-2 bodies and bearer tokens reach it', async () => {
      const body = JSON.stringify({ email: 'jo@example.com', password: 'one-time-code-login' });
      const json = { 'content-type': 'application/json' };
      const login = await ask(origin(), '/api/auth/login', { method: 'POST', headers: json, body });
      const { token } = JSON.parse(login.body.toString()).data;
      const headers = { authorization: `Bearer ${token}` };
      const refresh = (given: Record<string, string>) =>
        ask(origin(), '/api/auth/refresh', { method: 'POST', headers: given, body: '' });
      expect([(await refresh(headers)).status, (await refresh({})).status]).toEqual([200, 401]);
    });

    test.each(['/api', '/api/', '/api/nowhere'])('API-2 what it does not know, it says itself: %s', async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/json']);
    });

    test('RTE-5 what only begins like it is none of its addresses', async () => {
      expectPage(await get('/apiary'), pages.notFound, 404);
    });
  });
}
