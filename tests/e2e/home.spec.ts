import products from '#mocks/data/products.json' with { type: 'json' };
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/shop-test.ts';

test.beforeEach(({ page }) => page.goto('/').then(() => undefined));

test('HOM-1 the hero leads to the products and the legal page, and shows the QR code with its caption', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/products');
  await expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/legal');
  await expect(main.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(main.getByText('Download App')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('HOM-2 HOM-5 six category cards with their counts lead to their lists, and the counts are true', async ({
  page,
}) => {
  for (const id of ['whisky', 'wine', 'gin', 'rum', 'brandy', 'tequila']) {
    const card = page
      .getByRole('main')
      .getByRole('link')
      .and(page.locator(`[href="/products?category=${id}"]`));
    const count = products.filter(({ category, inStock }) => inStock && category === id).length;
    await expect(card).toContainText(`${count} products`);
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

test('HOM-4 eight houses with their counts, Join Now and Browse Products', async ({ page }) => {
  const main = page.getByRole('main');
  const houses = main.getByRole('link').and(page.locator('[href^="/products?brand="]'));
  await expect(houses).toHaveCount(8);
  await expect(main.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/signup');
  await expect(main.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products');
  await houses
    .filter({ hasText: 'Marl & Bine' })
    .or(houses.and(page.locator('[href="/products?brand=marl-and-bine"]')))
    .first()
    .click();
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
