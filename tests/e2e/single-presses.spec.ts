import type { Locator, Page } from '@playwright/test';
import { CartPage } from '#tests/models/cart-page.ts';
import { CheckoutDialog } from '#tests/models/checkout-dialog.ts';
import { SignupPage } from '#tests/models/signup-page.ts';
import { SIGNUP } from '#tests/support/sample-signup.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';
import { ordersText, storedOrder, storeOrdersText } from '#tests/support/stored-orders.ts';

const GIN = 'Ashcombe Sloe Gin';
const TWO_LINES = [
  { id: 'ashcombe-sloe-gin', quantity: 1 },
  { id: 'tawny-rye-72-dark-chocolate', quantity: 1 },
];

/** Browsers repeat a held key some 30 times in a second. */
async function holdEnter(page: Page, target: Locator): Promise<void> {
  await target.focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

/** The second click hits what is at the same place once the first has had its effect. */
async function doubleClickPlace(page: Page, target: Locator, effect: () => Promise<void> = async () => {}) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not on the screen.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await effect();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test('DBL-3 Enter that is held on Add adds one bottle', async ({ page }) => {
  await page.goto('/products/gin/ashcombe-sloe-gin');
  await holdEnter(page, page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first());
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible();
});

test('DBL-3 Enter that is held in a text area makes lines', async ({ page }) => {
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await holdEnter(page, message);
  await expect(message).toHaveValue('\n'.repeat(30));
});

test.describe('at a cart of two lines', () => {
  test.beforeEach(async ({ context, page }) => {
    await storeCartText(context, cartText(TWO_LINES));
    await new CartPage(page).open();
  });

  test('DBL-3 Enter that is held on plus adds one bottle', async ({ page }) => {
    await holdEnter(page, page.getByRole('button', { name: `One more of ${GIN}` }));
    await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  });

  test('DBL-7 a double click on Remove removes one line, not the next one that has moved up', async ({ page }) => {
    const cart = new CartPage(page);
    const others = cart.lines.filter({ hasNot: page.getByRole('link', { name: GIN, exact: true }) });
    const top = (await cart.line(GIN).boundingBox())?.y;
    await doubleClickPlace(page, page.getByRole('button', { name: `Remove ${GIN}` }), async () => {
      await expect(cart.line(GIN)).toHaveCount(0);
      await expect.poll(async () => (await others.boundingBox())?.y).toBe(top);
    });
    await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible();
    await expect(cart.lines).toHaveCount(1);
  });

  test('DBL-7 two quick clicks on plus are two presses', async ({ page }) => {
    await doubleClickPlace(page, page.getByRole('button', { name: `One more of ${GIN}` }));
    await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  });

  test('DBL-1 DBL-2 DBL-7 in the checkout a double click on Next or Back moves by one step', async ({ page }) => {
    const checkout = new CheckoutDialog(page);
    await new CartPage(page).checkOut();
    const next = checkout.dialog.getByRole('button', { name: 'Next' });
    for (const step of ['Delivery Details', 'Payment', 'Confirmation']) {
      await checkout.untilCompletable();
      await doubleClickPlace(page, next);
      await checkout.expectStep(step);
      await expect(checkout.success).toBeHidden();
    }
    await doubleClickPlace(page, checkout.dialog.getByRole('button', { name: 'Back' }));
    await checkout.expectStep('Payment');
  });
});

test.describe('a double click leaves the focus where its first click has set it', () => {
  test('DBL-7 SGN-6 on Create Account: at the summary of the errors', async ({ page }) => {
    const signup = new SignupPage(page);
    await signup.open();
    await doubleClickPlace(page, signup.main.getByRole('button', { name: 'Create Account' }), () =>
      expect(signup.summary).toBeFocused(),
    );
    await expect(signup.summary).toBeFocused();
  });

  test('DBL-7 SGN-5 on Create Account: at the alert once the account is created', async ({ page }) => {
    const signup = new SignupPage(page);
    await signup.open();
    await signup.fill(SIGNUP);
    const created = signup.main.getByRole('status').filter({ hasText: 'Account created successfully!' });
    await doubleClickPlace(page, signup.main.getByRole('button', { name: 'Create Account' }), () =>
      expect(created).toBeFocused(),
    );
    await expect(created).toBeFocused();
  });

  test('DBL-7 ORD-4 on Delete order: at the heading of the orders', async ({ context, page }) => {
    await storeOrdersText(context, ordersText([storedOrder('TR-2026-4F7K2M', ['ashcombe-sloe-gin'])]));
    await page.goto('/orders/TR-2026-4F7K2M');
    const heading = page.getByRole('heading', { level: 1 });
    const atOrders = async () => {
      await expect(page).toHaveURL('/orders');
      await expect(heading).toBeFocused();
    };
    await doubleClickPlace(page, page.getByRole('button', { name: 'Delete order' }), atOrders);
    await expect(heading).toBeFocused();
  });

  test('DBL-7 a double click in a text field still selects a word', async ({ page }) => {
    await page.goto('/contact');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Eleanor');
    await name.dblclick();
    await page.keyboard.type('Ada');
    await expect(name).toHaveValue('Ada');
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** A finger. Each tap has a time in milliseconds, so that no test waits for a pause. */
  async function finger(page: Page) {
    const session = await page.context().newCDPSession(page);
    const start = Date.now();
    const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[], at: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: (start + at) / 1000 });
    return async (target: Locator, at: number) => {
      const box = await target.boundingBox();
      if (!box) throw new Error('The target is not on the screen.');
      await send('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }], at);
      await send('touchEnd', [], at + 10);
    };
  }

  test('DBL-2 DBL-7 a double tap on Next moves by one step, and a tap after a pause by another', async ({
    context,
    page,
  }) => {
    await storeCartText(context, cartText(TWO_LINES));
    await new CartPage(page).open();
    await new CartPage(page).checkOut();
    const checkout = new CheckoutDialog(page);
    const next = checkout.dialog.getByRole('button', { name: 'Next' });
    const tap = await finger(page);
    await checkout.untilCompletable();
    await tap(next, 0);
    await tap(next, 200);
    await checkout.expectStep('Delivery Details');
    await checkout.untilCompletable();
    await tap(next, 1500);
    await checkout.expectStep('Payment');
    await tap(checkout.dialog.getByText('PayPal', { exact: true }), 3000);
    await expect(checkout.dialog.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  });

  test('DBL-7 quick taps at different places are presses of their own', async ({ page }) => {
    await page.goto('/products');
    const tap = await finger(page);
    const add = page.getByRole('button', { name: /^Add .* to cart$/ });
    await tap(add.nth(1), 0);
    await tap(add.nth(0), 100);
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });
});
