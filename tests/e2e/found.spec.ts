import { expect, test } from '@playwright/test';

const ORIGIN = 'https://tawnyandrye.example';

/** The text of an attribute as HTML writes it, read. */
const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const metaIn = (html: string, property: string) =>
  [...html.matchAll(new RegExp(`<meta[^>]*property="${property}"[^>]*content="([^"]*)"`, 'g'))].map(([, text = '']) =>
    plain(text),
  );
const titleIn = (html: string) => plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

for (const [path, kind, picture] of [
  ['/', 'website', '/images/brand/icon-512.png'],
  ['/accessibility', 'website', '/images/brand/icon-512.png'],
  ['/products', 'website', '/images/brand/icon-512.png'],
  ['/products/gin', 'website', '/images/categories/gin-600.jpg'],
  ['/products/gin/ashcombe-sloe-gin', 'product', '/images/products/ashcombe-sloe-gin-600.jpg'],
  ['/blog/what-a-unit-is', 'article', /^\/images\/categories\/.*-600\.jpg$/],
] as const) {
  test(`SEO-2 ${path} says what a preview of its link needs`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(canonicalIn(html)).toBe(`${ORIGIN}${path}`);
    expect(metaIn(html, 'og:url')).toEqual([`${ORIGIN}${path}`]);
    expect(metaIn(html, 'og:type')).toEqual([kind]);
    // Messengers show no other name of the shop: 'Home' alone would say nothing.
    expect(metaIn(html, 'og:title')).toEqual([titleIn(html)]);
    expect(titleIn(html)).toMatch(/. · Tawny & Rye$/);
    expect(metaIn(html, 'og:description')[0]?.length).toBeGreaterThan(40);
    const [image = ''] = metaIn(html, 'og:image');
    expect(image.startsWith(ORIGIN)).toBe(true);
    const file = image.slice(ORIGIN.length);
    expect(file).toMatch(picture);
    expect((await request.get(file)).status()).toBe(200);
  });
}

test('SEO-2 /product/{id} is sent as one file for every id, so it names no address', async ({ page, request }) => {
  const path = '/product/ashcombe-sloe-gin';
  const html = await (await request.get(path)).text();
  expect(canonicalIn(html)).toBeUndefined();
  expect(metaIn(html, 'og:url')).toEqual([]);
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
  await expect(page).toHaveTitle('Product · Tawny & Rye');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('SEO-1 SEO-2 each address of the sitemap is a page that calls itself by it, and has a picture for its preview', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(100);
  const pictures = new Set<string>();
  for (const address of addresses) {
    const answer = await request.get(address.slice(ORIGIN.length));
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(canonicalIn(html)).toBe(address);
    for (const picture of metaIn(html, 'og:image')) pictures.add(picture);
  }
  expect(pictures.size).toBeGreaterThan(90);
  for (const picture of pictures) {
    const answer = await request.get(picture.slice(ORIGIN.length));
    expect(answer.headers()['content-type'], picture).toMatch(/^image\/(jpeg|png)$/);
  }
});

test('SEO-2 another page changes what the head says, and says it once', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.locator('link[rel=alternate]')).toHaveAttribute('href', '/blog.xml');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: "I'm 18 or Older" }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${ORIGIN}/accessibility`);
  await expect(page.locator('link[rel=alternate]')).toHaveCount(0);
});
