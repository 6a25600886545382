import type { Page } from '@playwright/test';
import { CartPage } from '#tests/models/cart-page.ts';
import { CheckoutDialog } from '#tests/models/checkout-dialog.ts';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { putBehind } from '#tests/support/put-behind.ts';
import { expect, test, untilReady } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

const GIN = 'Ashcombe Sloe Gin';

test.beforeEach(async ({ context, page }) => {
  await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 2 }]));
  const cart = new CartPage(page);
  await cart.open();
  await cart.checkOut();
});

test('CHK-1 the dialog opens at step 0, goes on and back, and Back is disabled at step 0', async ({ page }) => {
  const checkout = new CheckoutDialog(page);
  await checkout.expectStep('Review Order');
  await expect(checkout.dialog.getByRole('button', { name: 'Back' })).toBeDisabled();
  await checkout.walkToLastStep();
  await expect(checkout.dialog.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await expect(checkout.dialog.getByRole('button', { name: 'Complete Order' })).toBeVisible();
  for (const step of ['Payment', 'Delivery Details', 'Review Order']) {
    await checkout.back();
    await checkout.expectStep(step);
  }
  await expect(checkout.dialog.getByRole('button', { name: 'Back' })).toBeDisabled();
});

test('CHK-2 nothing in the address is validated, and USA or CAN can be chosen', async ({ page }) => {
  const checkout = new CheckoutDialog(page);
  await checkout.next();
  const tokens = {
    Street: 'address-line1',
    City: 'address-level2',
    State: 'address-level1',
    'ZIP code': 'postal-code',
  };
  for (const [label, token] of Object.entries(tokens)) {
    await expect(checkout.field(label)).toHaveValue('');
    await expect(checkout.field(label)).toHaveAttribute('autocomplete', `shipping ${token}`);
  }
  await expect(checkout.field('Country')).toHaveAttribute('autocomplete', 'shipping country-name');
  await expect(checkout.field('Country').getByRole('option')).toHaveText(['United States', 'Canada']);
  await checkout.field('ZIP code').fill('not a zip code');
  await checkout.next();
  await checkout.expectStep('Payment');
  const methods = checkout.dialog.getByRole('radio');
  await expect(methods).toHaveCount(3);
  await checkout.dialog.getByRole('radio', { name: /PayPal/ }).check({ force: true });
  await checkout.next();
  await expect(checkout.dialog).toContainText('PayPal');
});

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('CHK-5 DET-4 the total is in view beside the button of each step, and the last step says when it arrives', async ({
    page,
  }) => {
    const checkout = new CheckoutDialog(page);
    const foot = checkout.dialog.locator('footer');
    for (const step of ['Review Order', 'Delivery Details', 'Payment', 'Confirmation']) {
      await checkout.expectStep(step);
      await expect(foot).toContainText('£61.56');
      await expect(foot.getByText('£61.56')).toBeInViewport({ ratio: 1 });
      if (step !== 'Confirmation') await checkout.next();
    }
    await expect(checkout.dialog).toContainText(/Arrives \w+\s\d+/);
  });
});

/** The order is confirmed. From here on time is in the test's hands, however slow the machine is. */
async function completeAtRest(page: Page): Promise<CheckoutDialog> {
  await page.clock.install();
  const checkout = new CheckoutDialog(page);
  await checkout.walkToLastStep();
  await untilReady(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await checkout.complete();
  await expect(checkout.success).toContainText('Order Confirmed!');
  return checkout;
}

test('CHK-3 CHK-4 completing empties the cart, says so, and after 3 s goes home', async ({ page }) => {
  const checkout = await completeAtRest(page);
  await expect(checkout.success).toContainText(/thank you/i);
  await expect(checkout.success).toContainText('You will receive a confirmation email shortly.');
  await expect(checkout.success.getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(checkout.success).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tawny-and-rye.cart'))).toContain('"lines":[]');

  await page.clock.runFor(2900);
  await expect(checkout.success).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/');
});

test('CHK-3 the confirmation stays while another app is in front, and 3 s from the return', async ({ page }) => {
  const checkout = await completeAtRest(page);
  await page.clock.runFor(2000);
  await putBehind(page, true);
  await page.clock.runFor(60_000);
  await expect(checkout.success).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await putBehind(page, false);
  await page.clock.runFor(2900);
  await expect(checkout.success).toBeVisible();
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/');
});

test('CHK-4 typed details survive Back, Next, closing and reopening, but not a completed order', async ({ page }) => {
  const checkout = new CheckoutDialog(page);
  const cart = new CartPage(page);
  await checkout.next();
  await checkout.field('Street').fill('27 Alder Street');
  await checkout.field('Country').selectOption('Canada');
  await checkout.back();
  await checkout.next();
  await expect(checkout.field('Street')).toHaveValue('27 Alder Street');
  await page.keyboard.press('Escape');
  await expect(checkout.dialog).toBeHidden();
  await cart.checkOut();
  await checkout.expectStep('Review Order');
  await checkout.next();
  await expect(checkout.field('Street')).toHaveValue('27 Alder Street');
  await expect(checkout.field('Country')).toHaveValue('CAN');
  await checkout.next();
  await checkout.next();
  await page.clock.install();
  await checkout.complete();
  await page.clock.runFor(4000);
  await expect(page).toHaveURL('/');

  await page.goto('/products?category=gin');
  await page.getByRole('button', { name: `Add ${GIN} to cart` }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await cart.checkOut();
  await checkout.next();
  await expect(checkout.field('Street')).toHaveValue('');
});

test('CHK-2 without an address the last step says so and leads to the address; nothing is held up', async ({
  page,
}) => {
  const checkout = new CheckoutDialog(page);
  await checkout.walkToLastStep();
  await expect(checkout.dialog).toContainText('No address given yet');
  await expect(checkout.dialog).not.toContainText('United States');
  await expect(checkout.dialog.getByRole('button', { name: 'Complete Order' })).toBeEnabled();
  await expectNoAxeViolations(page);
  await checkout.dialog.getByRole('button', { name: 'Add an address' }).click();
  await checkout.expectStep('Delivery Details');
  await expect(checkout.dialog.getByRole('heading', { name: /Delivery Details/ })).toBeFocused();
  await checkout.field('Street').fill('27 Alder Street');
  await checkout.next();
  await checkout.next();
  await expect(checkout.dialog).toContainText('27 Alder Street');
  await expect(checkout.dialog).toContainText('United States');
  await expect(checkout.dialog).not.toContainText('No address given yet');
  await expect(checkout.dialog.getByRole('button', { name: 'Change delivery' })).toBeVisible();
});

test('CHK-4 the close button works at every step', async ({ page }) => {
  const checkout = new CheckoutDialog(page);
  const cart = new CartPage(page);
  await page.clock.install();
  for (let steps = 0; steps < 4; steps += 1) {
    for (let step = 0; step < steps; step += 1) {
      await checkout.expectStep(['Review Order', 'Delivery Details', 'Payment'][step] ?? '');
      await page.clock.fastForward(400);
      await checkout.next();
    }
    await checkout.close();
    await expect(checkout.dialog).toBeHidden();
    await cart.checkOut();
  }
});

// By the browser's own clock, as a dialog leaves with a movement, which a clock of the test's would not see.
test('CHK-3 CHK-4 completing twice is impossible, however fast; the dialog closes, and the cart is empty', async ({
  page,
}) => {
  const checkout = new CheckoutDialog(page);
  for (let step = 0; step < 3; step += 1) await checkout.next();
  await checkout.untilCompletable();
  await checkout.dialog.getByRole('button', { name: 'Complete Order' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(checkout.success).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
});

test("CHK-5 the order's lines and total are shown on every step, and nothing is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const checkout = new CheckoutDialog(page);
  for (let step = 0; step < 4; step += 1) {
    await expect(checkout.dialog).toContainText(GIN);
    await expect(checkout.dialog).toContainText('£61.56');
    if (step < 3) await checkout.next();
  }
  await checkout.complete();
  await expect(checkout.success).toBeVisible();
  expect(sent).toEqual([]);
});

test.describe('CHK-6 with the clock at rest', () => {
  /** The middle of Next or Complete Order, which stay in their place. */
  async function toNext(page: Page): Promise<void> {
    const box = await page.getByRole('dialog').getByRole('button', { name: 'Next' }).boundingBox();
    if (!box) throw new Error('Next is not on the screen.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  }
  async function press(page: Page): Promise<void> {
    await page.mouse.down();
    await page.mouse.up();
  }

  test.beforeEach(async ({ page }) => {
    const checkout = new CheckoutDialog(page);
    await page.clock.install();
    await checkout.untilCompletable();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await toNext(page);
  });

  test('CHK-6 DBL-1 DBL-2 a second press within 400 ms skips no step and places no order', async ({ page }) => {
    const checkout = new CheckoutDialog(page);
    for (const step of ['Delivery Details', 'Payment', 'Confirmation']) {
      await press(page);
      await checkout.expectStep(step);
      await page.clock.runFor(300);
      await press(page);
      await page.keyboard.press('Enter');
      await checkout.expectStep(step);
      await page.clock.runFor(100);
      await checkout.untilCompletable();
    }
    await press(page);
    await expect(checkout.success).toBeVisible();
  });

  test('CHK-6 a press that begins within 400 ms has no effect, even if it ends later', async ({ page }) => {
    const checkout = new CheckoutDialog(page);
    await press(page);
    await checkout.expectStep('Delivery Details');
    await page.mouse.down();
    await page.clock.runFor(400);
    await checkout.untilCompletable();
    await page.mouse.up();
    await checkout.expectStep('Delivery Details');
    await press(page);
    await checkout.expectStep('Payment');
  });
});

test('CHK-4 an order completed in another tab closes the dialog here', async ({ page, context }) => {
  const checkout = new CheckoutDialog(page);
  await checkout.expectStep('Review Order');
  const other = await context.newPage();
  const there = new CheckoutDialog(other);
  await new CartPage(other).open();
  await new CartPage(other).checkOut();
  await there.walkToLastStep();
  await there.complete();
  await expect(checkout.dialog).toBeHidden();
  await expect(page.getByText('Your cart was emptied in another tab')).toBeVisible();
});

test('CHK-4 Back of the browser closes the dialog and keeps the cart', async ({ page }) => {
  await page.getByRole('dialog').waitFor();
  await page.evaluate(() => history.pushState({ key: 'x' }, '', '/products'));
  const checkout = new CheckoutDialog(page);
  await expect(checkout.dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});
