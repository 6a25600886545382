import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { SECTIONS, sectionCategories } from '#machines/domain/categories.ts';
import { ARTICLE_PATHS, PAGES } from '#machines/domain/routes.ts';
import { products } from '#mocks/catalogue.ts';
import { blog } from '#src/content/blog.ts';
import { isArticle } from '#src/content/text-content.ts';
import { pagePaths } from '#src/prerender/page-paths.ts';
import { siteFiles } from '#src/prerender/site-files.ts';
import { serveMockApi } from '#tests/support/mock-api.ts';

serveMockApi();
afterEach(() => vi.unstubAllEnvs());

const ORIGIN = 'https://tawnyandrye.example';
const files = siteFiles([
  ...PAGES.map(({ path }) => path),
  ...ARTICLE_PATHS,
  '/products/gin',
  "/products/gin/o'hara-&-sons",
]);
const inElement = (name: string, xml = '') =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, text]) => text);

test('SEO-1 robots.txt lets in all but the API, and names the sitemap', () => {
  expect(files['robots.txt']).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

test('SEO-1 the sitemap holds every page but those that are the shopper’s own', () => {
  const found = inElement('loc', files['sitemap.xml']);
  for (const path of ['/', '/categories', '/about', '/accessibility', '/blog/what-a-unit-is', '/products/gin']) {
    expect(found).toContain(`${ORIGIN}${path}`);
  }
  for (const path of ['/cart', '/checkout', '/login', '/signup', '/profile', '/orders', '/saved']) {
    expect(found).not.toContain(`${ORIGIN}${path}`);
  }
  expect(found).toContain(`${ORIGIN}/products/gin/o&#39;hara-&#38;-sons`);
  expect(found).toHaveLength(PAGES.length - 7 + ARTICLE_PATHS.length + 2);
});

test('SEO-4 the feed holds the articles of the blog, the latest first', () => {
  const feed = files['blog.xml'];
  const articles = blog.sections.filter(isArticle);
  expect(inElement('guid', feed)).toEqual(articles.map(({ id }) => `${ORIGIN}/blog/${id}`));
  expect(inElement('pubDate', feed)[0]).toBe('Mon, 02 Nov 2026 00:00:00 GMT');
  expect(inElement('title', feed)[1]).toBe('How the shop delivers');
  expect(feed).toContain(`<atom:link href="${ORIGIN}/blog.xml" rel="self" type="application/rss+xml"/>`);
});

test('SEO-3 the manifest has icons of two sizes and one for masks, and they have these sizes', () => {
  const { icons } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  expect(icons.map(({ sizes, purpose = 'any' }: { sizes: string; purpose?: string }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes } of icons) {
    const picture = readFileSync(`public${src}`);
    // A PNG says its width and height in its first block.
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test.each([
  ['https://shop.example', 'https://shop.example/cart'],
  ['https://shop.example/', 'https://shop.example/cart'],
  ['https://shop.example//', 'https://shop.example/cart'],
  [undefined, `${ORIGIN}/cart`],
])('SEO-2 where VITE_SITE_URL is %s, the address of the cart is %s', async (setting, address) => {
  vi.resetModules();
  vi.stubEnv('VITE_SITE_URL', setting);
  expect((await import('#src/platform/site.ts')).absoluteUrl('/cart')).toBe(address);
});

test('SEO-2 RTE-1 every page, article, category and product is prerendered, each once', async () => {
  const { paths, hasEveryProduct } = await pagePaths(1000);
  const expected = [
    ...PAGES.map(({ path }) => path),
    ...ARTICLE_PATHS,
    ...['/products', '/products/spirits'],
    ...SECTIONS.flatMap(({ id }) => sectionCategories(id)).map((id) => `/products/${id}`),
    ...products.map(({ category, id }) => `/products/${category}/${id}`),
  ];
  expect([...paths].sort()).toEqual(expected.sort());
  expect(hasEveryProduct).toBe(true);
});
