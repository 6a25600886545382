import type { Page, Request } from '@playwright/test';
import { CartPage } from '#tests/models/cart-page.ts';
import { CheckoutDialog } from '#tests/models/checkout-dialog.ts';
import { DEMO_CODE, LoginPage } from '#tests/models/login-page.ts';
import { SignupPage } from '#tests/models/signup-page.ts';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { pressAtLowerEdge } from '#tests/support/lower-edge.ts';
import { SIGNUP } from '#tests/support/sample-signup.ts';
import { expect, FAILED_REQUEST, test } from '#tests/support/shop-test.ts';
import { readStoredAuth, storeAuthText } from '#tests/support/stored-auth.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';
import { ordersText, storedOrder, storeOrdersText } from '#tests/support/stored-orders.ts';

/** A login at the mock's server that sends codes. */
const SENT_CODE = '654321';
/** The order that this server has of each shopper. */
const AT_SERVER = 'TR-2026-8H4KQ2';
const GIN = { id: 'ashcombe-sloe-gin', quantity: 2 };

// A refusal is an answer of 400 and above, which Chromium logs.
test.use({ expectedConsole: [FAILED_REQUEST] });

/** The orders that a page sends, each with its key. */
function sentOrders(page: Page): { key: string | undefined; body: unknown }[] {
  const sent: { key: string | undefined; body: unknown }[] = [];
  const isOrder = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/orders');
  page.on('request', (request) => {
    if (isOrder(request)) sent.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
  });
  return sent;
}

const lines = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(JSON.parse(localStorage.getItem('tawny-and-rye.cart') ?? '{}').data?.lines ?? []));
const sentKey = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('tawny-and-rye.sent-order'));

test.describe('an order', () => {
  test.beforeEach(async ({ context, page, scenario }) => {
    await scenario('realServer');
    await storeCartText(context, cartText([GIN]));
    const cart = new CartPage(page);
    await cart.open();
    await cart.checkOut();
    await new CheckoutDialog(page).walkToLastStep();
  });

  test('SRV-4 is sent once, and its number, date and totals are the server’s', async ({ page }) => {
    const sent = sentOrders(page);
    const checkout = new CheckoutDialog(page);
    await checkout.dialog.getByRole('button', { name: 'Complete Order' }).dblclick();
    await expect(checkout.success).toBeVisible();
    await expect(checkout.success).toContainText(/Order TR-2026-\w{6} · £/);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[0]?.body).toMatchObject({ lines: [{ ...GIN, price: expect.any(Number) }], payment: 'card' });
    expect(await lines(page)).toBe('[]');
    expect(await sentKey(page)).toBeNull();
    await checkout.success.getByRole('link', { name: 'See your order' }).click();
    await expect(page.getByRole('main')).toContainText('15 June 2026');
  });

  test('SRV-4 while the shop waits, the last step says so, and nothing of the order can be changed', async ({
    page,
    scenario,
  }) => {
    await scenario('orderNeverAnswers');
    const checkout = new CheckoutDialog(page);
    await checkout.complete();
    await expect(checkout.dialog.getByText('Placing your order…')).toBeVisible();
    await expect(checkout.dialog.getByRole('button', { name: 'Complete Order' })).toHaveAttribute('aria-busy', 'true');
    for (const name of ['Back', 'Add an address', 'Change payment']) {
      await expect(checkout.dialog.getByRole('button', { name })).toBeDisabled();
    }
    await expectNoAxeViolations(page);
    expect(await lines(page)).toContain(GIN.id);
  });

  test('SRV-5 SRV-7 for each reason the last step says why, and the order can be completed then', async ({
    page,
    scenario,
  }) => {
    const sent = sentOrders(page);
    const checkout = new CheckoutDialog(page);
    for (const [name, title, correction] of [
      ['orderPriceChanged', 'A price has changed', 'now costs £61.50'],
      ['orderVoucherRefused', 'Your voucher no longer counts', null],
      ['orderUnreachable', 'We do not know yet whether your order has been placed', null],
    ] as const) {
      await test.step(name, async () => {
        await scenario(name);
        await checkout.untilCompletable();
        await checkout.complete();
        await expect(checkout.dialog.getByRole('alert')).toContainText(title);
        if (correction) await expect(checkout.dialog).toContainText(correction);
        await expectNoAxeViolations(page);
        expect(await lines(page)).toContain(GIN.id);
      });
    }
    await scenario('realServer');
    await checkout.untilCompletable();
    await checkout.complete();
    await expect(checkout.success).toBeVisible();
    expect(await lines(page)).toBe('[]');
    const [first, second, third, last] = sent.map(({ key }) => key);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(last, 'an order that may have been placed is the same order').toBe(third);
  });

  test('SRV-5 VCH-5 orderVoucherRefused: a voucher that the check finds valid is taken out all the same', async ({
    page,
    scenario,
  }) => {
    const cart = new CartPage(page);
    const checkout = new CheckoutDialog(page);
    await checkout.dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('textbox', { name: 'Voucher code' }).fill('WELCOME10');
    await cart.checkOut();
    await checkout.walkToLastStep();
    await expect(checkout.dialog.getByText('−£')).toBeVisible();
    const sent = sentOrders(page);
    await scenario('orderVoucherRefused');
    await checkout.complete();
    await expect(checkout.dialog.getByText(/^Voucher WELCOME10 is no longer valid/)).toBeVisible();
    await expectNoAxeViolations(page);
    await expect(checkout.dialog.getByText('−£')).toHaveCount(0);
    await scenario('realServer');
    await checkout.untilCompletable();
    await checkout.complete();
    await expect(checkout.success).toBeVisible();
    expect(sent.map(({ body }) => Object(body).voucher)).toEqual(['WELCOME10', undefined]);
  });

  test('SRV-5 orderSoldOut: what is sold out leaves the cart, and where nothing is left the cart says why', async ({
    page,
    scenario,
  }) => {
    await scenario('orderSoldOut');
    const checkout = new CheckoutDialog(page);
    await checkout.complete();
    await expect(checkout.dialog).toBeHidden();
    await expect(page.getByRole('main')).toContainText('is out of stock and has been taken out');
  });

  test('SRV-5 orderAddressRefused: step 2, at the field, and what was typed is there', async ({ page, scenario }) => {
    await scenario('orderAddressRefused');
    const checkout = new CheckoutDialog(page);
    await checkout.dialog.getByRole('button', { name: 'Add an address' }).click();
    await checkout.field('Street').fill('1 Far Away');
    await checkout.next();
    await checkout.expectStep('Payment');
    await checkout.next();
    await checkout.complete();
    await checkout.expectStep('Delivery Details');
    await expect(checkout.dialog.getByText('We do not deliver to this place.')).toBeVisible();
    const street = checkout.dialog.getByRole('textbox', { name: 'Street' });
    await expect(street).toBeFocused();
    await expect(street).toHaveValue('1 Far Away');
    await expectNoAxeViolations(page);
    await street.fill('1 Main Street');
    await expect(checkout.dialog.getByText('We do not deliver to this place.')).toBeHidden();
  });

  test('SRV-6 SRV-8 a reload while the order is on its way: it is said, and tried again it is the same order', async ({
    page,
    scenario,
  }) => {
    const sent = sentOrders(page);
    await scenario('orderNeverAnswers');
    const checkout = new CheckoutDialog(page);
    await checkout.complete();
    await expect.poll(() => sent.length).toBe(1);
    await scenario('realServer');
    await page.reload();
    await expect(page.getByText('We do not know yet whether your order has been placed').first()).toBeVisible();
    expect(await lines(page)).toContain(GIN.id);
    await new CartPage(page).checkOut();
    await checkout.walkToLastStep();
    await expect(checkout.dialog.getByRole('alert')).toContainText('never placed twice');
    await checkout.untilCompletable();
    await checkout.complete();
    await expect(checkout.success).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  test('SRV-8 closing the dialog does not stop the order, and a message says that it is placed', async ({
    page,
    scenario,
  }) => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/orders', async (route) => {
      await isAnswered;
      await route.continue();
    });
    await scenario('realServer');
    const checkout = new CheckoutDialog(page);
    await checkout.complete();
    await checkout.close();
    await expect(checkout.dialog).toBeHidden();
    await new CartPage(page).more('Ashcombe Sloe Gin');
    answer();
    await expect(page.getByText('Your order has been placed')).toBeVisible();
    // What was added while the order was on its way stays.
    expect(await lines(page)).toContain('"quantity":1');
  });
});

test.describe('a login', () => {
  test('SRV-2 SRV-3 by a code of the server: no demo code is shown, a wrong one is refused, the right one signs in', async ({
    page,
    scenario,
  }) => {
    await scenario('realServer');
    const login = new LoginPage(page);
    await login.open();
    await login.toCode('eleanor.hart@test.com');
    await expect(login.main.getByText('This is a demo')).toHaveCount(0);
    await login.submitCode(DEMO_CODE);
    await expect(login.problem('Invalid OTP. Please try again.')).toBeVisible();
    // In a window that ends at the button its answer is below it.
    await page.setViewportSize({ width: 390, height: 400 });
    await pressAtLowerEdge(login.main.getByRole('button', { name: 'Resend' }));
    await expect(login.main.getByText('We have sent another code.')).toBeInViewport({ ratio: 1 });
    await expect(login.code).toHaveValue('');
    await expectNoAxeViolations(page);
    await login.submitCode(SENT_CODE);
    await page.waitForURL('/');
    expect(await readStoredAuth(page)).toContain('eleanor.hart@test.com');
  });

  test('SRV-2 an address without an account, and too many codes', async ({ page, scenario }) => {
    await scenario('realServer');
    const login = new LoginPage(page);
    await login.open();
    await login.submitEmail('ada@nowhere.example');
    await expect(login.problem('Email not found')).toBeVisible();
    await scenario('codesTooMany');
    await login.submitEmail('eleanor.hart@test.com');
    await expect(login.problem('Too many codes were asked for')).toBeVisible();
  });

  test('SRV-2 STO-4 after a reload the code of the server is still awaited', async ({ page, scenario }) => {
    await scenario('realServer');
    const login = new LoginPage(page);
    await login.open();
    await login.toCode('eleanor.hart@test.com');
    await page.reload();
    await login.code.waitFor();
    await expect(login.main.getByText('This is a demo')).toHaveCount(0);
    await login.submitCode(SENT_CODE);
    await page.waitForURL('/');
  });
});

test.describe('an account', () => {
  /** The accounts that a page asks for. */
  function asked(page: Page): unknown[] {
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/signup')) bodies.push(request.postDataJSON());
    });
    return bodies;
  }
  const button = (signup: SignupPage) => signup.main.getByRole('button', { name: 'Create Account' });
  const failure = (signup: SignupPage) =>
    signup.main.getByRole('alert').filter({ hasText: 'We could not create your account' });

  async function fillIn(page: Page): Promise<SignupPage> {
    const signup = new SignupPage(page);
    await signup.open();
    await signup.fill(SIGNUP);
    return signup;
  }

  async function expectNothingLost(signup: SignupPage): Promise<void> {
    for (const [field, value] of Object.entries(SIGNUP)) {
      await expect(signup.field(field as keyof typeof SIGNUP)).toHaveValue(value);
    }
  }

  for (const { typed, sent } of [
    { typed: { address: '', city: '' }, sent: { address: '123 High Street', city: 'London' } },
    { typed: { address: '2 Own Road', city: 'Leeds' }, sent: { address: '2 Own Road', city: 'Leeds' } },
  ]) {
    test(`SGN-4 SGN-6 SRV-10 if the button is pressed during the lookup, '${typed.address}' is sent as '${sent.address}'`, async ({
      page,
      scenario,
    }) => {
      await scenario('realServer');
      const bodies = asked(page);
      const signup = await fillIn(page);
      await signup.field('address').fill(typed.address);
      await signup.field('city').fill(typed.city);
      await signup.field('postalCode').fill('M1 1AE');
      await button(signup).click();
      await expect(signup.lookingUp).toBeVisible();
      expect(bodies).toEqual([]);
      await expect(signup.created).toBeVisible();
      expect(bodies).toMatchObject([{ postalCode: 'M1 1AE', ...sent }]);
    });
  }

  test('SGN-5 RTE-5 that it is created takes the focus from no other field that the visitor uses meanwhile', async ({
    page,
    scenario,
  }) => {
    await scenario('realServer');
    const signup = await fillIn(page);
    const search = page.getByRole('banner').getByRole('combobox');
    await page.route('**/api/auth/signup', async (route) => {
      await search.pressSequentially('single malt');
      await route.continue();
    });
    await signup.submit();
    await expect(signup.created).toBeVisible();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('single malt');
  });

  test('SRV-10 is created once, however often the button is pressed, and a mailed code signs in then', async ({
    page,
    scenario,
  }) => {
    await scenario('realServer');
    const bodies = asked(page);
    const signup = await fillIn(page);
    await button(signup).dblclick();
    await expect(signup.created).toBeVisible();
    expect(bodies).toEqual([{ ...SIGNUP, country: 'United Kingdom' }]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('demo.');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await signup.main.getByRole('status').getByRole('link', { name: 'Sign In' }).click();
    const login = new LoginPage(page);
    await login.toCode(SIGNUP.email);
    await login.submitCode(SENT_CODE);
    await page.waitForURL('/');
  });

  test('SRV-10 while the shop waits it says so, and no field can be changed', async ({ page, scenario }) => {
    await scenario('signupNeverAnswers');
    const bodies = asked(page);
    const signup = await fillIn(page);
    await signup.field('firstName').press('Enter');
    await expect(signup.main.getByText('Creating your account…')).toBeAttached();
    await expect(button(signup)).toHaveAttribute('aria-busy', 'true');
    await expect(signup.field('firstName')).toBeFocused();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
    for (const field of Object.keys(SIGNUP)) {
      await expect(signup.field(field as keyof typeof SIGNUP)).not.toBeEditable();
    }
    await expect(signup.main.getByRole('button', { name: 'Open calendar' })).toBeDisabled();
    await expectNoAxeViolations(page);
    await expectNothingLost(signup);
    expect(bodies).toHaveLength(1);
  });

  test('SRV-10 an address that has an account: at the email and in the summary, and nothing is lost', async ({
    page,
    scenario,
  }) => {
    await scenario('signupTaken');
    const signup = await fillIn(page);
    await signup.submit();
    await expect(signup.summary).toBeFocused();
    const message = 'An account has this email address. Please sign in.';
    await expect(signup.summary.getByRole('link', { name: message })).toBeVisible();
    await expect(signup.field('email')).toHaveAccessibleDescription(message);
    await expectNoAxeViolations(page);
    await expectNothingLost(signup);
    await scenario('realServer');
    await signup.field('email').fill('eleanor@test.com');
    await expect(signup.summary).toHaveCount(0);
    await signup.submit();
    await expect(signup.created).toBeVisible();
  });

  test('SRV-10 whatever else fails: one alert says so, nothing is lost, and trying again creates the account', async ({
    page,
    scenario,
  }) => {
    await scenario('realServer');
    const signup = await fillIn(page);
    for (const [name, words] of [
      ['signupRefused', 'We cannot read this phone number.'],
      ['signupServerError', 'Nothing was lost. Please try again.'],
      ['signupUnreachable', 'Nothing was lost. Please try again.'],
    ] as const) {
      await test.step(name, async () => {
        await scenario(name);
        await signup.field('firstName').focus();
        await signup.submit();
        await expect(failure(signup)).toContainText(words);
        await expect(failure(signup)).toBeFocused();
        await expect(failure(signup)).toBeInViewport();
        await expect(signup.main.getByRole('alert')).toHaveCount(1);
        if (name === 'signupRefused') await expectNoAxeViolations(page);
        await expectNothingLost(signup);
      });
    }
    await scenario('realServer');
    await signup.submit();
    await expect(signup.created).toBeVisible();
  });
});

test.describe('orders of an account', () => {
  test.beforeEach(async ({ context }) => {
    await storeAuthText(context);
    await storeOrdersText(
      context,
      ordersText([storedOrder('TR-2026-7HQ4WB', [GIN.id]), storedOrder(AT_SERVER, [GIN.id])]),
    );
  });

  test('SRV-9 are beside those of the device, each once, and only those of the device can be deleted', async ({
    page,
    scenario,
  }) => {
    await scenario('realServer');
    await page.goto('/orders');
    const list = page.getByRole('list', { name: 'Your orders' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Delete all orders' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('2 orders. Your account still has one of them.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete all orders' })).toHaveCount(0);
    await list.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(AT_SERVER);
    await expect(page.getByRole('button', { name: 'Buy again' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete order' })).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  test('SRV-9 where the server does not answer, the page says so and shows those of the device', async ({
    page,
    scenario,
  }) => {
    await scenario('accountOrdersServerError');
    await page.goto('/orders');
    await expect(page.getByRole('alert')).toContainText('We could not load the orders of your account');
    await expect(page.getByRole('list', { name: 'Your orders' }).getByRole('listitem')).toHaveCount(2);
    await expectNoAxeViolations(page);
    await scenario('realServer');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('SRV-9 where the server does not answer, an order that only the account has is not said to be unknown', async ({
    page,
    scenario,
  }) => {
    await scenario('accountOrdersServerError');
    await page.goto('/orders');
    await page.getByRole('button', { name: 'Delete all orders' }).click();
    await expect(page.getByRole('list', { name: 'Your orders' })).toHaveCount(0);
    await page.goto(`/orders/${AT_SERVER}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page.getByRole('alert')).toContainText('We could not load the orders of your account');
    await expect(heading).toHaveText('Your order');
    await expect(page).toHaveTitle(/^Your order/);
    await expectNoAxeViolations(page);
    await scenario('realServer');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toContainText(AT_SERVER);
  });
});

test('ORD-6 SRV-9 a shopper who is not signed in reads that a server takes orders, and not that they stay on this device only', async ({
  page,
  scenario,
}) => {
  await scenario('realServer');
  await page.goto('/orders');
  const main = page.getByRole('main');
  await expect(main).toContainText('Orders are placed with us.');
  await expect(main).not.toContainText('on this device only');
});
