import type { Locator, Page } from '@playwright/test';
import { CheckoutDialog } from '#tests/models/checkout-dialog.ts';
import { expect, test } from '#tests/support/shop-test.ts';

test.use({ ageConfirmed: false });

/** Presses Tab until the focus is there, as a shopper without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 150; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

test('AGE-7 HDR-1 PRD-1 CRT-2 CHK-3 the whole journey works by keyboard alone', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: "I'm 18 or Older" })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Shop Now' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Collection' })).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('searchbox'));
  await page.keyboard.type('sloe gin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 product' })).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Ashcombe Sloe Gin' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ashcombe Sloe Gin' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }).first());
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.keyboard.press('Home');
  await tabTo(page, page.getByRole('link', { name: 'Cart, 2 items' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'One more of Ashcombe Sloe Gin' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Proceed to Checkout' }));
  await page.keyboard.press('Enter');

  const checkout = new CheckoutDialog(page);
  await checkout.expectStep('Review Order');
  const next = checkout.dialog.getByRole('button', { name: 'Next' });
  await tabTo(page, next);
  await checkout.untilCompletable();
  await page.keyboard.press('Enter');
  await checkout.expectStep('Delivery Details');
  await tabTo(page, checkout.field('Street'));
  await page.keyboard.type('27 Alder Street');
  await checkout.untilCompletable();
  await page.keyboard.press('Enter');
  await checkout.expectStep('Payment');
  await tabTo(page, checkout.dialog.getByRole('radio', { name: /Card/ }));
  await page.keyboard.press('ArrowDown');
  await expect(checkout.dialog.getByRole('radio', { name: /PayPal/ })).toBeChecked();
  await tabTo(page, next);
  await checkout.untilCompletable();
  await page.keyboard.press('Enter');
  await checkout.expectStep('Confirmation');
  await tabTo(page, checkout.dialog.getByRole('button', { name: 'Complete Order' }));
  await checkout.untilCompletable();
  await page.keyboard.press('Enter');
  await expect(checkout.success).toBeVisible();
  await page.clock.runFor(4000);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
