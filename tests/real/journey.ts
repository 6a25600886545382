import { type Browser, type BrowserContext, chromium, expect as expectPage, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CartPage } from '#tests/models/cart-page.ts';
import { CheckoutDialog } from '#tests/models/checkout-dialog.ts';
import { LoginPage } from '#tests/models/login-page.ts';
import { customerOf } from './customer.ts';
import type { GetWorld } from './get-world.ts';

const EMAIL = 'journey@test.com';
const BOTTLE = { path: '/products/gin/ashcombe-old-tom-gin', name: 'Ashcombe Old Tom Gin' };
/** A loaded machine is slow; what never comes is still noticed. */
const PATIENCE = { timeout: 30_000 };

const ready = (page: Page) => page.waitForSelector('html[data-ready]', PATIENCE);

export function describeJourney(world: GetWorld): void {
  let browser: Browser;
  /** A newcomer on a device of their own, past the age gate. */
  async function visit(): Promise<{ context: BrowserContext; page: Page }> {
    const context = await browser.newContext({ baseURL: world().base });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE.timeout);
    await page.goto('/');
    await page.getByRole('button', { name: "I'm 18 or Older" }).click();
    await ready(page);
    return { context, page };
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

  describe('SRV-4 a shopper at the real shop', () => {
    beforeAll(async () => {
      const executablePath = process.env.CHROMIUM_PATH;
      browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
    });
    afterAll(() => browser.close());

    test('SRV-4 signs in by a mailed code, searches, filters, buys, and finds the order on another device', async () => {
      // The page that signs up is simulated: it asks no server.
      await customerOf(world()).signUp(EMAIL);
      const first = await visit();
      await signIn(first.page);
      await first.page.goto('/products?search=tequla');
      await expectPage(first.page.getByText('Did you mean tequila?')).toBeVisible(PATIENCE);
      await first.page.goto('/products?category=gin&region=sussex');
      await expectPage(first.page.getByRole('link', { name: BOTTLE.name }).first()).toBeVisible(PATIENCE);
      await first.page.goto(BOTTLE.path);
      await ready(first.page);
      await first.page.getByRole('main').getByRole('button', { name: /^Add/ }).first().click();
      const cart = new CartPage(first.page);
      await cart.open();
      await ready(first.page);
      await cart.checkOut();
      const checkout = new CheckoutDialog(first.page);
      await checkout.expectStep('Review Order');
      await checkout.next();
      await checkout.field('Street').fill('27 Alder Street');
      await checkout.field('City').fill('Portland');
      await checkout.next();
      await checkout.next();
      await checkout.complete();
      await expectPage(checkout.success).toBeVisible(PATIENCE);
      const [number] = /TR-\d{4}-\d{6}/.exec(await checkout.success.innerText()) ?? [];
      expect(number).toBeDefined();
      await first.context.close();

      const other = await visit();
      await signIn(other.page);
      await other.page.goto('/orders');
      await expectPage(other.page.getByRole('main')).toContainText(number ?? '', PATIENCE);
      await other.context.close();
    });
  });
}
