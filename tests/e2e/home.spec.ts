import type { Locator } from '@playwright/test';
import products from '#mocks/data/products.json' with { type: 'json' };
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, test, untilFonts } from '#tests/support/shop-test.ts';

test.beforeEach(({ page }) => page.goto('/').then(() => undefined));

test('HOM-1 HOM-2 HOM-5 the hero leads to the products and the legal page, and shows the QR code with its caption; six category cards lead to their lists, with true counts', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/products');
  await expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/legal');
  await expect(main.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(main.getByText('Download App')).toBeVisible();
  for (const id of ['whisky', 'wine', 'gin', 'rum', 'brandy', 'tequila']) {
    const card = main.getByRole('link').and(page.locator(`[href="/products?category=${id}"]`));
    const count = products.filter(({ category, inStock }) => inStock && category === id).length;
    await expect(card, id).toContainText(`${count} products`);
  }
  await expectNoAxeViolations(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('HOM-1 a phone shows the link of the app instead of the code, which it cannot scan off its own screen', async ({
    page,
  }) => {
    const hero = page.getByRole('region', { name: /Chosen to be/ });
    await expect(hero.getByRole('img', { name: /QR code/ })).toBeHidden();
    await expect(hero.getByText(/^Scan/)).toBeHidden();
    const link = hero.getByRole('link', { name: 'tawnyandrye.example/app' });
    await expect(link).toHaveAttribute('href', 'https://tawnyandrye.example/app');
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

type Rect = { x: number; y: number; width: number; height: number };
const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('HOM-1 at every width the hero is not too high, its buttons as wide as their words, the code beside or below them, its picture whole', async ({
  page,
}) => {
  await untilFonts(page);
  const box = async (locator: Locator): Promise<Rect> => {
    await expect(locator).toBeVisible();
    return locator.evaluate((element) => element.getBoundingClientRect().toJSON() as Rect);
  };
  const hero = page.getByRole('region', { name: /Chosen to be/ });
  for (const [width, height, most] of [
    [768, 1024, 720],
    [1023, 768, 900],
    [1024, 768, 610],
    [1440, 900, 620],
    [1920, 1080, 710],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const frame = await box(hero);
      expect(frame.height).toBeLessThanOrEqual(most);
      const buttons = [hero.getByRole('link', { name: 'Shop Now' }), hero.getByRole('link', { name: 'Learn More' })];
      const boxes = await Promise.all(buttons.map(box));
      for (const button of boxes) expect(button.width).toBeLessThan(190);
      const code = await box(hero.getByRole('img', { name: /QR code/ }));
      const words = await box(hero.getByText(/^Scan/));
      const lead = await box(hero.getByText(/^Single malts/));
      for (const other of [...boxes, lead]) {
        expect(overlap(code, other)).toBe(false);
        expect(overlap(words, other)).toBe(false);
      }
      for (const inner of [code, words]) {
        expect(inner.x + inner.width).toBeLessThanOrEqual(width);
        expect(inner.y + inner.height).toBeLessThanOrEqual(frame.y + frame.height);
      }
      // The bottles reach from a fifth of the wide picture's width to its right edge, and nearly over all its height.
      const picture = await box(hero.locator('picture img'));
      expect(picture.x + picture.width).toBeLessThanOrEqual(width + 1);
      const scale = Math.max(picture.width / 1920, picture.height / 932);
      expect(picture.height / (932 * scale)).toBeGreaterThan(0.98);
      expect(picture.width / (1920 * scale)).toBeGreaterThan(0.8);
      expect(frame.y + frame.height - picture.height).toBeGreaterThanOrEqual(frame.y - 1);
      if (width >= 1440) {
        const next = await box(page.getByRole('heading', { level: 2 }).first());
        expect(next.y + next.height).toBeLessThanOrEqual(height);
      }
    });
  }
});

test('HOM-3 five clearance items show original price, sale price and discount, and lead to the product', async ({
  page,
}) => {
  const band = page.getByRole('region', { name: 'Clearance Sale' });
  const items = band.getByRole('listitem');
  await expect(items).toHaveCount(5);
  const first = items.first();
  await expect(first).toContainText('Glen Averne');
  await expect(first).toContainText('£67.00');
  await expect(first).toContainText('£84.00');
  await expect(first).toContainText('20% off');
  await first.getByRole('link').click();
  await expect(page).toHaveURL('/products/glen-averne-15-year-old-sherry-cask');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Glen Averne');
});

test("HOM-3 'All offers' leads to what is reduced, the clearance items among it", async ({ page }) => {
  const main = page.getByRole('main');
  const saleItems = main.getByRole('region', { name: 'Clearance Sale' }).getByRole('listitem').getByRole('heading');
  const names = await saleItems.allTextContents();
  await main.getByRole('link', { name: 'All offers' }).click();
  const cards = main.getByRole('listitem').filter({ hasText: 'Original price' });
  const reduced = products.filter(({ inStock, price, originalPrice = 0 }) => inStock && originalPrice > price);
  await expect(main.getByRole('status').first()).toHaveText(`${reduced.length} products`);
  for (const name of names) await expect(cards.filter({ hasText: name }).first()).toBeAttached();
});

test('HOM-4 eight brands with their counts, Join Now and Browse Products', async ({ page }) => {
  const main = page.getByRole('main');
  const brandLinks = main.getByRole('link').and(page.locator('[href^="/products?brand="]'));
  await expect(brandLinks).toHaveCount(8);
  await expect(main.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/signup');
  await expect(main.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products');
  await main.getByRole('link', { name: /^Marl & Bine Kent \d+ products$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /products$/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Marl & Bine');
});

for (const width of [390, 1440]) {
  test(`API-4 HOM-1 a hero picture that fails leaves its frame and a drawn placeholder at ${width} px`, async ({
    page,
  }) => {
    await page.route(/\/images\/hero\//, (route) =>
      route.fulfill({ status: 200, contentType: 'image/avif', body: 'not a picture' }),
    );
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const hero = page.getByRole('region', { name: /Chosen to be/ }).locator('picture img');
    await expect(hero).toHaveJSProperty('currentSrc', new URL('/images/placeholder.svg', page.url()).href);
    expect((await hero.boundingBox())?.height).toBeGreaterThan(300);
  });
}
