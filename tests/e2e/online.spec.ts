import type { Page } from '@playwright/test';
import { fileOf } from '#tests/support/held-code.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

test.use({ expectedConsole: [/Failed to load resource|LoadError/] });

/** Nothing presses a button: the browser only says that it is online again. */
async function reconnect(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

test('NET-1 the list and its filters come by themselves once the browser is online again', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/products?search=sloe');
  const alert = page.getByRole('main').getByRole('alert');
  const brands = page.getByLabel('Brand', { exact: true });
  await expect(brands).not.toContainText('Ashcombe');
  await alert.getByRole('button', { name: 'Try again' }).focus();
  await reconnect(page);
  await expect(page.getByRole('link', { name: /Sloe Gin/ }).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(brands).toContainText('Ashcombe');
  await expect(page.getByRole('status').filter({ hasText: /\d+ products?/ })).toBeFocused();
});

test('NET-1 PRD-14 brands that come by themselves leave the focus to their field', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/products?search=sloe');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Try again' }).first().focus();
  await reconnect(page);
  await expect(filters.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByLabel('Brand', { exact: true })).toBeFocused();
});

test('NET-1 the list comes by itself where requests pass only some time after the browser is online', async ({
  page,
}) => {
  let isCutOff = true;
  let attempts = 0;
  await page.route('**/*', (route, request) => {
    if (request.method() === 'HEAD' && ++attempts === 3) isCutOff = false;
    return isCutOff && (request.method() === 'HEAD' || request.url().includes('/api/'))
      ? route.abort()
      : route.fallback();
  });
  await page.goto('/products?search=sloe');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('link', { name: /Sloe Gin/ }).first()).toBeVisible();
  expect(attempts).toBe(3);
});

test('NET-1 a product comes by itself', async ({ page }) => {
  await page.goto('/products/gin');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Ashcombe Sloe Gin' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).focus();
  await reconnect(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ashcombe Sloe Gin' })).toBeFocused();
});

test('NET-1 the prices of the cart are checked by themselves', async ({ page, context }) => {
  await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 1 }]));
  await page.route(/\/api\/products/, (route) => route.abort());
  await page.goto('/cart');
  const again = page.getByRole('button', { name: 'Check again' });
  await again.focus();
  await reconnect(page);
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /cart/i })).toBeFocused();
});

test('NET-1 a menu whose file has not come opens by itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.route('**/assets/SiteMenu*', (route) => route.abort());
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  const alert = page.getByRole('alert').filter({ hasText: 'The menu could not be loaded.' });
  await alert.getByRole('button', { name: 'Try again' }).focus();
  await reconnect(page);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('NET-1 the first page that comes by itself has the focus', async ({ page }) => {
  await page.route(`**/${fileOf('app/ShopSavedPage')}`, (route) => route.abort());
  await page.goto('/saved');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).focus();
  await reconnect(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Saved bottles' })).toBeFocused();
});

test('DEP-1 a menu whose file has not come is asked for again when it is opened again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.route('**/assets/SiteMenu*', (route) => route.abort());
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('RTE-1 a list whose code has failed is shown when one comes back and the code comes', async ({ page }) => {
  await page.goto('/');
  const code = `**/${fileOf('app/ShopProductsPage')}`;
  await page.route(code, (route) => route.abort());
  await page.getByRole('link', { name: /^Gin/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Page not loaded' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
  await page.unroute(code);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Collection' })).toBeVisible();
});
