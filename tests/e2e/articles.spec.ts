import { ARTICLE_PATHS } from '#machines/domain/routes.ts';
import { expect, FAILED_REQUEST, test } from '#tests/support/shop-test.ts';

test('PAG-2 RTE-5 an article is reached from its list, has picture and date, and Back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  const pieces = main.getByRole('article');
  await expect(pieces).toHaveCount(4);
  await expect(pieces.nth(2).getByRole('time')).toHaveText('13 April 2026');
  await expect(pieces.nth(2).locator('img')).toHaveAttribute('src', /whiskey-glasses/);
  await expect(main).not.toContainText('Chief Medical Officers');
  await pieces.nth(2).getByRole('link', { name: 'What a unit is' }).click();

  await expect(page).toHaveURL('/blog/what-a-unit-is');
  await expect(page.getByRole('heading', { level: 1, name: 'What a unit is' })).toBeFocused();
  await expect(page).toHaveTitle('What a unit is · Tawny & Rye');
  await expect(main.getByRole('time')).toHaveText('13 April 2026');
  await expect(main).toContainText('Chief Medical Officers');
  const picture = main.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way.getByRole('listitem')).toHaveText(['Home', 'Blog', 'What a unit is']);
  await way.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeFocused();
});

test('PAG-2 the press list ends with the entries that are no articles', async ({ page }) => {
  await page.goto('/press');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(4);
  await expect(main.getByRole('heading', { level: 2 }).last()).toHaveText('Press contact');
  await expect(main.getByRole('table', { name: 'Facts about Tawny & Rye' })).toBeVisible();
});

test('PAG-2 a link to a piece within its list still leads to it', async ({ page }) => {
  await page.goto('/blog#keeping-an-open-bottle');
  await expect(page.getByRole('heading', { level: 2, name: 'Keeping an open bottle' })).toBeInViewport();
});

test.describe('as they are served', () => {
  test('PAG-2 AGE-7 RTE-1 each article is in its page without any script, behind the gate', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ARTICLE_PATHS) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('alertdialog', { name: 'Age Verification Required' })).toBeVisible();
        await expect(page.locator('#shop')).toBeHidden();
        const main = page.locator('main');
        await expect(main.locator('h1')).toHaveCount(1);
        expect((await main.locator('article').textContent())?.length).toBeGreaterThan(150);
        const description = await page.locator('meta[name=description]').getAttribute('content');
        const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
        expect(canonical).toMatch(new RegExp(`${path}$`));
        const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
        expect(data['@graph'][0]).toMatchObject({
          '@type': path.startsWith('/blog/') ? 'BlogPosting' : 'NewsArticle',
          headline: await main.locator('h1').textContent(),
          datePublished: await main.locator('time').getAttribute('datetime'),
          description,
          url: canonical,
        });
        expect(data['@graph'][1]).toMatchObject({ '@type': 'BreadcrumbList' });
        const served = await page.request.get(new URL(data['@graph'][0].image).pathname);
        expect(served.headers()['content-type']).toBe('image/avif');
      });
    }
    await context.close();
  });
});

test.describe('a name that no article has', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('PAG-2 RTE-5 is the 404 page, with its status', async ({ page }) => {
    for (const path of ['/blog/no-such-piece', '/press/what-a-unit-is']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page).toHaveTitle(/not found/i);
    }
  });
});
