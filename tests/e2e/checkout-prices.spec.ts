import type { Page, Route } from '@playwright/test';
import { CartPage } from '#tests/models/cart-page.ts';
import { CheckoutDialog } from '#tests/models/checkout-dialog.ts';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, FAILED_REQUEST, test } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

const GIN = { id: 'ashcombe-london-dry-gin', name: 'Ashcombe London Dry Gin' };
const STOUT = { id: 'marl-and-bine-oatmeal-stout', name: 'Marl & Bine Oatmeal Stout' };

/** The API's answer to the check of the prices in the cart. */
const CHECK = (url: URL) => url.pathname.endsWith('/products') && url.searchParams.has('ids');
const NEW_PRICE = `${GIN.name} now costs £31.50 (it was £25.00).`;
const GONE = `${STOUT.name} is no longer sold and has been taken out.`;
const CHECKING = 'Checking today’s prices…';
const UNCHECKED = 'We could not check today’s prices. These are the prices when you last looked.';

/** Two bottles of gin at an old price, and a beer that is no longer sold: it costs £68.04 today. */
const OLD_CART = cartText([
  { id: GIN.id, quantity: 2, price: 2500 },
  { id: STOUT.id, quantity: 1 },
]).replace(STOUT.id, 'no-longer-sold');
const STOUT_ALONE = cartText([{ id: STOUT.id, quantity: 1 }]).replace(STOUT.id, 'no-longer-sold');

/** Holds the checks of the prices until the test answers them. */
async function holdChecks(page: Page): Promise<{ answer: () => Promise<void>; fail: () => Promise<void> }> {
  const held: Route[] = [];
  await page.route(CHECK, (route) => void held.push(route));
  const next = async (): Promise<Route> => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const route = held.shift();
    if (!route) throw new Error('No check is held.');
    return route;
  };
  return { answer: async () => (await next()).continue(), fail: async () => (await next()).abort() };
}

/** From the first step on time is in the test's hands: a check that is not answered has failed after 10 s. */
async function openLastStep(page: Page, stored = OLD_CART): Promise<CheckoutDialog> {
  await storeCartText(page.context(), stored);
  await page.clock.install();
  const cart = new CartPage(page);
  const checkout = new CheckoutDialog(page);
  await cart.open();
  await cart.checkOut();
  await checkout.expectStep('Review Order');
  await page.clock.pauseAt(new Date(Date.now() + 1000));
  for (const step of ['Delivery Details', 'Payment', 'Confirmation']) {
    await page.clock.runFor(400);
    await checkout.next();
    await checkout.expectStep(step);
  }
  return checkout;
}

const completeButton = ({ dialog }: CheckoutDialog) => dialog.getByRole('button', { name: 'Complete Order' });
const saying = ({ dialog }: CheckoutDialog, text: string) => dialog.getByRole('status').filter({ hasText: text });
const storedOrders = (page: Page) => page.evaluate(() => localStorage.getItem('tawny-and-rye.orders'));

test("CHK-7 DBL-4 Complete Order waits for the check of the prices; the order is the one that was shown, at today's prices", async ({
  page,
}) => {
  const checks = await holdChecks(page);
  const checkout = await openLastStep(page);
  await expect(saying(checkout, CHECKING)).toBeVisible();
  await expect(completeButton(checkout)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(400);
  await expect(completeButton(checkout)).toBeDisabled();
  // A press by the pointer, by the keyboard, and by a script.
  await completeButton(checkout).click({ force: true });
  await completeButton(checkout).press('Enter');
  await completeButton(checkout).dispatchEvent('click');
  await expect(checkout.success).toBeHidden();
  await checkout.expectStep('Confirmation');
  expect(await storedOrders(page)).toBeNull();

  await checks.answer();
  await expect(saying(checkout, NEW_PRICE)).toBeInViewport();
  await expect(saying(checkout, GONE)).toBeInViewport();
  await expect(saying(checkout, CHECKING)).toHaveCount(0);
  await expect(checkout.dialog).toContainText('£68.04');
  await expect(completeButton(checkout)).toBeFocused();
  await page.clock.resume();
  await checkout.untilCompletable();
  await expectNoAxeViolations(page);
  await checkout.complete();
  await expect(checkout.success).toContainText('£68.04');
  await checkout.success.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('main')).toContainText('£68.04');
  await expect(page.getByRole('main')).toContainText(GIN.name);
  await expect(page.getByRole('main')).not.toContainText(STOUT.name);
});

test('CHK-7 CHK-6 what the check has changed is seen for 400 ms before the order can be completed', async ({
  page,
}) => {
  const checks = await holdChecks(page);
  const checkout = await openLastStep(page);
  await checks.answer();
  await expect(saying(checkout, NEW_PRICE)).toBeVisible();
  await page.clock.runFor(300);
  await completeButton(checkout).dispatchEvent('click');
  await checkout.expectStep('Confirmation');
  await page.clock.runFor(100);
  await checkout.untilCompletable();
  await completeButton(checkout).dispatchEvent('click');
  await expect(checkout.success).toBeVisible();
});

test('CHK-7 on a small screen what the check has changed is brought into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const checks = await holdChecks(page);
  const checkout = await openLastStep(page);
  await checkout.dialog.getByRole('region').evaluate((body) => body.scrollTo({ top: body.scrollHeight }));
  await expect(saying(checkout, CHECKING)).not.toBeInViewport();
  await checks.answer();
  await expect(checkout.dialog.getByText(NEW_PRICE)).toBeInViewport({ ratio: 1 });
  await expect(checkout.dialog.getByText(GONE)).toBeInViewport({ ratio: 1 });
});

test.describe('when the check fails', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test("CHK-7 STO-6 the last step says so, 'Check again' asks again, and the order can be completed", async ({
    page,
  }) => {
    const checks = await holdChecks(page);
    const checkout = await openLastStep(page);
    await checks.fail();
    await expect(saying(checkout, UNCHECKED)).toBeVisible();
    await page.clock.resume();
    await expectNoAxeViolations(page);
    const again = checkout.dialog.getByRole('button', { name: 'Check again' });
    await again.press('Enter');
    await expect(saying(checkout, CHECKING)).toBeVisible();
    await expect(completeButton(checkout)).toBeDisabled();
    await expect(checkout.dialog.getByRole('heading', { name: /Confirmation/ })).toBeFocused();
    await checks.fail();
    await again.focus();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(saying(checkout, CHECKING)).toBeVisible();
    await expect(checkout.dialog.getByRole('heading', { name: /Confirmation/ })).toBeFocused();
    await checks.fail();
    await expect(again).toBeVisible();
    await checkout.untilCompletable();
    await checkout.complete();
    await expect(checkout.success).toContainText('£58.05');
  });
});

test('CHK-7 a check without an answer counts as failed after 10 s', async ({ page }) => {
  await holdChecks(page);
  const checkout = await openLastStep(page);
  await expect(saying(checkout, CHECKING)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(saying(checkout, UNCHECKED)).toBeVisible();
});

test('CHK-7 CRT-5 nothing is left to buy: the checkout closes, and the empty cart says why', async ({ page }) => {
  const checks = await holdChecks(page);
  const checkout = await openLastStep(page, STOUT_ALONE);
  await checks.answer();
  await page.clock.resume();
  await expect(checkout.dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Your cart has changed' })).toContainText(GONE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart is Empty');
});
