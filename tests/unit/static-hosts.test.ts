import { afterAll, describe, expect, test } from 'vitest';
import { writeSampleSite } from '#tests/support/sample-site.ts';
import { readDeploySite } from '#tools/build/deploy/deploy-site.ts';
import { nginxConf } from '#tools/build/deploy/nginx.ts';
import { headersFile, redirectsFile } from '#tools/build/deploy/static-host.ts';

const sample = await writeSampleSite();
afterAll(sample.remove);
const site = readDeploySite(sample.root, {});
const { pages, shells, notFound } = sample.pages;
const whole = await writeSampleSite(true);
afterAll(whole.remove);
const wholeSite = readDeploySite(whole.root, {});

type Rule = { pattern: RegExp; headers: (readonly [name: string, value: string])[] };

/** How such hosts read a path: `*` is anything, `:name` is anything up to the next slash. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);

function rulesIn(file: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of file.split('\n').filter((text) => text !== '' && !text.startsWith('#'))) {
    const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
    if (name === '') rules.push({ pattern: patternOf(line), headers: [] });
    else rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

const rules = rulesIn(headersFile(site));
/** All values of one header for a path: every rule that fits adds its own. */
const saidOf = (path: string, name: string): string[] =>
  rules
    .filter(({ pattern }) => pattern.test(path))
    .flatMap(({ headers }) => headers.filter(([own]) => own === name).map(([, value]) => value));
const hashesIn = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];

/** What every one of several policies lets in. */
const letIn = (policies: readonly string[]) =>
  hashesIn(policies[0] ?? '').filter((hash) => policies.every((policy) => policy.includes(hash)));

describe('headers', () => {
  test('API-4 each page allows its own inline content', () => {
    for (const { path, csp } of pages) {
      expect(letIn(saidOf(path, 'Content-Security-Policy')), path).toEqual(expect.arrayContaining(hashesIn(csp)));
    }
  });

  test('API-4 the pages of a kind and the 404 page allow it, too', () => {
    for (const { route, csp } of shells) {
      const path = route.replace(':category', 'gin').replace(':id', 'beyond');
      expect(letIn(saidOf(path, 'Content-Security-Policy')), path).toEqual(expect.arrayContaining(hashesIn(csp)));
    }
    expect(letIn(saidOf('/nowhere', 'Content-Security-Policy'))).toEqual(
      expect.arrayContaining(hashesIn(notFound.csp)),
    );
  });

  test('API-4 a page with an address of its own allows nothing else', () => {
    const { csp = '' } = pages.find(({ path }) => path === '/cart') ?? {};
    expect(letIn(saidOf('/cart', 'Content-Security-Policy'))).toEqual(hashesIn(csp));
    for (const policy of rules.flatMap(({ headers }) => headers.map(([, value]) => value))) {
      expect(policy).not.toContain('unsafe');
    }
  });

  test('assets are cached for ever, pictures for a day, and pages as the host decides', () => {
    expect(saidOf('/assets/app-1a2b.js', 'Cache-Control')).toEqual(['public, max-age=31536000, immutable']);
    expect(saidOf('/images/bottle-400.avif', 'Cache-Control')).toEqual(['public, max-age=86400']);
    expect(saidOf('/cart', 'Cache-Control')).toEqual([]);
  });

  test.each(Object.entries(site.headers))('every answer has %s, once', (name, value) => {
    for (const path of ['/', '/products/gin', '/assets/app-1a2b.js', '/nowhere']) {
      expect(saidOf(path, name)).toEqual([value]);
    }
  });
});

describe('pages that were not rendered', () => {
  const redirectsOf = (of: typeof site) =>
    redirectsFile(of)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' '));
  const redirects = redirectsOf(site);
  /** The host looks for a file first, then goes down the list. */
  const fileOf = (path: string, list = redirects): string | undefined =>
    pages.find((page) => page.path === path)?.file ??
    list.find(([from = '']) => patternOf(from).test(path))?.[1]?.slice(1);

  test.each([
    ['/products/gin', 'products/gin.html'],
    ['/products/whiskey', 'products/whisky.html'],
    ['/products/gin/beyond', '_shells/product.html'],
    ['/products/beyond', '_shells/product.html'],
    ['/product/beyond', '_shells/product-placeholder.html'],
    ['/nowhere', undefined],
    ['/products/a/b/c', undefined],
  ])('RTE-3 %s is %s', (path, file) => {
    expect(fileOf(path)).toBe(file);
  });

  test.each([
    ['/products/glen-averne-12-year-old', '_shells/product.html'],
    ['/products/rum/glen-averne-12-year-old', '_shells/product.html'],
    ['/product/glen-averne-12-year-old', '_shells/product-placeholder.html'],
    ['/products/gin/beyond', undefined],
    ['/products/beyond', undefined],
    ['/product/beyond', undefined],
  ])('RTE-6 where every product is known, %s is %s', (path, file) => {
    expect(fileOf(path, redirectsOf(wholeSite))).toBe(file);
  });

  test('each address stays the same', () => {
    expect(redirects.length).toBeGreaterThan(0);
    expect(redirects.filter(([, , status]) => status !== '200')).toEqual([]);
  });
});

describe('RUN-5, RUN-6 headers of a build', () => {
  test('RUN-5 static hosts, which use HTTPS, send Strict-Transport-Security', () => {
    expect(saidOf('/cart', 'Strict-Transport-Security')).toEqual(['max-age=31536000']);
  });

  test('RUN-6 every policy of a page names the endpoint for reports', () => {
    const hosts = { reportEndpoint: 'https://reports.example/csp' };
    const reporting = headersFile(readDeploySite(sample.root, hosts));
    expect(reporting).toContain('Reporting-Endpoints: csp="https://reports.example/csp"');
  });
});

const conf = nginxConf(site, { root: '/srv/shop', api: 'http://127.0.0.1:4173', port: 8080 });
const said = (name: string) => [...conf.matchAll(new RegExp(`^ *${name} (.+);$`, 'gm'))].map(([, value]) => value);

test('API-2 nginx passes on the client’s address and protocol, which the API would not know otherwise', () => {
  expect(said('proxy_set_header')).toEqual([
    'Host $host',
    'X-Forwarded-For $proxy_add_x_forwarded_for',
    'X-Forwarded-Proto $scheme',
  ]);
});

test('RTE-6 nginx redirects within the address that the shopper has, whatever port it listens on itself', () => {
  expect(said('absolute_redirect')).toEqual(['off']);
});

test('API-2 nginx never lets an answer of the API be cached, whatever its status', () => {
  const cachings = [...conf.matchAll(/^ *"~(.+)" "(.+)";$/gm)].map(
    ([, pattern = '', value]) => [pattern, value] as const,
  );
  const cachingOf = (asked: string) => cachings.find(([pattern]) => new RegExp(pattern).test(asked))?.[1];
  for (const asked of ['200 /api/brands', '404 /api/brands', '200 /api']) expect(cachingOf(asked)).toBe('no-store');
});

test('API-2 nginx sends the compressed file beside each text, also through a proxy', () => {
  expect([said('gzip_static'), said('gzip_vary'), said('gzip_proxied')]).toEqual([['on'], ['on'], ['any']]);
});
