import type { Page } from '@playwright/test';
import { LoginPage } from '#tests/models/login-page.ts';
import { fileOf } from '#tests/support/held-code.ts';
import { expect, test, untilReady } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

const ASSETS = '**/assets/*.js';

/** From now on every file that has not loaded answers 404, until the browser loads a document again. */
async function deploy(page: Page): Promise<() => number> {
  let documents = 0;
  await page.route('**/*', (route) => {
    if (route.request().resourceType() === 'document') documents += 1;
    return route.fallback();
  });
  await page.route(ASSETS, (route) => (documents === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  return () => documents;
}

test.use({ expectedConsole: [/Failed to load resource|LoadError/] });

test.beforeEach(async ({ page }) => {
  // Nothing is downloaded ahead of its use.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
});

test('DEP-1 a page whose file a deploy has removed is reloaded, once', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('button', { name: /^Add/ }).first().click();
  const documents = await deploy(page);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /cart/i })).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(documents()).toBe(1);
});

test('DEP-1 where the new build lacks the file, too, the page says so and is not loaded again', async ({ page }) => {
  await page.goto('/');
  const documents = await deploy(page);
  await page.unroute(ASSETS);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.route(ASSETS, (route) =>
    loaded.includes(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  expect(documents()).toBe(1);
});

test('DEP-2 a dialog whose file a deploy has removed says that the shop has been updated', async ({
  page,
  context,
}) => {
  await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 2 }]));
  await page.goto('/cart');
  await deploy(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The shop has been updated.' });
  await alert.getByRole('button', { name: 'Reload' }).click();
  await untilReady(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('DEP-2 a drawer, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  await deploy(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The shop has been updated.' })).toBeVisible();
});

for (const { how, answer, title, button } of [
  { how: 'is gone', answer: { status: 404 }, title: 'The shop has been updated.', button: 'Reload' },
  { how: 'does not load', answer: null, title: 'The filters could not be loaded.', button: 'Try again' },
]) {
  test(`DEP-2 the column of filters beside the list, whose file ${how}, says '${title}' with '${button}'`, async ({
    page,
  }) => {
    const file = `**/${fileOf('catalogue/FilterColumn')}`;
    await page.route(file, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.goto('/products');
    const column = page.getByRole('complementary', { name: 'Filters' });
    await expect(column.getByRole('alert')).toContainText(title);
    await page.unroute(file);
    await column.getByRole('button', { name: button }).click();
    await expect(column.getByRole('combobox', { name: 'Brand' })).toBeVisible();
  });
}

test('DEP-3 the right code at login leads home, signed in', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.toCode();
  await deploy(page);
  await login.submitCode();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
});
