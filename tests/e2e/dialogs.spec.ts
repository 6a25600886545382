import type { Locator } from '@playwright/test';
import { CartPage } from '#tests/models/cart-page.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** How the dialog is opened, and its first and last control. products.spec.ts asks the same of the filters. PRD-2. */
const DIALOGS = [
  ['Menu', '/about', 'Open menu', 'Close', 'Sign Up'],
  ['Checkout', '/cart', 'Proceed to Checkout', 'Close checkout', 'Next'],
] as const;

for (const [name, path, opener, firstName, lastName] of DIALOGS) {
  test(`SCR-4 the dialog '${name}': Tab and a focus from elsewhere stay among its controls; the page behind does not scroll and is hidden from screen readers until it closes`, async ({
    page,
  }) => {
    await storeCartText(page.context(), cartText([{ id: 'ashcombe-sloe-gin', quantity: 1 }]));
    await page.goto(path);
    await page.getByRole('button', { name: opener }).first().click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.locator(':focus')).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('aria-hidden', 'true');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');

    const first = dialog.getByRole('button', { name: firstName, exact: true });
    const last = dialog.getByRole('button', { name: lastName }).or(dialog.getByRole('link', { name: lastName }));
    await first.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await last.focus();
    await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
    await expect(first).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(heading).toHaveCount(1);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });
}

test('SCR-4 CRT-6 a message above a drawer keeps the focus that it is given, also when the drawer closes', async ({
  page,
}) => {
  await page.goto('/products');
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.locator('main')).toHaveAttribute('aria-hidden', 'true');
  const viewCart = page.getByRole('status').getByRole('link', { name: 'View cart' });
  await viewCart.focus();
  await expect(viewCart).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('aria-hidden');
  await nextPaint(page);
  await expect(viewCart).toBeFocused();
});

test('HDR-4 PRD-2 CHK-2 on a low screen the wheel scrolls the menu, the filters and the checkout to their ends', async ({
  page,
}) => {
  await storeCartText(page.context(), cartText([{ id: 'ashcombe-sloe-gin', quantity: 1 }]));
  await page.setViewportSize({ width: 390, height: 420 });
  const expectScrolled = async (name: string, last: Locator) => {
    const dialog = page.getByRole('dialog', { name });
    await expect(last).not.toBeInViewport();
    await dialog.hover();
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(last).toBeInViewport({ timeout: 200 });
    }).toPass();
  };
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectScrolled('Menu', page.getByRole('dialog').getByRole('link', { name: 'Shipping' }));
  await page.goto('/products');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expectScrolled('Filters', page.getByRole('dialog').locator('input').last());
  const cart = new CartPage(page);
  await cart.open();
  await cart.checkOut();
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: /Step 2/ })).toBeVisible();
  await expectScrolled('Checkout', page.getByRole('dialog').getByRole('combobox', { name: 'Country' }));
});
