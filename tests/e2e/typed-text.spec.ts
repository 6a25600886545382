import type { Locator, Page } from '@playwright/test';
import { LoginPage } from '#tests/models/login-page.ts';
import { SignupPage } from '#tests/models/signup-page.ts';
import { SIGNUP } from '#tests/support/sample-signup.ts';
import { expect, test } from '#tests/support/shop-test.ts';

/** Types as an input method does: each text replaces the one before, and the last one is taken. */
async function compose(page: Page, field: Locator, texts: readonly string[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await field.focus();
  for (const text of texts) {
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(field).toHaveValue(text);
  }
  await client.send('Input.insertText', { text: texts.at(-1) ?? '' });
}

/** Puts a text into a field as pasting does: all at once, at the caret. */
const paste = async (page: Page, field: Locator, text: string): Promise<void> => {
  await field.focus();
  await page.keyboard.insertText(text);
};

const caretOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart);

test('TYP-1 a composed postcode is left alone until it is finished', async ({ page }) => {
  const signup = new SignupPage(page);
  await signup.open();
  await compose(page, signup.field('postalCode'), ['s', 'sw', 'sw1', 'sw1a']);
  await expect(signup.field('postalCode')).toHaveValue('SW1A');
});

test('TYP-1 so is composed text in every other field that is cleaned', async ({ page }) => {
  const signup = new SignupPage(page);
  await signup.open();
  for (const name of ['firstName', 'phoneNumber', 'dateOfBirth', 'address'] as const) {
    await compose(page, signup.field(name), ['１', '１４', '１４２']);
    await expect(signup.field(name), name).toHaveValue('142');
  }
  const login = new LoginPage(page);
  await login.open();
  await login.toCode();
  await compose(page, login.code, ['１', '１２', '１２３']);
  await expect(login.code).toHaveValue('123');
});

test('TYP-2 TYP-3 TYP-4 TYP-5 a form pasted from elsewhere is accepted', async ({ page }) => {
  const signup = new SignupPage(page);
  await signup.open();
  await signup.fill({
    ...SIGNUP,
    firstName: '\u200bEleanor',
    email: '\u200ea@example.com',
    phoneNumber: '\u202a07700 900123\u202c',
    dateOfBirth: '14/9/88',
    postalCode: 'sw1a-1aa\u200b',
  });
  await expect(signup.field('firstName')).toHaveValue('Eleanor');
  await expect(signup.field('email')).toHaveValue('a@example.com');
  await expect(signup.field('dateOfBirth')).toHaveValue('14/09/1988');
  await expect(signup.field('postalCode')).toHaveValue('SW1A 1AA');
  await signup.submit();
  await expect(signup.created).toBeVisible();
});

test('TYP-5 a date of birth is written out as soon as it is whole, and short forms when the field is left', async ({
  page,
}) => {
  const signup = new SignupPage(page);
  await signup.open();
  const field = signup.field('dateOfBirth');
  for (const typed of ['14 09 1988', '14091988', '14.09.1988', '1988-09-14', '14 Sep 1988']) {
    await field.fill('');
    await field.pressSequentially(typed);
    await expect(field, typed).toHaveValue('14/09/1988');
  }
  for (const typed of ['14/9/88', '140988']) {
    await field.fill(typed);
    await expect(field, typed).toHaveValue(typed);
    await field.press('Tab');
    await expect(field, typed).toHaveValue('14/09/1988');
  }
});

test('TYP-4 login and contact have the email without what cannot be seen', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.email.fill('\u200esomeone@test.com\u00a0');
  await expect(login.email).toHaveValue('someone@test.com');
  await page.goto('/contact');
  const main = page.getByRole('main');
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    const field = main.getByRole('textbox', { name, exact: true });
    await field.fill('\u200ea@example.com\u200b');
    await expect(field, name).toHaveValue('a@example.com');
  }
});

test('TYP-7 the code in full-width digits, within its message, and edited in the middle', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.toCode();
  for (const pasted of ['１２３４５６', '١٢٣٤٥٦', 'Tawny 2026: code 123456', '123 456']) {
    await login.code.fill('');
    await paste(page, login.code, pasted);
    await expect(login.code, pasted).toHaveValue('123456');
  }
  await login.code.fill('1456');
  await login.code.press('Home');
  await login.code.press('ArrowRight');
  await login.code.press('a');
  await expect(login.code).toHaveValue('1456');
  expect(await caretOf(login.code)).toBe(1);
  await login.code.press('2');
  await login.code.press('3');
  await expect(login.code).toHaveValue('123456');
  expect(await caretOf(login.code)).toBe(3);
});

test('TYP-8 a decimal comma, and a minimum that hides nothing within its pound', async ({ page }) => {
  await page.goto('/products');
  const [low, high] = ['Minimum price', 'Maximum price'].map((name) => page.getByRole('textbox', { name }).first());
  if (!low || !high) throw new Error('Both fields are in the list.');
  await high.fill('20,50');
  await high.press('Enter');
  await expect(page).toHaveURL(/[?&]max=20\.5(?:&|$)/);
  await expect(high).toHaveValue('20.50');
  await high.fill('500');
  await high.press('Enter');
  await low.fill('20.50');
  await low.press('Enter');
  await expect(page).toHaveURL(/[?&]min=20(?:&|$)/);
  await expect(low).toHaveValue('20');
});

test('TYP-4 a search is sent without what cannot be seen, in plain digits', async ({ page }) => {
  await page.goto('/products');
  const field = page
    .getByRole('textbox', { name: 'Search products' })
    .or(page.getByRole('searchbox', { name: 'Search products' }));
  await field.fill('\u200bgin\u00a0\u200e');
  await field.press('Enter');
  await expect(page).toHaveURL(/[?&]search=gin(?:&|$)/);
  await page.goto('/help');
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('re\u200bfund');
  await expect(page.getByRole('main').getByRole('status')).toContainText(/questions? match/);
  await expect(page.getByRole('main').getByRole('status')).not.toContainText('No questions');
});

test('TYP-4 an address typed in the checkout has plain characters', async ({ page }) => {
  await page.goto('/products/gin');
  await page.getByRole('main').getByRole('button', { name: /^Add/ }).first().click();
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const street = page.getByRole('textbox', { name: 'Street' });
  await street.fill('１０\u00a0High\u200b Street');
  await expect(street).toHaveValue('10 High Street');
});
