import type { Page } from '@playwright/test';
import { SIGNUP_FIELDS } from '#machines/signup/signup-form.ts';
import { CartPage } from '#tests/models/cart-page.ts';
import { CheckoutDialog } from '#tests/models/checkout-dialog.ts';
import { DEMO_EMAIL, LoginPage } from '#tests/models/login-page.ts';
import { SignupPage } from '#tests/models/signup-page.ts';
import { SIGNUP } from '#tests/support/sample-signup.ts';
import { expect, test, untilReady } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

/** All that the tab's own storage holds, but for the confirmation of age, the products looked at and the scroll positions. */
const drafts = (page: Page) =>
  page.evaluate(() => {
    const others = ['tawny-and-rye.age', 'tawny-and-rye.viewed', 'tawny-and-rye.scroll-positions'];
    return Object.entries(sessionStorage)
      .filter(([key]) => !others.includes(key))
      .map(([key, text]) => `${key} ${text}`);
  });

test('STO-4 login: a half-typed address is there again after a reload, and one that was erased is not', async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await login.email.fill('ada@te');
  await page.reload();
  await expect(login.email).toHaveValue('ada@te');
  await login.email.fill('');
  expect(await drafts(page)).toEqual([]);
  await page.reload();
  await expect(login.email).toHaveValue('');
});

test('STO-4 LOG-4 login: the code step is there again after a reload, without the code, and nothing is left of it after signing in', async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await login.toCode(DEMO_EMAIL);
  await login.code.fill('12345');
  expect((await drafts(page)).join()).toContain(DEMO_EMAIL);
  expect((await drafts(page)).join()).not.toContain('12345');
  await page.reload();
  await expect(login.code).toHaveValue('');
  await expect(login.main).toContainText(DEMO_EMAIL);
  await login.submitCode('123456');
  await expect(page).toHaveURL('/');
  expect(await drafts(page)).toEqual([]);
});

test('STO-4 login: Back leads to the address after a reload, and so does the next reload', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.toCode(DEMO_EMAIL);
  await page.reload();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(login.email).toHaveValue(DEMO_EMAIL);
  await page.reload();
  await expect(login.email).toHaveValue(DEMO_EMAIL);
});

test('STO-4 sign-up: all but the date of birth is there again after a reload, and nothing once the account is created', async ({
  page,
}) => {
  const signup = new SignupPage(page);
  await signup.open();
  await signup.fill(SIGNUP);
  expect((await drafts(page)).join()).not.toContain('1988');
  await page.reload();
  for (const field of SIGNUP_FIELDS)
    await expect(signup.field(field)).toHaveValue(field === 'dateOfBirth' ? '' : SIGNUP[field]);
  await signup.field('dateOfBirth').fill(SIGNUP.dateOfBirth);
  await signup.submit();
  await expect(signup.created).toBeVisible();
  expect(await drafts(page)).toEqual([]);
});

test('STO-4 CON-1 contact: the message is there again after a reload and on coming back, and nothing once it is sent', async ({
  page,
}) => {
  const letter = { Name: 'Ada Byrne', Email: 'ada@test.com', Subject: 'Oak', Message: 'Which cask?\nAnd which year?' };
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });
  await page.goto('/contact');
  for (const [name, text] of Object.entries(letter)) await field(name).fill(text);
  await page.reload();
  for (const [name, text] of Object.entries(letter)) await expect(field(name)).toHaveValue(text);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  for (const [name, text] of Object.entries(letter)) await expect(field(name)).toHaveValue(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('main')).toContainText('Thank you for your message!');
  for (const name of Object.keys(letter)) await expect(field(name)).toHaveValue('');
  expect(await drafts(page)).toEqual([]);
});

test('STO-4 contact: what is typed before the app runs counts more than what was typed before', async ({ page }) => {
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });
  await page.goto('/contact');
  await field('Name').fill('Ada');
  await field('Subject').fill('Oak');
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  await page.reload({ waitUntil: 'commit' });
  await field('Name').fill('Bea');
  release();
  await untilReady(page);
  await expect(field('Name')).toHaveValue('Bea');
  await expect(field('Subject')).toHaveValue('Oak');
});

test('STO-4 checkout: the address is there again after a reload, the payment is not, and nothing once the order is placed', async ({
  page,
  context,
}) => {
  await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 2 }]));
  const cart = new CartPage(page);
  const checkout = new CheckoutDialog(page);
  await cart.open();
  await cart.checkOut();
  await checkout.next();
  await checkout.field('Street').fill('1 High Street');
  await checkout.field('Country').selectOption('Canada');
  await checkout.next();
  await checkout.dialog.getByRole('radio', { name: /PayPal/ }).check({ force: true });
  expect((await drafts(page)).join()).toContain('1 High Street');
  expect((await drafts(page)).join()).not.toMatch(/paypal/i);

  await page.reload();
  await untilReady(page);
  await expect(checkout.dialog).toHaveCount(0);
  await cart.checkOut();
  await checkout.next();
  await expect(checkout.field('Street')).toHaveValue('1 High Street');
  await expect(checkout.field('Country')).toHaveValue('CAN');
  await checkout.next();
  await expect(checkout.dialog.getByRole('radio', { name: /PayPal/ })).not.toBeChecked();
  await checkout.next();
  await checkout.complete();
  await expect(checkout.success).toBeVisible();
  expect(await drafts(page)).toEqual([]);
});

test('STO-4 signing out forgets what was typed', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(DEMO_EMAIL);
  await expect(page).toHaveURL('/');
  await page.evaluate(() => sessionStorage.setItem('tawny-and-rye.draft.login', 'a draft'));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu/ })
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await drafts(page)).toEqual([]);
});

test('STO-4 signing out without a reload: the checkout has forgotten the address', async ({ page, context }) => {
  await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 2 }]));
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(DEMO_EMAIL);
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  const cart = new CartPage(page);
  const checkout = new CheckoutDialog(page);
  await cart.checkOut();
  await checkout.next();
  await checkout.field('Street').fill('1 High Street');
  await checkout.close();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu/ })
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await cart.checkOut();
  await checkout.next();
  await expect(checkout.field('Street')).toHaveValue('');
});

test.describe('where the browser stores nothing', () => {
  test.use({ ageConfirmed: false, expectedConsole: [/Storage is not available/] });

  test('STO-4 login works without a draft, and nothing is said', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    const login = new LoginPage(page);
    await login.open();
    await page.getByRole('button', { name: /18 or Older/ }).click();
    await login.signIn(DEMO_EMAIL);
    await expect(page).toHaveURL('/');
  });
});
