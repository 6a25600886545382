import type { Page } from '@playwright/test';
import { SIGNUP_FIELDS } from '#machines/signup/signup-form.ts';
import { CartPage } from '#tests/models/cart-page.ts';
import { LoginPage } from '#tests/models/login-page.ts';
import { SignupPage } from '#tests/models/signup-page.ts';
import { VoucherField } from '#tests/models/voucher-field.ts';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { layOutEachCard } from '#tests/support/lay-out-each-card.ts';
import { pressAtLowerEdge } from '#tests/support/lower-edge.ts';
import { SIGNUP } from '#tests/support/sample-signup.ts';
import { expect, test, untilReady } from '#tests/support/shop-test.ts';
import { authText, storeAuthText } from '#tests/support/stored-auth.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';
import { ordersText, storedOrder, storeOrdersText } from '#tests/support/stored-orders.ts';

const PHONE = { width: 390, height: 844 };
const SCREENS = [PHONE, { width: 1440, height: 900 }];

const hint = (page: Page) => page.getByText('This is taking longer than usual.');
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

/** The first requests of this kind, one for each screen, get no answer; each later one does. @returns how many have been sent */
async function firstNeverAnswered(
  page: Page,
  address: RegExp,
  unanswered: number = SCREENS.length,
): Promise<() => number> {
  let sent = 0;
  await page.route(address, async (route) => {
    sent += 1;
    if (sent > unanswered) await route.continue();
  });
  return () => sent;
}

/** Where everything of the page is, but for the hint itself, what turns, and what stays on the screen: the page may scroll to the hint. */
const places = (page: Page) =>
  page.evaluate(() => {
    const note = document.evaluate("//span[.='This is taking longer than usual.']", document, null, 9).singleNodeValue;
    const elements = [...document.querySelectorAll('main *, footer')];
    const staying = elements.filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position));
    const others = [...staying, ...(note?.parentElement ? [note.parentElement] : [])];
    return elements
      .filter((element) => !element.closest('svg') && !others.some((other) => other.contains(element)))
      .map((element) => [element, element.getBoundingClientRect()] as const)
      .filter(([, { width }]) => width > 0)
      .map(([element, { x, y, width, height }]) => {
        return [element.tagName, Math.round(x), Math.round(y + scrollY), Math.round(width), Math.round(height)].join(
          ' ',
        );
      });
  });

/**
 * After 8 s, not long before, and nothing moves. API-3. On a busy machine some seconds have passed already; to the
 * millisecond it is asked of the charts.
 */
async function expectHintAfterEightSeconds(page: Page): Promise<void> {
  await page.clock.runFor(5000);
  await expect(hint(page)).toHaveCount(0);
  const before = await places(page);
  await page.clock.runFor(3500);
  await expect(hint(page)).toBeInViewport();
  expect(await places(page)).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  await expectNoAxeViolations(page);
}

/** On each screen the hint comes, and Try again asks for the same: at last it is answered. */
async function expectHintOnEachScreen(page: Page, sent: () => number): Promise<void> {
  for (const [asked, screen] of SCREENS.entries()) {
    await page.setViewportSize(screen);
    await expect.poll(sent).toBe(asked + 1);
    await test.step(`${screen.width} px`, () => expectHintAfterEightSeconds(page));
    await tryAgain(page).press('Enter');
  }
}

test.use({ viewport: PHONE });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

// The list is scrolled, so each screen has a page of its own.
for (const screen of SCREENS) {
  test(`PRD-12 API-3 further products: the hint, and Try again asks for the same page, at ${screen.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.goto('/products');
    await untilReady(page);
    const sent = await firstNeverAnswered(page, /api\/products\?.*page=2/, 1);
    await layOutEachCard(page);
    await pressAtLowerEdge(page.getByRole('button', { name: 'Show more' }));
    await expectHintAfterEightSeconds(page);
    await tryAgain(page).press('Enter');
    await expect(page.getByText('48 of 84 shown')).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(cards.nth(24).getByRole('link').first()).toBeFocused();
    expect(sent()).toBe(2);
  });
}

test('VCH-2 API-3 a voucher: the hint, and Try again asks for the same code', async ({ page, context }) => {
  await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 2 }]));
  const cart = new CartPage(page);
  const voucher = new VoucherField(cart);
  await cart.open();
  await untilReady(page);
  const sent = await firstNeverAnswered(page, /api\/vouchers/);
  await voucher.field().fill('WELCOME10');
  await voucher.apply().click();
  await expectHintOnEachScreen(page, sent);
  await expect(voucher.removal('WELCOME10')).toBeFocused();
  await expect(hint(page)).toHaveCount(0);
  expect(sent()).toBe(3);
});

test('LOG-2 SRV-2 API-3 the check of the email address: the hint, and Try again sends a code', async ({
  page,
  scenario,
}) => {
  await scenario('realServer');
  const login = new LoginPage(page);
  await login.open();
  await untilReady(page);
  const sent = await firstNeverAnswered(page, /api\/auth\/codes/);
  await login.submitEmail();
  await expectHintOnEachScreen(page, sent);
  await expect(login.code).toBeFocused();
  await expect(hint(page)).toHaveCount(0);
  expect(sent()).toBe(3);
});

test('SRV-2 API-3 another code: the hint, and Try again asks for it', async ({ page, scenario }) => {
  await scenario('realServer');
  const login = new LoginPage(page);
  await login.open();
  await login.toCode();
  const sent = await firstNeverAnswered(page, /api\/auth\/codes/);
  await login.resend();
  await expectHintOnEachScreen(page, sent);
  await expect(page.getByText('We have sent another code.')).toBeVisible();
  await expect(login.code).toBeFocused();
  expect(sent()).toBe(3);
});

test('SRV-3 API-3 signing in with a code: the hint alone, because the code may be used up; Back and Resend lead out', async ({
  page,
  scenario,
}) => {
  await scenario('realServer');
  const login = new LoginPage(page);
  await login.open();
  await login.toCode();
  const sent = await firstNeverAnswered(page, /api\/auth\/code-login/);
  for (const [asked, screen] of SCREENS.entries()) {
    await test.step(`${screen.width} px`, async () => {
      await page.setViewportSize(screen);
      await login.submitCode('654321');
      await expect.poll(sent).toBe(asked + 1);
      await expectHintAfterEightSeconds(page);
      await expect(tryAgain(page)).toHaveCount(0);
      await login.resend();
      await expect(page.getByText('We have sent another code.')).toBeVisible();
      await expect(hint(page)).toHaveCount(0);
      expect(sent()).toBe(asked + 1);
    });
  }
});

for (const path of ['/orders', '/orders/TR-2026-8H4KQ2']) {
  test(`SRV-9 API-3 ${path}: the hint, and Try again asks for the orders of the account`, async ({
    page,
    context,
    scenario,
  }) => {
    await storeAuthText(context, authText());
    await scenario('realServer');
    const sent = await firstNeverAnswered(page, /api\/orders/);
    await page.goto(path);
    await untilReady(page);
    await expectHintOnEachScreen(page, sent);
    await expect(page.getByRole('main').getByText('TR-2026-8H4KQ2').first()).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(sent()).toBe(3);
  });
}

test("ORD-3 API-3 'Buy again': the hint, and Try again asks for the same products", async ({ page, context }) => {
  await storeOrdersText(context, ordersText([storedOrder('TR-2026-7HQ4WB', ['ashcombe-sloe-gin'])]));
  await page.goto('/orders/TR-2026-7HQ4WB');
  await untilReady(page);
  const sent = await firstNeverAnswered(page, /api\/products\?ids=/);
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expectHintOnEachScreen(page, sent);
  await expect(
    page.getByRole('button', { name: 'View cart' }).or(page.getByRole('link', { name: 'View cart' })),
  ).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
  expect(sent()).toBe(3);
});

for (const screen of SCREENS) {
  test(`SRV-10 API-3 creating an account: the hint alone, because the account may exist by then, at ${screen.width} px`, async ({
    page,
    scenario,
  }) => {
    await page.setViewportSize(screen);
    await scenario('realServer');
    const signup = new SignupPage(page);
    await signup.open();
    await untilReady(page);
    for (const field of SIGNUP_FIELDS) {
      await signup.field(field).fill(SIGNUP[field]);
      if (field === 'postalCode') await page.clock.runFor(1000);
    }
    const sent = await firstNeverAnswered(page, /api\/auth\/signup/);
    await signup.submit();
    await expect.poll(sent).toBe(1);
    await expectHintAfterEightSeconds(page);
    await expect(tryAgain(page)).toHaveCount(0);
    await page.clock.runFor(22_000);
    await expect(page.getByRole('alert').filter({ hasText: 'We could not create your account' })).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
    expect(sent()).toBe(1);
  });
}
