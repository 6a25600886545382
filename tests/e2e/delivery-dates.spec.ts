import { holdCode } from '#tests/support/held-code.ts';
import { expect, test, untilFonts } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

const GIN = 'ashcombe-sloe-gin';

for (const [today, text] of [
  ['2026-11-18T09:00:00', 'Arrives Tue 24 – Fri 27 Nov'],
  ['2026-12-22T23:59:00', 'Arrives Wed 30 Dec – Tue 5 Jan'],
] as const) {
  test(`DET-4 on ${today} a product and the cart say: ${text}`, async ({ page, context }) => {
    await storeCartText(context, cartText([{ id: GIN, quantity: 1 }]));
    await page.clock.install({ time: today });
    await page.goto(`/products/gin/${GIN}`);
    await expect(page.getByRole('main')).toContainText(text);
    await page.goto('/cart');
    await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(text);
  });
}

test('DET-4 a page that stays open over midnight says the dates of the new day', async ({ page }) => {
  await page.clock.install({ time: '2026-11-18T23:58:00' });
  await page.goto(`/products/gin/${GIN}`);
  await expect(page.getByText('Arrives Tue 24 – Fri 27 Nov')).toBeVisible();
  await page.clock.runFor('05:00');
  await expect(page.getByText('Arrives Wed 25 – Mon 30 Nov')).toBeVisible();
});

test('DET-1 DET-4 no date is guessed for a product that is out of stock, or beyond the known holidays', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-18T09:00:00' });
  await page.goto('/products/beer/marl-and-bine-candlemas-barley-wine-2024');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('An adult of 18 or over must be at home');
  await expect(page.getByRole('main')).not.toContainText('Delivery is');
  await expect(page.getByText(/^Arrives/)).toHaveCount(0);

  await page.clock.setFixedTime('2031-01-08T09:00:00');
  await page.goto(`/products/gin/${GIN}`);
  await expect(page.getByRole('main')).toContainText('Delivery is');
  await expect(page.getByText(/^Arrives/)).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`DET-4 at ${width} px nothing moves when the estimate comes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install({ time: '2026-11-18T09:00:00' });
    const letGo = await holdCode(page, 'ShopProductPage');
    await page.goto(`/products/gin/${GIN}`, { waitUntil: 'commit' });
    await page.locator('html[data-below=shown]').waitFor();
    const below = page.getByRole('link', { name: 'See how returns work' });
    await below.scrollIntoViewIfNeeded();
    await untilFonts(page);
    const before = await below.boundingBox();
    await expect(page.getByText(/^Arrives/)).toHaveCount(0);
    letGo();
    await expect(page.getByText(/^Arrives/)).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
  });
}
