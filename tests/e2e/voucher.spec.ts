import type { BrowserContext, Page } from '@playwright/test';
import { CartPage } from '#tests/models/cart-page.ts';
import { CheckoutDialog } from '#tests/models/checkout-dialog.ts';
import { VoucherField } from '#tests/models/voucher-field.ts';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { scrollToLowerEdge } from '#tests/support/lower-edge.ts';
import { expect, FAILED_REQUEST, test } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

/** £28.50. */
const GIN = { id: 'ashcombe-sloe-gin', name: 'Ashcombe Sloe Gin' };
const ONE = cartText([{ id: GIN.id, quantity: 1 }]);
const TWO = cartText([{ id: GIN.id, quantity: 2 }]);

test('VCH-1 VCH-3 VCH-4 a voucher is typed, counts, survives a reload and is removed', async ({ page, context }) => {
  await storeCartText(context, TWO);
  const cart = new CartPage(page);
  const voucher = new VoucherField(cart);
  await cart.open();
  await voucher.field().fill('welcome 10');
  await expect(voucher.field()).toHaveValue('WELCOME10');
  await voucher.field().press('Enter');
  await expect(voucher.removal('WELCOME10')).toBeFocused();
  await expect(cart.figure('Discount')).toHaveText('−£5.70');
  await expect(cart.figure('Total')).toHaveText('£55.86');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(cart.figure('Discount')).toHaveText('−£5.70');
  await voucher.removal('WELCOME10').click();
  await expect(voucher.field()).toBeFocused();
  await expect(cart.figure('Total')).toHaveText('£61.56');
  await page.reload();
  await expect(voucher.field()).toBeVisible();
  await expect(cart.figure('Discount')).toHaveCount(0);
});

test('VCH-3 below its minimum a voucher takes off nothing and says what is missing; above, it counts', async ({
  page,
  context,
}) => {
  await storeCartText(context, ONE);
  const cart = new CartPage(page);
  const voucher = new VoucherField(cart);
  await cart.open();
  await voucher.field().fill('TAWNY5');
  await voucher.apply().click();
  await expect(cart.summary.getByText('£5.00 off orders of £30 or more: add £1.50 to use it')).toBeVisible();
  await expect(cart.figure('Discount')).toHaveCount(0);
  await cart.more(GIN.name);
  await expect(cart.figure('Discount')).toHaveText('−£5.00');
  await expect(cart.summary.getByText('£5.00 off', { exact: true })).toBeVisible();
  await cart.less(GIN.name);
  await expect(cart.figure('Discount')).toHaveCount(0);
});

test.describe('VCH-1 VCH-2 what is wrong stands at the field', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('VCH-1 VCH-2 no code, an unknown one and one that is used up: the field says so until it is edited, also just above the bar at the foot', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await storeCartText(context, ONE);
    const cart = new CartPage(page);
    const voucher = new VoucherField(cart);
    await cart.open();
    for (const [typed, text] of [
      ['', 'Please enter a voucher code'],
      ['NEVER', 'We do not know this voucher code. Please check it and try again.'],
      ['SPENT', 'This voucher has already been used.'],
    ] as const) {
      await voucher.field().fill(typed);
      await expect(cart.bar()).toBeInViewport({ ratio: 1 });
      const bar = await cart.bar().boundingBox();
      await scrollToLowerEdge(voucher.field(), bar?.height);
      await voucher.field().press('Enter');
      await expect(cart.summary.getByRole('alert'), `'${typed}'`).toHaveText(text);
      const end = async () => {
        const error = await cart.summary.getByRole('alert').boundingBox();
        return (error?.y ?? Number.NaN) + (error?.height ?? 0);
      };
      await expect.poll(end, `'${typed}'`).toBeLessThan(bar?.y ?? Number.NaN);
      await expect(voucher.field(), `'${typed}'`).toHaveAccessibleDescription(text);
      await expect(voucher.field(), `'${typed}'`).toBeFocused();
      if (typed === '') await expectNoAxeViolations(page);
      await voucher.field().press('A');
      await expect(cart.summary.getByRole('alert'), `'${typed}'`).toHaveCount(0);
    }
  });

  test('VCH-2 where the API fails, the cart stays usable, and Apply tries again', async ({
    page,
    context,
    scenario,
  }) => {
    await storeCartText(context, ONE);
    const cart = new CartPage(page);
    const voucher = new VoucherField(cart);
    await cart.open();
    await scenario('vouchersServerError');
    await voucher.field().fill('WELCOME10');
    await voucher.apply().click();
    await expect(cart.summary.getByRole('alert')).toHaveText('The voucher could not be checked. Please try again.');
    await cart.more(GIN.name);
    await expect(cart.line(GIN.name)).toContainText('£57.00');
    await scenario(null);
    await voucher.apply().click();
    await expect(cart.figure('Discount')).toHaveText('−£5.70');
  });

  test('VCH-1 an error that comes while the shopper changes a line does not take the focus', async ({
    page,
    context,
  }) => {
    await storeCartText(context, ONE);
    const cart = new CartPage(page);
    const voucher = new VoucherField(cart);
    await cart.open();
    let answer = () => {};
    await page.route('**/api/vouchers?*', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await voucher.field().fill('NEVER');
    const asked = page.waitForRequest('**/api/vouchers?*');
    await voucher.apply().click();
    await asked;
    await expect(voucher.apply()).toHaveAttribute('aria-busy', 'true');
    await cart.more(GIN.name);
    answer();
    await expect(cart.summary.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: `One more of ${GIN.name}` })).toBeFocused();
  });
});

test('VCH-4 Clear Cart removes the voucher, Undo restores it, and another tab shows it', async ({ page, context }) => {
  await storeCartText(context, TWO);
  const cart = new CartPage(page);
  const voucher = new VoucherField(cart);
  await cart.open();
  const other = await context.newPage();
  await other.goto('/cart');
  await voucher.field().fill('WELCOME10');
  await voucher.apply().click();
  const there = new VoucherField(new CartPage(other));
  await expect(there.removal('WELCOME10')).toBeVisible();
  await cart.clear();
  await cart.undo();
  await expect(cart.figure('Discount')).toHaveText('−£5.70');
  await expect(there.removal('WELCOME10')).toBeVisible();
});

const SPENT = { code: 'SPENT', kind: 'amount', value: 1000, minimum: 0 } as const;
const SPENT_TEXT = 'Voucher SPENT has already been used and has been taken out.';

test('VCH-5 a stored voucher that is used up by now is taken out as the cart is opened, and a sentence says why', async ({
  page,
  context,
}) => {
  await storeCartText(context, cartText([{ id: GIN.id, quantity: 2 }], 0, SPENT));
  const cart = new CartPage(page);
  const voucher = new VoucherField(cart);
  await cart.open();
  await expect(page.getByRole('main').getByText(SPENT_TEXT)).toBeVisible();
  await expect(voucher.field()).toBeVisible();
  await expect(cart.figure('Discount')).toHaveCount(0);
  await expect(cart.figure('Total')).toHaveText('£61.56');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(cart.figure('Total')).toHaveText('£61.56');
  await expect(page.getByText(SPENT_TEXT)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('tawny-and-rye.cart'))).not.toContain('SPENT');
});

test('VCH-5 CHK-7 the last step says that a used-up voucher was taken out, and shows the total without it', async ({
  page,
  context,
}) => {
  await storeCartText(context, cartText([{ id: GIN.id, quantity: 2 }], 0, SPENT));
  let answer = () => {};
  await page.route('**/api/vouchers?*', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  const cart = new CartPage(page);
  await cart.open();
  await cart.checkOut();
  const checkout = new CheckoutDialog(page);
  await checkout.walkToLastStep();
  await expect(checkout.dialog.getByText('−£10.00')).toBeVisible();
  answer();
  await expect(checkout.dialog.getByText(SPENT_TEXT)).toBeVisible();
  await expect(checkout.text('£61.56')).toBeVisible();
  await expect(checkout.dialog.getByText('−£10.00')).toHaveCount(0);
});

test.describe('VCH-5 no answer for the voucher', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('VCH-5 where the API does not answer for the voucher, it stays, and the cart says that it was not checked', async ({
    page,
    context,
    scenario,
  }) => {
    await storeCartText(context, cartText([{ id: GIN.id, quantity: 2 }], 0, SPENT));
    await scenario('vouchersServerError');
    const cart = new CartPage(page);
    await cart.open();
    await expect(page.getByText('We could not check today’s prices.')).toBeVisible();
    await expect(cart.figure('Discount')).toHaveText('−£10.00');
    await scenario(null);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('main').getByText(SPENT_TEXT)).toBeVisible();
    await expect(cart.figure('Discount')).toHaveCount(0);
  });
});

test('VCH-4 the order shows what the voucher took off, and the voucher goes with it', async ({ page, context }) => {
  await storeCartText(context, TWO);
  const cart = new CartPage(page);
  const voucher = new VoucherField(cart);
  await cart.open();
  await voucher.field().fill('WELCOME10');
  await voucher.apply().click();
  await expect(voucher.removal('WELCOME10')).toBeVisible();
  await cart.checkOut();
  const checkout = new CheckoutDialog(page);
  await expect(checkout.dialog.getByText('−£5.70')).toBeVisible();
  await checkout.walkToLastStep();
  await expect(checkout.dialog.getByText('−£5.70')).toBeVisible();
  await checkout.complete();
  await checkout.success.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('main').getByText('−£5.70')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tawny-and-rye.cart'))).not.toContain('WELCOME10');
});

test.describe('VCH-6 Proceed to Checkout with a code that is not applied', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  /** The API answers for a voucher when the test says so. */
  async function holdAnswer(page: Page) {
    const requests: string[] = [];
    let answer = () => {};
    await page.route('**/api/vouchers?*', async (route) => {
      requests.push(new URL(route.request().url()).searchParams.get('code') ?? '');
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    return { requests, answer: () => answer() };
  }

  async function openCart(page: Page, context: BrowserContext) {
    await storeCartText(context, TWO);
    const cart = new CartPage(page);
    await cart.open();
    return { cart, voucher: new VoucherField(cart), checkout: new CheckoutDialog(page) };
  }

  /** An unknown code is being checked, because the shopper has pressed 'Proceed to Checkout'. */
  async function proceedUnanswered(page: Page, context: BrowserContext) {
    const { cart, voucher } = await openCart(page, context);
    const { answer, requests } = await holdAnswer(page);
    await voucher.field().fill('NEVER');
    await cart.checkOut();
    await expect.poll(() => requests).toEqual(['NEVER']);
    return { cart, voucher, answer };
  }

  test('VCH-6 the code is checked first, once; accepted, the checkout opens with the discount and says so', async ({
    page,
    context,
  }) => {
    const { cart, voucher, checkout } = await openCart(page, context);
    const { requests, answer } = await holdAnswer(page);
    await voucher.field().fill('welcome 10');
    await cart.checkOut();
    await expect(cart.proceed()).toHaveAttribute('aria-busy', 'true');
    await expect(voucher.apply()).toHaveAttribute('aria-busy', 'true');
    await expect(cart.summary.getByText('Checking the voucher…')).toBeAttached();
    await cart.checkOut();
    await expect(checkout.dialog).toHaveCount(0);
    await expectNoAxeViolations(page);
    answer();
    await expect(checkout.dialog.getByRole('status').getByText('Voucher WELCOME10: 10% off')).toBeVisible();
    await expect(checkout.dialog.getByText('−£5.70')).toBeVisible();
    await expect(checkout.text('£55.86')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(cart.proceed()).toBeFocused();
    await expect(cart.proceed()).not.toHaveAttribute('aria-busy');
    await expect(voucher.removal('WELCOME10')).toBeVisible();
    expect(requests).toEqual(['WELCOME10']);
  });

  test('VCH-3 VCH-6 a voucher below its minimum: the checkout says what is missing', async ({ page, context }) => {
    await storeCartText(context, ONE);
    const cart = new CartPage(page);
    await cart.open();
    await new VoucherField(cart).field().fill('TAWNY5');
    await cart.checkOut();
    const { dialog } = new CheckoutDialog(page);
    await expect(dialog.getByText('£5.00 off orders of £30 or more: add £1.50 to use it')).toBeVisible();
  });

  test('VCH-6 a refused code: the field has the error and the focus, each time; the next press goes on without it', async ({
    page,
    context,
  }) => {
    const { cart, voucher, checkout } = await openCart(page, context);
    for (const [code, text] of [
      ['NEVER', 'We do not know this voucher code. Please check it and try again.'],
      ['SPENT', 'This voucher has already been used.'],
    ] as const) {
      await voucher.field().fill(code);
      await cart.checkOut();
      await expect(cart.summary.getByRole('alert'), code).toHaveText(text);
      await expect(voucher.field(), code).toBeFocused();
      await expect(voucher.field(), code).toHaveAccessibleDescription(text);
      await expect(checkout.dialog, code).toHaveCount(0);
    }
    await cart.checkOut();
    await expect(checkout.text('£61.56')).toBeVisible();
    await expect(checkout.dialog.getByRole('status').getByText(/^Voucher/)).toHaveCount(0);
  });

  test('VCH-6 in Safari, where a pressed button has no focus, the field of a refused code takes it', async ({
    page,
    context,
  }) => {
    const { voucher, answer } = await proceedUnanswered(page, context);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    answer();
    await expect(voucher.field()).toBeFocused();
  });

  test('VCH-6 while a code is checked the shopper turns to a line: its refusal does not take the focus', async ({
    page,
    context,
  }) => {
    const { cart, answer } = await proceedUnanswered(page, context);
    const line = page
      .getByRole('main')
      .getByRole('button', { name: /^Remove/ })
      .first();
    await line.focus();
    answer();
    await expect(cart.summary.getByRole('alert')).toBeVisible();
    await expect(line).toBeFocused();
  });

  test('VCH-6 with the keyboard alone: a refused code is changed, submitted again, and leads to the checkout', async ({
    page,
    context,
  }) => {
    const { cart, voucher, checkout } = await openCart(page, context);
    await voucher.field().focus();
    await page.keyboard.type('NEVER');
    await cart.proceed().focus();
    await page.keyboard.press('Enter');
    await expect(voucher.field()).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('WELCOME10');
    await cart.proceed().focus();
    await page.keyboard.press('Enter');
    await expect(checkout.text('£55.86')).toBeVisible();
  });

  test('VCH-6 where the API fails, the checkout does not open; the next press goes on without the code', async ({
    page,
    context,
    scenario,
  }) => {
    const { cart, voucher, checkout } = await openCart(page, context);
    await scenario('vouchersServerError');
    await voucher.field().fill('WELCOME10');
    await cart.checkOut();
    await expect(cart.summary.getByRole('alert')).toHaveText('The voucher could not be checked. Please try again.');
    await expect(voucher.field()).toBeFocused();
    await expect(checkout.dialog).toHaveCount(0);
    await cart.checkOut();
    await expect(checkout.text('£61.56')).toBeVisible();
  });

  test('VCH-6 a code that is changed meanwhile opens no checkout', async ({ page, context }) => {
    const { cart, voucher, checkout } = await openCart(page, context);
    const { answer } = await holdAnswer(page);
    await voucher.field().fill('WELCOME10');
    await cart.checkOut();
    await expect(cart.proceed()).toHaveAttribute('aria-busy', 'true');
    await voucher.field().press('End');
    await voucher.field().press('Backspace');
    await expect(cart.proceed()).not.toHaveAttribute('aria-busy');
    answer();
    await cart.more(GIN.name);
    await expect(cart.line(GIN.name)).toContainText('£85.50');
    await expect(checkout.dialog).toHaveCount(0);
    await expect(voucher.field()).toHaveValue('WELCOME1');
  });

  test('VCH-6 no checkout opens over another page, nor after the way back; the voucher is applied', async ({
    page,
    context,
  }) => {
    const { cart, voucher, checkout } = await openCart(page, context);
    const { answer } = await holdAnswer(page);
    await voucher.field().fill('WELCOME10');
    await cart.checkOut();
    await expect(cart.proceed()).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await expect(page).toHaveURL(/\/products/);
    await page.goBack();
    await expect(voucher.apply()).toHaveAttribute('aria-busy', 'true');
    await expect(cart.proceed()).not.toHaveAttribute('aria-busy');
    answer();
    await expect(voucher.removal('WELCOME10')).toBeVisible();
    await expect(checkout.dialog).toHaveCount(0);
  });
});

test('VCH-1 the field and the voucher fit at every width, and can be pressed with a finger', async ({
  page,
  context,
}) => {
  await storeCartText(context, ONE);
  const cart = new CartPage(page);
  const voucher = new VoucherField(cart);
  await cart.open();
  const expectPressable = async (...parts: ReturnType<VoucherField['apply']>[]) => {
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      for (const part of parts) {
        const box = await part.boundingBox();
        expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(44);
        expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(44);
      }
    }
  };
  await expectPressable(voucher.field(), voucher.apply());
  await voucher.field().fill('TAWNY5');
  await voucher.apply().click();
  await expect(voucher.removal('TAWNY5')).toBeVisible();
  await expectPressable(voucher.removal('TAWNY5'));
});
