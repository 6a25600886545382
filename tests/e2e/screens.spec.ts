import type { Locator, Page } from '@playwright/test';
import { CheckoutDialog } from '#tests/models/checkout-dialog.ts';
import { DEMO_EMAIL, LoginPage } from '#tests/models/login-page.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

const PHONE = { width: 390, height: 844 };
/** What A4 leaves between its edges. */
const SHEET = { width: 718, height: 1047 };

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
}

const WIDE = { width: 1280, height: 800 };

const style = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''), [
    property,
    pseudo,
  ] as const);

test.describe('a phone that is turned', () => {
  test.use({ viewport: PHONE });

  /** The page scrolls, and the focus is on its heading. */
  async function expectAtRest(page: Page): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(page.locator('main')).not.toHaveAttribute('aria-hidden');
  }

  for (const [path, button, name] of [
    ['/about', 'Open menu', 'Menu'],
    ['/products/gin', /^Filters/, 'Filters'],
  ] as const) {
    test(`SCR-1 the drawer '${name}' closes when the window becomes wide, and does not come back`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.setViewportSize(WIDE);
      await expect(page.locator('dialog')).toHaveCount(0);
      await expectAtRest(page);
      await page.setViewportSize(PHONE);
      await expect(page.getByRole('button', { name: button })).toBeVisible();
      await expect(page.locator('dialog')).toHaveCount(0);
    });
  }

  test('SCR-1 the search panel closes when the window becomes wide', async ({ page }) => {
    await page.goto('/about');
    const field = page.getByRole('combobox', { name: 'Search spirits' });
    const button = page.getByRole('button', { name: 'Search', exact: true, includeHidden: true });
    await button.click();
    await expect(field).toBeFocused();
    await page.setViewportSize(WIDE);
    // The field is visible anyway. A browser that becomes narrow again within a frame does not notice that it was wide.
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.setViewportSize(PHONE);
    await expect(field).toBeHidden();
  });

  test('SCR-1 a search that is typed in stays in view when the window becomes narrow, until it is left', async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/about');
    const field = page.getByRole('combobox', { name: 'Search spirits' });
    await field.fill('peat');
    await page.setViewportSize(PHONE);
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(field).toBeFocused();
    await field.blur();
    await expect(field).toBeHidden();
  });
});

test.describe('on paper', () => {
  test('SCR-2 each step of the open checkout is printed whole, in the place of the page', async ({ page, context }) => {
    await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 2 }]));
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    const checkout = new CheckoutDialog(page);
    const { dialog } = checkout;
    const screen = page.viewportSize() ?? WIDE;
    for (const [step, texts] of [
      ['Review Order', ['Ashcombe Sloe Gin', 'Total']],
      ['Delivery Details', ['Where shall we send it?', 'Total']],
      ['Payment', []],
      ['Confirmation', ['No address given yet', 'Total']],
    ] as const) {
      await test.step(step, async () => {
        await checkout.expectStep(step);
        await print(page);
        await expect(page.locator('main')).toBeHidden();
        await expect(page.locator('header [class*=wordmark]')).toBeVisible();
        await expect(dialog.getByRole('button')).toHaveCount(0);
        await expect(dialog).toHaveCSS('position', 'static');
        await expect(page.locator('.modal__backdrop')).toBeHidden();
        for (const text of texts) {
          const last = dialog.getByText(text, { exact: true }).filter({ visible: true }).last();
          await expect(last).toBeVisible();
          const [inner, outer] = [await last.boundingBox(), await dialog.boundingBox()];
          expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0));
        }
        const cut = await dialog.evaluate(
          (root) =>
            [root, ...root.querySelectorAll('form, [role=region]')].filter(
              (part) => part.scrollHeight > part.clientHeight || getComputedStyle(part).overflowY !== 'visible',
            ).length,
        );
        expect(cut).toBe(0);
      });
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize(screen);
      if (step !== 'Confirmation') await checkout.next();
    }
  });

  test('SCR-2 an order that is being confirmed is printed below the wordmark', async ({ page, context }) => {
    await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 2 }]));
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    const checkout = new CheckoutDialog(page);
    await checkout.walkToLastStep();
    await page.clock.install();
    await checkout.complete();
    await print(page);
    await expect(checkout.success).toHaveCSS('position', 'static');
    await expect(page.locator('main')).toBeHidden();
  });

  test('SCR-2 CRT-2 the printed cart has its totals on one sheet, and no empty field for a voucher', async ({
    page,
    context,
  }) => {
    await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 2 }]));
    await page.goto('/cart');
    await expect(page.getByRole('textbox', { name: 'Voucher code' })).toBeVisible();
    await print(page);
    await expect(page.getByRole('textbox', { name: 'Voucher code' })).toBeHidden();
    await expect(page.getByRole('complementary', { name: 'Order summary' })).toHaveCSS('break-inside', 'avoid');
  });

  test('SCR-2 DET-1 a printed product is on one sheet, without other products', async ({ page }) => {
    await page.goto('/products/whisky/glen-averne-18-year-old');
    const related = page.getByRole('region', { name: 'You may also like' });
    await expect(related.getByRole('heading', { level: 3 })).toHaveCount(4);
    await print(page);
    await expect(related).toBeHidden();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
  });

  test('SCR-2 an open menu and open filters are not printed', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/products/gin');
    for (const [button, drawer] of [
      ['Open menu', 'Menu'],
      [/^Filters/, 'Filters'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      const dialog = page.locator('dialog').filter({ has: page.getByRole('heading', { name: drawer, exact: true }) });
      await expect(dialog).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(dialog).toBeHidden();
      await expect(page.locator('main')).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
});

test.describe('in the visitor’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('SCR-3 the field for the code has four edges, and a ring while it has the focus', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.toCode(DEMO_EMAIL);
    const frame = login.code.locator('..');
    for (const side of ['top', 'right', 'bottom', 'left']) await expect(frame).toHaveCSS(`border-${side}-width`, '1px');
    await expect(login.code).toBeFocused();
    expect(await style(frame, 'outline-style')).toBe('solid');
    await page.getByRole('link', { name: 'Tawny & Rye, home' }).focus();
    expect(await style(frame, 'outline-style')).toBe('none');
  });

  test('SCR-3 the search has a ring while it has the focus, and none before', async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('combobox', { name: /Search/ });
    const form = page.getByRole('banner').getByRole('search');
    for (const part of [field, form]) expect(await style(part, 'outline-style')).toBe('none');
    await field.focus();
    expect(await style(form, 'outline-style')).toBe('solid');
  });

  test('SCR-3 a heading that has the focus has no frame, and the dialog has one', async ({ page, context }) => {
    await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 2 }]));
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    const { dialog } = new CheckoutDialog(page);
    await page.getByRole('button', { name: 'Next' }).click();
    const heading = dialog.getByRole('heading', { name: 'Where shall we send it?' });
    await expect(heading).toBeFocused();
    expect(await style(heading, 'outline-style')).toBe('none');
    expect(await style(dialog, 'outline-style')).toBe('solid');
  });

  test('SCR-3 a pressed price band and the link of the present page look different from the others', async ({
    page,
  }) => {
    await page.goto('/products?category=gin');
    const band = page.getByRole('button', { name: /^Up to £50/ });
    const [before] = [await style(band, 'background-color')];
    await band.click();
    await expect(band).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => style(band, 'background-color')).not.toBe(before);
    await page.goto('/categories');
    const ground = await style(page.locator('body'), 'background-color');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Categories' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect(await style(link, 'background-color', '::after')).not.toBe(ground);
    expect(await style(link, 'forced-color-adjust', '::after')).toBe('none');
  });

  test('SCR-3 a button that looks like a link has no frame around its words', async ({ page, context }) => {
    await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 2 }]));
    await page.goto('/cart');
    const clear = page.getByRole('button', { name: 'Clear Cart' });
    expect(await style(clear, 'border-top-color')).toBe(await style(page.locator('body'), 'background-color'));
  });
});

test.describe('a product that is not there', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('RTE-7 the page that says so stays until the API has answered, also where that takes long', async ({ page }) => {
    await page.clock.install();
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/products/no-such-gin', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seenHeadings: seen });
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent ?? 'none';
        const text = document.querySelector('main [aria-busy=true]') ? 'placeholders' : heading;
        if (document.querySelector('main') && seen.at(-1) !== text) seen.push(text);
      }).observe(document, { subtree: true, childList: true });
    });
    const asked = page.waitForRequest('**/api/products/no-such-gin');
    await page.goto('/products/gin/no-such-gin', { waitUntil: 'commit' });
    await asked;
    await expect(page.getByRole('heading', { level: 1, name: 'Not on our shelves' })).toBeVisible();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('heading', { level: 1, name: 'Not on our shelves' })).toBeVisible();
    const answered = page.waitForResponse('**/api/products/no-such-gin');
    release();
    await answered;
    await page.clock.fastForward(1000);
    await expect(page.getByRole('heading', { level: 1, name: 'Not on our shelves' })).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seenHeadings: string[] }).seenHeadings);
    expect(seen.filter((text) => text !== 'none')).toEqual(['Not on our shelves']);
  });

  test('RTE-7 a product that is newer than the build replaces it', async ({ page }) => {
    await page.route('**/api/products/new-gin', async (route) => {
      const answer = await route.fetch({ url: route.request().url().replace('new-gin', 'ashcombe-sloe-gin') });
      const body = await answer.text();
      await route.fulfill({
        status: 200,
        contentType: 'application/json',
        body: body.replaceAll('ashcombe-sloe-gin', 'new-gin'),
      });
    });
    await page.goto('/products/gin/new-gin');
    await expect(page.getByRole('heading', { level: 1, name: 'Ashcombe Sloe Gin' })).toBeVisible();
  });
});
