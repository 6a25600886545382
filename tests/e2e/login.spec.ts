import type { Page } from '@playwright/test';
import { DEMO_EMAIL, LoginPage } from '#tests/models/login-page.ts';
import { expectNoAxeViolations, expectNoAxeViolationsAtRest } from '#tests/support/accessibility.ts';
import { backOnline } from '#tests/support/back-online.ts';
import { expect, FAILED_REQUEST, test, untilReady } from '#tests/support/shop-test.ts';

const UNKNOWN = 'Email not found. Please check your email or sign up for a new account.';

/** Opens the page with time standing still. */
async function openAtRest(page: Page): Promise<LoginPage> {
  await page.clock.install({ time: '2025-06-15T12:00:00' });
  const login = new LoginPage(page);
  await login.open();
  await expect(login.email).toBeVisible();
  await untilReady(page);
  await page.clock.pauseAt('2025-06-15T12:01:00');
  return login;
}

/** The bodies of the login calls from now on. */
function loginCalls(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('LOG-1 step one: email and Continue, made for password managers; a wrong email address is refused at its field, and an edit removes the message', async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await expect(page).toHaveTitle(/^Login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(login.email).toHaveAttribute('type', 'email');
  await expect(login.email).toHaveAttribute('autocomplete', /^(username|email)( |$)/);
  await expect(login.email).not.toHaveAttribute('aria-invalid');
  await expect(login.code).toHaveCount(0);
  await expect(login.main.getByRole('alert')).toHaveCount(0);
  await expectNoAxeViolations(page);

  for (const [email, text] of [
    ['', 'Please enter your email address'],
    ['   ', 'Please enter your email address'],
    ['someone', 'Please enter a valid email address'],
    ['some one@test.com', 'Please enter a valid email address'],
    ['someone@test', 'Please enter a valid email address'],
  ] as const) {
    await login.submitEmail(email);
    await expect(login.problem(text), `'${email}'`).toBeVisible();
    await expect(login.email).toBeFocused();
    await expect(login.email).toHaveAttribute('aria-invalid', 'true');
    await expect(login.email).toHaveAccessibleDescription(text);
    await login.email.press('x');
    await expect(login.problem(text)).toHaveCount(0);
    await expect(login.email).not.toHaveAttribute('aria-invalid');
    await expect(login.email).toBeFocused();
  }
});

test('LOG-2 the check takes 1,000 ms: an unknown address is refused then, not a millisecond before', async ({
  page,
}) => {
  const login = await openAtRest(page);
  await login.submitEmail('someone@work.example');
  const spent = await expectNoAxeViolationsAtRest(page);
  await page.clock.runFor(999 - spent);
  await expect(login.main.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
  await expect(login.problem(UNKNOWN)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(login.problem(UNKNOWN)).toBeVisible();
  await expect(login.email).toBeFocused();
  await expect(login.email).toHaveValue('someone@work.example');
  await expect(login.email).toHaveAccessibleDescription(UNKNOWN);
});

test('LOG-2 a known address leads to the code after 1,000 ms, with the focus in its field', async ({ page }) => {
  const login = await openAtRest(page);
  await login.submitEmail();
  await page.clock.runFor(999);
  await expect(login.email).toBeVisible();
  await expect(login.code).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(login.code).toBeFocused();
  await expect(login.main).toContainText(DEMO_EMAIL);
});

test('LOG-2 no letter typed during the check is lost', async ({ page }) => {
  const login = await openAtRest(page);
  await login.submitEmail('someone@test.co');
  await login.email.pressSequentially('m');
  await expect(login.email).toHaveValue('someone@test.com');
  await page.clock.runFor(5000);
  await expect(login.email).toBeVisible();
  await login.continue();
  await page.clock.runFor(1000);
  await expect(login.main).toContainText('someone@test.com');
});

test.describe(() => {
  test.use({ expectedConsole: [FAILED_REQUEST] });
  test('LOG-2 a check that fails says so, and Continue tries again', async ({ page, context }) => {
    const login = new LoginPage(page);
    await login.open();
    await expect(login.email).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await login.submitEmail();
    await expect(login.problem('Failed to verify email. Please try again.')).toBeVisible();
    await expect(login.email).toHaveValue(DEMO_EMAIL);
    await backOnline(page);
    await login.continue();
    await expect(login.code).toBeVisible();
  });
});

test("LOG-3 LOG-5 step two: one field for the code, made to be filled in by the phone; it takes six digits, which enable 'Verify & Sign In'; with fewer, Enter says that six are needed", async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await login.toCode();
  await expect(login.code).toHaveCount(1);
  await expect(login.code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(login.code).toHaveAttribute('inputmode', 'numeric');
  await expect(login.code).toBeFocused();
  await expect(login.verify).toBeDisabled();
  await expect(login.main).toContainText('123456');
  await expectNoAxeViolations(page);

  await login.code.pressSequentially('1a2-3 ');
  await expect(login.code).toHaveValue('123');
  await login.code.pressSequentially('45');
  await expect(login.verify).toBeDisabled();
  await login.code.pressSequentially('6');
  await expect(login.verify).toBeEnabled();
  await login.code.pressSequentially('789');
  await expect(login.code).toHaveValue('123456');

  for (const code of ['', '12345']) {
    await login.code.fill(code);
    await login.code.press('Enter');
    await expect(login.problem('Please enter the complete 6-digit OTP'), `'${code}'`).toBeVisible();
    await expect(login.code).toHaveAttribute('aria-invalid', 'true');
    await expect(login.code).toHaveAccessibleDescription(/Please enter the complete 6-digit OTP/);
    await expect(login.code).toBeFocused();
    if (code === '') await expectNoAxeViolations(page);
    await login.code.fill('1');
    await expect(login.main.getByRole('alert')).toHaveCount(0);
  }
});

test("LOG-5 pasting '123 456' works", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const login = new LoginPage(page);
  await login.open();
  await login.toCode();
  await page.evaluate(() => navigator.clipboard.writeText('123 456'));
  await login.code.press('ControlOrMeta+v');
  await expect(login.code).toHaveValue('123456');
  await login.verify.click();
  await expect(page).toHaveURL('/');
});

test('LOG-3 LOG-5 a wrong code is refused at its field; the next digit begins another, and the message goes; Resend does nothing; Back returns to the email and clears the code', async ({
  page,
}) => {
  const calls = loginCalls(page);
  const login = new LoginPage(page);
  await login.open();
  await login.toCode();
  await login.submitCode('654321');
  await expect(login.problem('Invalid OTP. Please try again.')).toBeVisible();
  await expect(login.code).toHaveValue('654321');
  await expect(login.code).toBeFocused();
  await expect(login.code).toHaveAccessibleDescription(/Invalid OTP\. Please try again\./);
  await expectNoAxeViolations(page);
  await page.keyboard.type('1234');
  await expect(login.code).toHaveValue('1234');
  await expect(login.main.getByRole('alert')).toHaveCount(0);
  await expect(login.verify).toBeDisabled();
  expect(calls).toEqual([]);

  // Code of other pages may be fetched ahead at any time; what counts is what the shop is asked.
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/assets/')) requests.push(request.url());
  });
  await login.resend();
  await expect(login.code).toHaveValue('1234');
  await expect(login.main.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL('/login');
  expect(requests).toEqual([]);

  await login.submitCode('654321');
  await expect(login.main.getByRole('alert')).toBeVisible();
  await login.back();
  await expect(login.email).toHaveValue(DEMO_EMAIL);
  await expect(login.email).toBeFocused();
  await expect(login.main.getByRole('alert')).toHaveCount(0);
  await login.continue();
  await expect(login.code).toHaveValue('');
});

test('LOG-1 LOG-3 LOG-4 by keyboard alone: the right code calls login with email and placeholder password, signs in and goes home; the address bar never holds either', async ({
  page,
}) => {
  const calls = loginCalls(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const login = new LoginPage(page);
  await login.open();
  await login.email.focus();
  await page.keyboard.type(` ${DEMO_EMAIL} `);
  await page.keyboard.press('Enter');
  await expect(login.code).toBeFocused();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('banner').getByRole('button', { name: /Someone/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0);
  expect(calls).toEqual([{ email: DEMO_EMAIL, password: expect.any(String) }]);
  const seen = addresses
    .map((address) => new URL(address))
    .map(({ pathname, search, hash }) => pathname + search + hash);
  expect([...new Set(seen)]).toEqual(['/login', '/']);
});

test.describe('when the server refuses', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('LOG-4 each refusal is shown at the code, which can be sent again', async ({ page, scenario: answer }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.toCode();
    for (const [scenario, text] of [
      ['authUnauthorised', 'Please sign in again.'],
      ['authServerError', 'The shop’s stockroom is not answering. Please try again.'],
      ['authServerErrorWithoutMessage', 'Login failed. Please try again.'],
      ['authUnreachable', 'Login failed. Please try again.'],
    ] as const) {
      await answer(scenario);
      await login.submitCode();
      await expect(login.problem(text), scenario).toBeVisible();
      await expect(login.code).toHaveValue('123456');
      await expect(login.code).toBeFocused();
      await expect(page).toHaveURL('/login');
      await login.code.press('Backspace');
      await expect(login.main.getByRole('alert')).toHaveCount(0);
    }
    await answer(null);
    await login.submitCode();
    await expect(page).toHaveURL('/');
  });

  test('LOG-4 offline: the same words, and nothing is lost', async ({ page, context }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.toCode();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await login.submitCode();
    await expect(login.problem('Login failed. Please try again.')).toBeVisible();
    await backOnline(page);
    await login.verify.click();
    await expect(page).toHaveURL('/');
  });
});

test('LOG-5 Back leaves a login that the server never answers, and no shopper is signed in', async ({
  page,
  scenario,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await login.toCode();
  await scenario('authNeverAnswers');
  await login.submitCode();
  await expect(login.verify).toHaveAttribute('aria-busy', 'true');
  await expectNoAxeViolations(page);
  await login.back();
  await expect(login.email).toHaveValue(DEMO_EMAIL);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('LOG-5 a link leads to /signup', async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.main.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeFocused();
});

test('LOG-1 LOG-3 both steps lose nothing at 320, 640 and 1440 px', async ({ page }) => {
  const login = new LoginPage(page);
  const losesNothing = async () => {
    for (const width of [320, 640, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow, { message: `${width} px` }).toBe(0);
    }
  };
  await login.open();
  await login.submitEmail('someone@work.example');
  await expect(login.problem(UNKNOWN)).toBeVisible();
  await losesNothing();
  await login.toCode(`${'a-very-long-name-'.repeat(6)}@test.com`);
  await expect(login.verify).toBeVisible();
  await losesNothing();
});
