import type { Page } from '@playwright/test';
import { expect, test, untilReady } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

const GIN = 'ashcombe-sloe-gin';
const STORED = { id: 'tawny-rye-72-dark-chocolate', quantity: 1 };
const cartOf = (page: Page, text: string) => page.getByRole('link', { name: `Cart, ${text}` });

/** Presses Add to Cart in every task from a moment of loading until the app runs, and counts the presses. */
async function pressUntilReady(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pressed = Object.assign(window, { pressCount: 0 });
    const press = () => {
      if ('ready' in document.documentElement.dataset) return;
      const button = document.querySelector<HTMLButtonElement>('main button[aria-label="Add to Cart"]');
      button?.click();
      if (button) pressed.pressCount += 1;
      setTimeout(press, 20);
    };
    document.addEventListener('DOMContentLoaded', press);
  });
}

for (const isStored of [false, true]) {
  test(`DBL-5 each press before the app runs counts once${isStored ? ', for a visitor with a stored cart' : ''}`, async ({
    page,
    context,
  }) => {
    if (isStored) await storeCartText(context, cartText([STORED]));
    await pressUntilReady(page);
    await page.goto(`/products/gin/${GIN}`);
    const count = await page.evaluate(() => (window as unknown as { pressCount: number }).pressCount);
    expect(count).toBeGreaterThan(0);
    const total = count + (isStored ? 1 : 0);
    await expect(cartOf(page, total === 1 ? '1 item' : `${total} items`)).toBeVisible();
  });
}

test('DBL-6 50 presses in one task right after load all count before the next frame', async ({ page }) => {
  await page.addInitScript(() => {
    const held = Object.assign(window, { storedAtFrame: '' });
    addEventListener('load', () => {
      const button = document.querySelector<HTMLButtonElement>('main button[aria-label="Add to Cart"]');
      for (let press = 0; press < 50; press += 1) button?.click();
    });
    document.addEventListener('shop.ready', () =>
      requestAnimationFrame(() => {
        held.storedAtFrame = localStorage.getItem('tawny-and-rye.cart') ?? '';
      }),
    );
  });
  await page.goto(`/products/gin/${GIN}`);
  await untilReady(page);
  const stored = () => page.evaluate(() => (window as unknown as { storedAtFrame: string }).storedAtFrame);
  await expect.poll(stored).toContain('"quantity":50');
});

const APP = '**/assets/index-*.js';

test.describe('where the app does not load', () => {
  test.use({ expectedConsole: [/404/] });

  test('DEP-4 it is asked for once more, and no notice says that it is missing', async ({ page }) => {
    let isFirst = true;
    await page.route(APP, (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      return route.fulfill({ status: 404 });
    });
    await page.goto('/products');
    await page.getByRole('button', { name: /^Add/ }).first().click();
    await expect(cartOf(page, '1 item')).toBeVisible();
    await expect(page.getByText('The shop could not be loaded.')).toHaveCount(0);
  });

  test('DEP-4 then the page says so, with Reload', async ({ page }) => {
    await page.route(APP, (route) => route.fulfill({ status: 404 }));
    await page.goto('/products', { waitUntil: 'commit' });
    const alert = page.getByRole('alert').filter({ hasText: 'The shop could not be loaded.' });
    await expect(alert).toBeVisible();
    await page.unroute(APP);
    await alert.getByRole('button', { name: 'Reload' }).click();
    await untilReady(page);
    await expect(alert).toBeHidden();
    await page.getByRole('button', { name: /^Add/ }).first().click();
    await expect(cartOf(page, '1 item')).toBeVisible();
  });
});
