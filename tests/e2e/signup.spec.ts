import type { Locator, Page } from '@playwright/test';
import { SIGNUP_FIELDS, type SignupField } from '#machines/signup/signup-form.ts';
import { LABELS, SignupPage } from '#tests/models/signup-page.ts';
import { expectNoAxeViolations, expectNoAxeViolationsAtRest } from '#tests/support/accessibility.ts';
import { SIGNUP } from '#tests/support/sample-signup.ts';
import { expect, test, untilReady } from '#tests/support/shop-test.ts';

/** SGN-2. */
const REQUIRED: Readonly<Record<SignupField, string>> = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  phoneNumber: 'Phone number is required',
  dateOfBirth: 'Date of birth is required',
  postalCode: 'Postcode is required',
  address: 'Address is required',
  city: 'City is required',
};

async function open(page: Page): Promise<SignupPage> {
  const signup = new SignupPage(page);
  await signup.open();
  await expect(signup.field('firstName')).toBeVisible();
  return signup;
}

/** Opens the page on 15 June 2025 with time standing still. */
async function openAtRest(page: Page): Promise<SignupPage> {
  await page.clock.install({ time: '2025-06-15T12:00:00' });
  const signup = await open(page);
  await untilReady(page);
  await page.clock.pauseAt('2025-06-15T12:01:00');
  return signup;
}

test('SGN-1 SGN-2 SGN-6 title, sections, notice, button; the fields, their autocomplete tokens, and the fixed country; the way to Sign In', async ({
  page,
}) => {
  const signup = await open(page);
  await expect(page).toHaveTitle(/^Create Your Account/);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible();
  await expect(signup.main.getByRole('group', { name: 'Personal information' })).toBeVisible();
  await expect(signup.main.getByRole('group', { name: 'Home address' })).toBeVisible();
  await expect(signup.main.getByText(/only to residential addresses/)).toBeVisible();
  await expect(signup.main.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  const tokens: Readonly<Record<SignupField, RegExp>> = {
    firstName: /given-name$/,
    lastName: /family-name$/,
    email: /email$/,
    phoneNumber: /tel$/,
    dateOfBirth: /bday$/,
    postalCode: /postal-code$/,
    address: /(address-line1|street-address)$/,
    city: /address-level2$/,
  };
  for (const field of SIGNUP_FIELDS) {
    await expect(signup.field(field), field).toHaveValue('');
    await expect(signup.field(field), field).toHaveAttribute('autocomplete', tokens[field]);
  }
  await expect(signup.country).toHaveValue('United Kingdom');
  await expect(signup.country).toBeDisabled();
  await expectNoAxeViolations(page);
  await signup.main.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
});

/** Whether the page is at the same position as two frames before: it scrolls smoothly. */
const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const before = scrollY;
    return new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY === before)));
    });
  });

test('SGN-2 SGN-5 SGN-6 submitted empty: every message at its field and in a summary that has the focus, whose links lead to the fields; an edit removes the message of its field alone', async ({
  page,
}) => {
  const signup = await open(page);
  await signup.submit();
  await expect(signup.summary).toBeFocused();
  await expect(signup.summary).toContainText('There are 8 problems to fix');
  await expect(signup.summary.getByRole('link')).toHaveText(Object.values(REQUIRED));
  // The token 'danger'.
  await expect(page.getByText(REQUIRED.firstName, { exact: true }).last()).toHaveCSS('color', 'rgb(150, 40, 20)');
  for (const field of SIGNUP_FIELDS) {
    await expect(signup.field(field), field).toHaveAttribute('aria-invalid', 'true');
    await expect(signup.field(field), field).toHaveAccessibleDescription(REQUIRED[field]);
  }
  await expectNoAxeViolations(page);

  for (const field of SIGNUP_FIELDS) {
    await signup.summary.getByRole('link', { name: REQUIRED[field] }).click();
    await expect(signup.field(field)).toBeFocused();
    await expect(signup.field(field)).toBeInViewport();
    // A link that is pressed while the page still glides to the field before may send it nowhere in Chromium.
    await expect.poll(() => isStill(page)).toBe(true);
  }
  await expect(page).toHaveURL('/signup');

  for (const [index, field] of SIGNUP_FIELDS.entries()) {
    await signup.field(field).fill('x');
    await expect(signup.field(field)).not.toHaveAttribute('aria-invalid');
    await expect(signup.main.getByText(REQUIRED[field])).toHaveCount(0);
    await expect(signup.main.locator('input[aria-invalid=true]')).toHaveCount(SIGNUP_FIELDS.length - 1 - index);
    await expect(signup.field(field)).toBeFocused();
  }
  await expect(signup.summary).toHaveCount(0);
});

// What is right and what is wrong: tests/machines/signup-fields.test.ts.
test('SGN-2 SGN-3 TYP-6 what is typed wrongly is named at its field and in the summary, and can be put right', async ({
  page,
}) => {
  // The press would meet a page that still scrolls smoothly.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: '2025-06-15T12:00:00' });
  const signup = await open(page);
  await signup.fill(SIGNUP);
  for (const [field, values, message] of [
    ['email', ['eleanor', 'eleanor@', 'eleanor hart@test.com', 'eleanor@test'], 'Please enter a valid email address'],
    ['phoneNumber', ['020 7946 0182', '07700 90046', '447700900461'], 'Please enter a valid UK mobile number'],
    [
      'dateOfBirth',
      ['16/06/2025', '14/9', 'tomorrow'],
      'Please enter a date of birth that is not in the future, as dd/mm/yyyy',
    ],
    ['dateOfBirth', ['29/02/1990'], 'This date does not exist. Please check the day, the month and the year'],
    ['postalCode', ['SE1', '12345', 'SE1 9PRX'], 'Please enter a valid UK postcode'],
  ] as const) {
    for (const value of values) {
      await signup.field(field).fill(value);
      await signup.submit();
      await expect(signup.summary, value).toContainText('There is 1 problem to fix');
      await expect(signup.summary.getByRole('link', { name: message }), value).toBeVisible();
      await expect(signup.field(field), value).toHaveAccessibleDescription(message);
      await expect(signup.summary, value).toBeFocused();
    }
    await signup.fill({ [field]: SIGNUP[field] });
  }
  await signup.submit();
  await expect(signup.created).toBeVisible();
});

test('SGN-2 SGN-6 TYP-5 a date that Enter submits from its field stays wrong: the summary says so, with the focus', async ({
  page,
}) => {
  const signup = await open(page);
  await signup.fill(SIGNUP);
  await signup.field('dateOfBirth').fill('1/1/1890');
  await page.keyboard.press('Enter');
  await expect(signup.summary).toBeFocused();
  await expect(signup.field('dateOfBirth')).toHaveValue('01/01/1890');
  await expect(signup.field('dateOfBirth')).toHaveAttribute('aria-invalid', 'true');
});

const calendarOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('application'));
const cell = (page: Page, name: RegExp | string) => calendarOf(page).getByRole('button', { name, exact: true });

test('SGN-3 without a date the calendar opens at the years around 1990; year, month and day are picked by keyboard', async ({
  page,
}) => {
  const signup = await open(page);
  await signup.openCalendar();
  await expect(cell(page, /1990/)).toBeFocused();
  await expect(calendarOf(page)).toContainText('1990 – 1999');
  await expect(cell(page, /199\d/)).toHaveCount(10);
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(cell(page, /^Jan/)).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(cell(page, /, 1 February 1991/)).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendarOf(page)).toBeHidden();
  await expect(signup.field('dateOfBirth')).toHaveValue('02/02/1991');
});

test('SGN-3 the years are paged, a month or year can be chosen again; the picked day is submitted unchanged', async ({
  page,
}) => {
  const signup = await open(page);
  await signup.openCalendar();
  await cell(page, 'Previous ten years').click();
  await cell(page, /1985/).click();
  await cell(page, '1985: choose another year').click();
  await cell(page, /1988/).click();
  await cell(page, /^Aug/).click();
  await cell(page, 'August 1988: choose another month').click();
  await cell(page, /^Sep/).click();
  await cell(page, /, 14 September 1988/).click();
  await expect(signup.field('dateOfBirth')).toHaveValue('14/09/1988');
  await expect(calendarOf(page)).toBeHidden();
});

test('SGN-3 the calendar opens at the typed date, where none of the future can be picked; Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.clock.install({ time: '2025-06-15T12:00:00' });
  const signup = await open(page);
  await signup.fill({ dateOfBirth: '29/02/2000' });
  await signup.openCalendar();
  await expect(cell(page, /29 February 2000/)).toBeVisible();
  await expect(calendarOf(page).locator('th').first()).toHaveText(/^M/);
  await page.keyboard.press('Escape');
  await expect(calendarOf(page)).toBeHidden();
  await expect(signup.main.getByRole('button', { name: 'Open calendar' })).toBeFocused();
  await expect(signup.field('dateOfBirth')).toHaveValue('29/02/2000');

  await signup.fill({ dateOfBirth: '15/06/2025' });
  await signup.openCalendar();
  await expect(cell(page, /16 June 2025/)).toBeDisabled();
  await expect(cell(page, 'Next month')).toBeDisabled();
  await cell(page, 'June 2025: choose another month').click();
  await expect(cell(page, /^Jul/)).toBeDisabled();
  await cell(page, '2025: choose another year').click();
  await expect(cell(page, /2026/)).toBeDisabled();
  await expect(cell(page, 'Next ten years')).toBeDisabled();
});

test('SGN-4 TYP-1 the postcode is upper-cased as it is typed, and the caret stays where it is', async ({ page }) => {
  const signup = await open(page);
  await signup.field('postalCode').pressSequentially('se');
  await expect(signup.field('postalCode')).toHaveValue('SE');
  await signup.field('postalCode').press('Home');
  await signup.field('postalCode').pressSequentially('xy');
  await expect(signup.field('postalCode')).toHaveValue('XYSE');
});

/** From where to where the text of a field is selected; the caret is where both are the same. */
const selectionIn = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

test('SGN-4 SGN-6 the lookup takes 1,000 ms: three fields are disabled meanwhile, then filled, and the focus is where it was', async ({
  page,
}) => {
  const signup = await openAtRest(page);
  await signup.field('postalCode').fill('se1 9p');
  await expect(signup.lookingUp).toHaveCount(0);
  await signup.field('postalCode').pressSequentially('r');
  await expect(signup.lookingUp).toBeVisible();
  for (const field of ['postalCode', 'address', 'city'] as const) await expect(signup.field(field)).toBeDisabled();
  for (const field of ['firstName', 'email', 'dateOfBirth'] as const) await expect(signup.field(field)).toBeEnabled();
  const spent = await expectNoAxeViolationsAtRest(page);
  await page.clock.runFor(999 - spent);
  await expect(signup.lookingUp).toBeVisible();
  await expect(signup.field('address')).toHaveValue('');
  await page.clock.runFor(1);
  await expect(signup.lookingUp).toHaveCount(0);
  await expect(signup.field('postalCode')).toHaveValue('SE1 9PR');
  await expect(signup.field('postalCode')).toBeFocused();
  // What is typed next replaces nothing.
  expect(await selectionIn(signup.field('postalCode'))).toEqual([7, 7]);
  await expect(signup.field('address')).toHaveValue('123 High Street');
  await expect(signup.field('city')).toHaveValue('London');
  for (const field of ['postalCode', 'address', 'city'] as const) await expect(signup.field(field)).toBeEnabled();
  await expectNoAxeViolationsAtRest(page);
});

test('SGN-4 SGN-6 Tab leads from the postcode to the street, also during the lookup, and what is typed there afterwards replaces the found street', async ({
  page,
}) => {
  const signup = await openAtRest(page);
  await signup.field('postalCode').fill('SE1 9PR');
  await expect(signup.lookingUp).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('12 Mill');
  await expect(signup.field('address')).toBeFocused();
  await expect(signup.field('address')).toHaveValue('');
  await page.clock.runFor(1000);
  await expect(signup.field('address')).toHaveValue('123 High Street');
  await page.keyboard.type('12 Mill Lane');
  await expect(signup.field('address')).toHaveValue('12 Mill Lane');
  await expect(signup.summary).toHaveCount(0);
});

test('SGN-6 the lookup leaves the focus and the text of a visitor who has gone on to another field', async ({
  page,
}) => {
  const signup = await openAtRest(page);
  await signup.field('postalCode').fill('SE1 9PR');
  await signup.field('email').click();
  await page.keyboard.type('eleanor');
  await page.clock.runFor(1000);
  await expect(signup.field('city')).toHaveValue('London');
  await expect(signup.field('email')).toBeFocused();
  await page.keyboard.type('@test.com');
  await expect(signup.field('email')).toHaveValue('eleanor@test.com');
});

test.describe(() => {
  test.use({
    expectedConsole: [/Failed to load resource|^info: The postcode lookup failed: offline$/],
  });
  test('SGN-4 a failed lookup is only logged: nothing is said, and the fields are usable again', async ({
    page,
    context,
  }) => {
    const signup = await openAtRest(page);
    await context.setOffline(true);
    await signup.field('address').fill('14 Cask Yard');
    await signup.field('postalCode').fill('SE1 9PR');
    await expect(signup.lookingUp).toBeVisible();
    const logged = page.waitForEvent('console', (message) => message.text().includes('postcode lookup'));
    await page.clock.runFor(1000);
    expect((await logged).text()).not.toContain('SE1');
    await expect(signup.lookingUp).toHaveCount(0);
    await expect(signup.main.getByRole('alert')).toHaveCount(0);
    await expect(signup.field('address')).toHaveValue('14 Cask Yard');
    for (const field of ['postalCode', 'address', 'city'] as const) await expect(signup.field(field)).toBeEnabled();
    await expect(signup.field('postalCode')).toBeFocused();
  });
});

test('SGN-6 a blank after the postcode leaves a corrected street as it is', async ({ page }) => {
  const signup = await openAtRest(page);
  await signup.field('postalCode').fill('SW1A 1AA');
  await page.clock.runFor(1000);
  await signup.field('address').fill('Flat 7, 1 Real Street');
  await signup.field('postalCode').press('End');
  await signup.field('postalCode').press('Space');
  await expect(signup.field('postalCode')).toHaveValue('SW1A 1AA ');
  await expect(signup.lookingUp).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(signup.field('address')).toHaveValue('Flat 7, 1 Real Street');
});

test('SGN-6 texts typed into street and city can be restored', async ({ page }) => {
  const signup = await open(page);
  await signup.fill({ address: '14 Cask Yard', city: 'Leeds' });
  await signup.field('postalCode').fill('SE1 9PR');
  await expect(signup.field('address')).toHaveValue('123 High Street');
  await expectNoAxeViolations(page);
  await signup.restore();
  await expect(signup.field('address')).toHaveValue('14 Cask Yard');
  await expect(signup.field('city')).toHaveValue('Leeds');
  await expect(signup.main.getByRole('button', { name: 'Use what I typed' })).toHaveCount(0);
  await expect(signup.main.getByRole('textbox').and(page.locator(':focus'))).toHaveCount(1);
});

test('SGN-5 submitted correctly after every kind of error: the page says so; nothing is sent or stored, and no shopper is signed in', async ({
  page,
}) => {
  const sent: string[] = [];
  const signup = await open(page);
  page.on('request', (request) => {
    // What the server can do is asked while the form is filled in: SRV-10.
    const isQuestion = request.method() === 'GET' && request.url().endsWith('/api/shop');
    if (isQuestion) return;
    if (request.method() !== 'GET' || request.url().includes('/api/')) sent.push(request.url());
  });
  await signup.submit();
  await expect(signup.summary).toBeFocused();
  await signup.fill(SIGNUP);
  await signup.submit();
  const created = signup.main.getByRole('status').filter({ hasText: 'Account created successfully!' });
  await expect(created).toBeVisible();
  await expect(created).toBeInViewport();
  await expect(created).toBeFocused();
  await expect(signup.summary).toHaveCount(0);
  await expectNoAxeViolations(page);
  expect(sent).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const value of ['Eleanor', 'Hart', '07700', 'eleanor.hart', '1988', 'SE1']) expect(stored).not.toContain(value);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/signup');
  await created.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
});

test('SGN-2 SGN-5 by keyboard alone', async ({ page }) => {
  const signup = await open(page);
  await signup.field('firstName').focus();
  for (const field of SIGNUP_FIELDS.slice(0, 5)) {
    await expect(signup.field(field)).toBeFocused();
    await page.keyboard.type(SIGNUP[field]);
    await page.keyboard.press('Tab');
  }
  await expect(signup.main.getByRole('button', { name: 'Open calendar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(signup.field('postalCode')).toBeFocused();
  await page.keyboard.type('se1 9pr');
  await expect(signup.field('city')).toHaveValue('London');
  await expect(signup.field('postalCode')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(signup.field('address')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(signup.created).toBeVisible();
});

test('SGN-1 SGN-2 the page with all its messages loses nothing at 320, 640 and 1440 px', async ({ page }) => {
  const signup = await open(page);
  await signup.submit();
  await expect(signup.summary).toBeVisible();
  const calendar = page.getByRole('dialog').or(page.getByRole('application'));
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of [320, 640, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(overflow, { message: `${width} px` }).toBe(0);
    await signup.openCalendar();
    await expect(calendar).toBeInViewport({ ratio: 0.99 });
    expect(await overflow(), `${width} px, with the calendar`).toBe(0);
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
  }
  for (const label of Object.values(LABELS)) await expect(signup.main.getByText(label, { exact: true })).toBeVisible();
});
