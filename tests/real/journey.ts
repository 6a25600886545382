import { type Browser, type BrowserContext, chromium, expect as expectPage, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CartPage } from '#tests/models/cart-page.ts';
import { CheckoutDialog } from '#tests/models/checkout-dialog.ts';
import { LoginPage } from '#tests/models/login-page.ts';
import { SignupPage } from '#tests/models/signup-page.ts';
import { VoucherField } from '#tests/models/voucher-field.ts';
import { SIGNUP } from '#tests/support/sample-signup.ts';
import { customerOf } from './customer.ts';
import type { GetWorld } from './get-world.ts';

const EMAIL = 'journey@test.com';
const BOTTLE = { path: '/products/gin/ashcombe-old-tom-gin', name: 'Ashcombe Old Tom Gin' };
const OTHER = { path: '/products/gin/ashcombe-sloe-gin', name: 'Ashcombe Sloe Gin' };
const VOUCHER = 'WELCOME10';
/** A loaded machine is slow; what never comes is still noticed. */
const PATIENCE = { timeout: 30_000 };

const ready = (page: Page) => page.waitForSelector('html[data-ready]', PATIENCE);

export function describeJourney(world: GetWorld): void {
  let browser: Browser;
  /** A tab past the age gate, which asks in each. */
  async function openTab(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE.timeout);
    await page.goto('/');
    await page.getByRole('button', { name: "I'm 18 or Older" }).click();
    await ready(page);
    return page;
  }

  /** A newcomer on a device of their own. */
  async function visit(): Promise<{ context: BrowserContext; page: Page }> {
    const context = await browser.newContext({ baseURL: world().base });
    return { context, page: await openTab(context) };
  }

  async function signIn(page: Page): Promise<void> {
    const login = new LoginPage(page);
    await login.open();
    await ready(page);
    await login.toCode(EMAIL);
    await expect.poll(() => customerOf(world()).mailedCode(), PATIENCE).toMatch(/^\d{6}$/);
    await login.submitCode(await customerOf(world()).mailedCode());
    await page.waitForURL('/', PATIENCE);
  }

  async function signUp(page: Page): Promise<void> {
    const signup = new SignupPage(page);
    await signup.open();
    await ready(page);
    await signup.fill({ ...SIGNUP, email: EMAIL });
    await signup.submit();
    await expectPage(signup.created).toBeVisible(PATIENCE);
  }

  async function addFrom(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await ready(page);
    await page.getByRole('main').getByRole('button', { name: /^Add/ }).first().click();
    await expectPage(page.getByRole('banner').getByRole('link', { name: /^Cart, \d/ })).toBeVisible(PATIENCE);
  }

  /** @returns the number of the order */
  async function buy(page: Page): Promise<string> {
    const checkout = new CheckoutDialog(page);
    await new CartPage(page).checkOut();
    await checkout.expectStep('Review Order');
    await checkout.next();
    await checkout.field('Street').fill('27 Alder Street');
    await checkout.field('City').fill('Portland');
    await checkout.next();
    await checkout.next();
    await checkout.complete();
    await expectPage(checkout.success).toBeVisible(PATIENCE);
    return /TR-\d{4}-\d{6}/.exec(await checkout.success.innerText())?.[0] ?? 'no number';
  }

  describe('SRV-4 a shopper at the real shop', () => {
    beforeAll(async () => {
      const executablePath = process.env.CHROMIUM_PATH;
      browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
    });
    afterAll(() => browser.close());

    test('SRV-10 SRV-4 SRV-9 signs up, signs in by a mailed code, searches, filters, buys from two tabs with a voucher, finds the order on another device, and buys again', async () => {
      const { context, page } = await visit();
      await signUp(page);
      await signIn(page);
      await page.goto('/products?search=tequla');
      await expectPage(page.getByText('Did you mean tequila?')).toBeVisible(PATIENCE);
      await page.goto('/products?category=gin&region=sussex');
      await expectPage(page.getByRole('link', { name: BOTTLE.name }).first()).toBeVisible(PATIENCE);
      await addFrom(page, BOTTLE.path);
      const cart = new CartPage(page);
      await cart.open();
      await ready(page);

      const tab = await openTab(context);
      await addFrom(tab, OTHER.path);
      await tab.close();
      await expectPage(cart.line(OTHER.name)).toBeVisible(PATIENCE);
      await expectPage(cart.line(BOTTLE.name)).toBeVisible();

      const voucher = new VoucherField(cart);
      await voucher.field().fill(VOUCHER);
      await voucher.apply().click();
      await expectPage(voucher.removal(VOUCHER)).toBeVisible(PATIENCE);
      const total = await cart.figure('Total').innerText();
      const number = await buy(page);
      await context.close();

      const other = await visit();
      await signIn(other.page);
      await other.page.goto(`/orders/${number}`);
      await expectPage(other.page.getByRole('main')).toContainText(total, PATIENCE);
      await other.page.getByRole('button', { name: 'Buy again' }).click();
      await expectPage(other.page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible(
        PATIENCE,
      );
      await other.context.close();
    });
  });
}
