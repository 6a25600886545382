import type { Page } from '@playwright/test';
import { CartPage } from '#tests/models/cart-page.ts';
import { CheckoutDialog } from '#tests/models/checkout-dialog.ts';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { pressAtLowerEdge } from '#tests/support/lower-edge.ts';
import { expect, FAILED_REQUEST, test, untilReady } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';
import { ordersText, storedOrder, storeOrdersText } from '#tests/support/stored-orders.ts';

const FIRST = storedOrder('TR-2026-4F7K2M', [
  'ashcombe-sloe-gin',
  'ashcombe-london-dry-gin',
  'glen-averne-12-year-old',
]);
const SECOND = storedOrder('TR-2025-9XQ3ZB', ['glen-averne-12-year-old']);
const NUMBER = /TR-\d{4}-[2-9A-HJKMNP-TV-Z]{6}/;

const list = (page: Page) => page.getByRole('list', { name: 'Your orders' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const message = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });

/** Fills the cart, walks through the checkout, and presses 'Complete Order' with the clock at rest. */
async function order(page: Page): Promise<CheckoutDialog> {
  await storeCartText(page.context(), cartText([{ id: 'ashcombe-sloe-gin', quantity: 2 }]));
  const cart = new CartPage(page);
  await page.clock.install({ time: new Date('2026-06-15T12:00:00Z') });
  await cart.open();
  await cart.checkOut();
  const checkout = new CheckoutDialog(page);
  await checkout.next();
  await checkout.field('Street').fill('27 Alder Street');
  await checkout.next();
  await checkout.dialog.getByRole('radio', { name: /PayPal/ }).check({ force: true });
  await checkout.next();
  await checkout.expectStep('Confirmation');
  await untilReady(page);
  await page.clock.pauseAt(new Date('2026-06-15T12:01:00Z'));
  await checkout.complete();
  return checkout;
}

test('ORD-1 CHK-3 an order is stored: its number and total are shown, and it is listed after a reload', async ({
  page,
}) => {
  const checkout = await order(page);
  await expect(checkout.success).toContainText('£61.56');
  const number = NUMBER.exec(await checkout.success.innerText())?.[0] ?? '';
  await checkout.success.getByRole('link', { name: 'See your order' }).press('Enter');
  await expect(page).toHaveURL(`/orders/${number}`);
  await page.clock.resume();
  await expect(heading(page)).toHaveText(`Order ${number}`);
  await expect(heading(page)).toBeFocused();
  // A shopper who has opened the order stays there.
  await page.clock.fastForward(5000);
  await expect(page).toHaveURL(`/orders/${number}`);
  await expect(page.getByRole('main')).toContainText('27 Alder Street');
  await expect(page.getByRole('main')).toContainText('PayPal');
  await expect(page.getByRole('main')).toContainText('15 June 2026, 13:01');

  await page.reload();
  await untilReady(page);
  await expect(heading(page)).toHaveText(`Order ${number}`);
  await page.goto('/orders');
  await expect(list(page).getByRole('link', { name: number })).toBeVisible();
  await expect(list(page)).toContainText('15 June 2026 · Two items');
  await expect(list(page)).toContainText('£61.56');
  const stored = await page.evaluate(() => localStorage.getItem('tawny-and-rye.orders') ?? '');
  expect(Object.keys(JSON.parse(stored).data[0]).sort()).toEqual([
    'delivery',
    'lines',
    'number',
    'payment',
    'placedAt',
    'totals',
  ]);
});

test('ORD-2 without an order the page says so, and leads on; an unknown number leads back', async ({ page }) => {
  await page.goto('/orders');
  await expect(page.getByRole('main')).toContainText('You have no orders yet.');
  await expect(page.getByRole('main')).toContainText('kept on this device only');
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Products' })).toHaveAttribute(
    'href',
    '/products',
  );
  await expectNoAxeViolations(page);
  await page.goto('/orders/TR-2026-222222');
  await expect(heading(page)).toHaveText('Order not found');
  await page.getByRole('main').getByRole('link', { name: 'Your orders' }).click();
  await expect(heading(page)).toHaveText('Orders');
});

test.describe('with orders of an earlier visit', () => {
  test.beforeEach(({ context }) => storeOrdersText(context, ordersText([FIRST, SECOND])));

  test('ORD-2 lists them, the newest first; a number may be typed in small letters', async ({ page }) => {
    await page.goto('/orders');
    await expect(list(page).getByRole('link')).toContainText([FIRST.number, SECOND.number]);
    await expectNoAxeViolations(page);
    await page.goto(`/orders/${FIRST.number.toLowerCase()}`);
    await expect(heading(page)).toHaveText(`Order ${FIRST.number}`);
    await expect(page).toHaveTitle(new RegExp(FIRST.number));
    await expectNoAxeViolations(page);
  });

  test('ORD-2 printed, an order has the wordmark and no buttons', async ({ page }) => {
    await page.goto(`/orders/${FIRST.number}`);
    await expect(page.getByRole('button', { name: 'Buy again' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Tawny & Rye, home' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('£113.35');
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'What it came to' })).toHaveCSS('break-inside', 'avoid');
  });

  test('ORD-3 buys again the products that are still sold, and names those that are not', async ({ page }) => {
    await page.route('**/api/products?**', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const data = body.data.filter(({ id }: { id: string }) => id !== 'glen-averne-12-year-old');
      await route.fulfill({ response, json: { ...body, data, total: data.length } });
    });
    await page.goto(`/orders/${FIRST.number}`);
    await page.getByRole('button', { name: 'Buy again' }).click();
    await expect(message(page)).toContainText('Two of three items are in your cart');
    await expect(message(page)).toContainText('Glen Averne 12 Year Old is no longer sold.');
    await expect(message(page).getByText('Added to your cart')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Items' })).toContainText('No longer sold');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await message(page).getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByRole('group', { name: 'Quantity of Ashcombe Sloe Gin' })).toBeVisible();
    // The cart asks for its prices, which are on their way through here.
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('ORD-3 CRT-5 what an order may hold at most is said last, so that a phone shows it', async ({ page }) => {
    await storeCartText(page.context(), cartText([{ id: 'ashcombe-sloe-gin', quantity: 999 }]));
    await page.goto(`/orders/${FIRST.number}`);
    await page.getByRole('button', { name: 'Buy again' }).click();
    await expect(message(page)).toContainText('are in your cart');
    await expect(message(page).getByRole('button', { name: 'Dismiss' })).not.toHaveCount(0);
    await expect(message(page)).toContainText(/are in your cart.*One order can hold at most 999 × Ashcombe Sloe Gin/s);
  });

  test.describe('where the catalogue does not answer', () => {
    test.use({ expectedConsole: [FAILED_REQUEST] });
    test('ORD-3 nothing goes into the cart, which is shown also below a short screen, and another press asks again', async ({
      page,
      scenario,
    }) => {
      await page.setViewportSize({ width: 390, height: 480 });
      await page.goto(`/orders/${FIRST.number}`);
      await scenario('productsServerError');
      await pressAtLowerEdge(page.getByRole('button', { name: 'Buy again' }));
      await expect(page.getByRole('alert')).toContainText('Nothing was put into your cart');
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
      await scenario(null);
      await page.getByRole('button', { name: 'Buy again' }).click();
      await expect(message(page)).toContainText('All three items are in your cart');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

  test('ORD-4 deletes one by the keyboard, and Undo puts it back in its place', async ({ page }) => {
    await page.goto(`/orders/${FIRST.number}`);
    await page.getByRole('button', { name: 'Delete order' }).press('Enter');
    await expect(page).toHaveURL('/orders');
    await expect(heading(page)).toBeFocused();
    await expect(list(page).getByRole('link')).toContainText([SECOND.number]);
    await message(page).getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(list(page).getByRole('link')).toContainText([FIRST.number, SECOND.number]);
  });

  test('ORD-4 deletes all, also after a reload', async ({ page }) => {
    await page.goto('/orders');
    await page.getByRole('button', { name: 'Delete all orders' }).click();
    await expect(page.getByRole('main')).toContainText('You have no orders yet.');
    await expect(heading(page)).toBeFocused();
    await expect(message(page).getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.reload();
    await untilReady(page);
    await expect(page.getByRole('main')).toContainText('You have no orders yet.');
  });

  test('ORD-5 two tabs show the same orders', async ({ context, page }) => {
    await page.goto('/orders');
    const other = await context.newPage();
    await other.goto(`/orders/${FIRST.number}`);
    await untilReady(other);
    await other.getByRole('button', { name: 'Delete order' }).click();
    await expect(list(page).getByRole('link')).toContainText([SECOND.number]);
  });
});

test('ORD-5 a damaged entry is set aside with one message; the others stay', async ({ context, page }) => {
  await storeOrdersText(context, ordersText([{ ...SECOND, totals: null }, FIRST]));
  await page.goto('/orders');
  await expect(message(page)).toContainText('One order could not be read');
  await expect(list(page).getByRole('link')).toContainText([FIRST.number]);
  const aside = await page.evaluate(() => localStorage.getItem('tawny-and-rye.orders.set-aside'));
  expect(aside).toContain(SECOND.number);
  await page.reload();
  await untilReady(page);
  await expect(list(page).getByRole('link')).toContainText([FIRST.number]);
  await expect(message(page)).toHaveCount(0);
});

test.describe('where the browser stores nothing', () => {
  test.use({ expectedConsole: [/^info: Storage is not available/] });
  test('ORD-6 the order lasts as long as the page, which says so', async ({ context, page }) => {
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/products/gin/ashcombe-sloe-gin');
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    const checkout = new CheckoutDialog(page);
    await checkout.walkToLastStep();
    await checkout.complete();
    await checkout.success.getByRole('link', { name: 'See your order' }).click();
    await expect(heading(page)).toHaveText(NUMBER);
    await expect(page.getByRole('main')).toContainText('until you leave or reload the page');
  });
});

test.describe('where the line is cut', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });
  test('STO-6 an order is completed and shown, once the checkout is open', async ({ context, page }) => {
    await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 2 }]));
    const cart = new CartPage(page);
    // The code of the other pages is loaded when the browser is idle.
    const orderPage = page.waitForResponse(/\/ShopOrderPages-/);
    await cart.open();
    await cart.checkOut();
    const checkout = new CheckoutDialog(page);
    await checkout.expectStep('Review Order');
    await (await orderPage).finished();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await checkout.walkToLastStep();
    await checkout.complete();
    await checkout.success.getByRole('link', { name: 'See your order' }).click();
    await expect(heading(page)).toHaveText(NUMBER);
    await expect(page.getByRole('main')).toContainText('£61.56');
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } });
  test('ORD-2 neither page is wider than the screen', async ({ context, page }) => {
    await storeOrdersText(context, ordersText([FIRST]));
    for (const path of ['/orders', `/orders/${FIRST.number}`]) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(FIRST.number);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
});

test('ORD-2 CHK-2 an order without an address says so: the country alone is none', async ({ context, page }) => {
  const nowhere = { ...SECOND, delivery: { street: '', city: ' ', state: '', zipCode: '', country: 'USA' as const } };
  await storeOrdersText(context, ordersText([nowhere]));
  await page.goto(`/orders/${nowhere.number}`);
  await expect(page.getByRole('main')).toContainText('No address was given');
  await expect(page.getByRole('main')).not.toContainText('United States');
});

test('ORD-2 DET-4 an order says when it arrives, by the day in England on which it was placed', async ({
  context,
  page,
}) => {
  // In England it is half past midnight on Wednesday, 1 July.
  const late = { ...FIRST, placedAt: '2026-06-30T23:30:00.000Z' };
  await storeOrdersText(context, ordersText([late]));
  await page.goto(`/orders/${late.number}`);
  await expect(page.getByRole('main')).toContainText(/Estimated delivery\s*Tue\s7 – Fri\s10\sJul/);
});
