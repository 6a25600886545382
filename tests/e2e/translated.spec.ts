import type { Page } from '@playwright/test';
import { LoginPage } from '#tests/models/login-page.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { translatePages } from '#tests/support/translated.ts';

test.beforeEach(({ context }) => translatePages(context));
test.afterEach(async ({ page }) => {
  expect(await page.locator('font').count()).toBeGreaterThan(20);
  await expect(page.getByRole('heading', { name: 'Something has gone wrong' })).toHaveCount(0);
});

const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /products?$/ })
    .first();

test('TRN-1 a translated list is filtered, sorted, searched and left', async ({ page }) => {
  await page.goto('/products');
  const main = page.getByRole('main');
  await expect(count(page)).toHaveText('84 products');
  await main.getByRole('radio', { name: /^Beer/ }).check({ force: true });
  await expect(page).toHaveURL(/beer/);
  await expect(count(page)).toHaveText(/^\d products$/);
  await main.getByLabel('Sort by').filter({ visible: true }).selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(/sort=price/);
  await main.getByRole('switch', { name: 'Include out of stock' }).click({ force: true });
  await expect(count(page)).toHaveText('8 products');
  await main.getByRole('button', { name: 'Remove filter: Beer' }).click();
  await main.getByRole('searchbox').fill('sherry');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/search=sherry/);
  await expect(count(page)).toHaveText(/^\d+ products?$/);
  await expect(count(page)).not.toHaveText('8 products');
  const found = await count(page).innerText();

  await page.getByRole('banner').getByRole('link', { name: 'Tawny & Rye' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Premium Collection');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Collection' })).toBeVisible();
  await expect(count(page)).toHaveText(found);
});

test('TRN-4 translated questions are searched', async ({ page }) => {
  await page.goto('/help');
  const main = page.getByRole('main');
  const search = main.getByRole('searchbox', { name: 'Search questions' });
  await search.fill('refund');
  await expect(main.locator('mark').first()).toHaveText(/refund/i);
  await search.fill('delivery');
  await expect(main.locator('mark').first()).toHaveText(/delivery/i);
  await search.fill('zzzz');
  await main.getByRole('button', { name: 'Show all questions' }).click();
  await expect(main.locator('mark')).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(4);
});

test('TRN-1 login, header search and menu work on a translated page', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.toCode();
  await login.submitCode('000000');
  await expect(login.main.getByRole('alert')).toBeVisible();
  await login.submitCode();
  await expect(page).toHaveURL('/');
  await expect(login.main.getByRole('heading', { level: 1 })).toContainText('Chosen');
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('gin');
  await expect(page.getByRole('option').first()).toContainText(/gin/i);
  await search.fill('sherry');
  await expect(page.getByRole('option').first()).toContainText(/sherry/i);
});
