import type { BrowserContext, Page } from '@playwright/test';
import { CartPage } from '#tests/models/cart-page.ts';
import { CheckoutDialog } from '#tests/models/checkout-dialog.ts';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, test, untilReady } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

const CART = cartText([{ id: 'ashcombe-sloe-gin', quantity: 2 }]);
const PORTLAND = { street: '12 Alder Street', city: 'Portland', state: 'OR', zipCode: '97205', country: 'USA' };
const MONTREAL = { street: '48 Rue des Érables', city: 'Montréal', state: 'QC', zipCode: 'H2X 1Y4', country: 'CAN' };
const PORTLAND_LINE = '12 Alder Street, Portland, OR 97205, United States';
const MONTREAL_LINE = '48 Rue des Érables, Montréal, QC H2X 1Y4, Canada';
const STORED = [
  { address: MONTREAL, use: 2 },
  { address: PORTLAND, use: 1 },
];
const BOX = 'Remember this address on this device';

/** Puts a cart and addresses into storage before the first page has loaded. */
async function store(context: BrowserContext, addresses: readonly unknown[] | null): Promise<void> {
  await storeCartText(context, CART);
  if (addresses === null) return;
  await context.addInitScript(
    (value) => {
      if (location.protocol !== 'http:' || localStorage.getItem('test.addresses')) return;
      localStorage.setItem('test.addresses', 'yes');
      localStorage.setItem('tawny-and-rye.addresses', value);
    },
    JSON.stringify({ version: 1, data: addresses }),
  );
}

const storedText = (page: Page) => page.evaluate(() => localStorage.getItem('tawny-and-rye.addresses') ?? '');
const box = (page: Page) => page.getByRole('checkbox', { name: BOX });
const group = (page: Page) => page.getByRole('group', { name: 'Your addresses' });
const radio = (page: Page, name: string) => group(page).getByRole('radio', { name, exact: true });
const remove = (page: Page, name: string) => group(page).getByRole('button', { name: `Remove ${name}`, exact: true });
const undo = (page: Page) => group(page).getByRole('button', { name: 'Undo' });

async function openStep2(page: Page): Promise<CheckoutDialog> {
  const checkout = new CheckoutDialog(page);
  await new CartPage(page).checkOut();
  await checkout.next();
  await checkout.expectStep('Delivery Details');
  return checkout;
}

async function complete(checkout: CheckoutDialog): Promise<void> {
  await checkout.next();
  await checkout.next();
  await checkout.complete();
  await expect(checkout.success).toBeVisible();
}

async function expectFields(checkout: CheckoutDialog, address: typeof PORTLAND): Promise<void> {
  await expect(checkout.field('Street')).toHaveValue(address.street);
  await expect(checkout.field('City')).toHaveValue(address.city);
  await expect(checkout.field('State')).toHaveValue(address.state);
  await expect(checkout.field('ZIP code')).toHaveValue(address.zipCode);
  await expect(checkout.field('Country')).toHaveValue(address.country);
}

test('ADB-1 ADB-3 an address that is remembered is offered at the next checkout, and one that is not chosen is not', async ({
  page,
  context,
}) => {
  await store(context, null);
  await page.goto('/cart');
  let checkout = await openStep2(page);
  await expect(group(page)).toHaveCount(0);
  await expect(box(page)).not.toBeChecked();
  await checkout.field('Street').fill(PORTLAND.street);
  await checkout.field('City').fill(PORTLAND.city);
  await checkout.field('State').fill(PORTLAND.state);
  await checkout.field('ZIP code').fill(PORTLAND.zipCode);
  await box(page).check();
  await complete(checkout);
  expect(JSON.parse(await storedText(page)).data).toEqual([{ address: PORTLAND, use: 1 }]);
  await page.evaluate((text) => localStorage.setItem('tawny-and-rye.cart', text), CART);
  await page.goto('/cart');
  await untilReady(page);
  checkout = await openStep2(page);
  await expect(checkout.field('Street')).toHaveValue('');
  await expect(radio(page, PORTLAND_LINE)).not.toBeChecked();
  await radio(page, PORTLAND_LINE).check();
  await expectFields(checkout, PORTLAND);
  await expect(box(page)).toHaveCount(0);
  await checkout.field('Street').fill('7 Pier Road');
  await expect(radio(page, PORTLAND_LINE)).not.toBeChecked();
  await expect(box(page)).not.toBeChecked();
  await complete(checkout);
  expect(await storedText(page)).not.toContain('7 Pier Road');
});

test('ADB-2 the address used last is the first', async ({ page, context }) => {
  await store(context, STORED);
  await page.goto('/cart');
  const checkout = await openStep2(page);
  await expect(group(page).getByRole('radio')).toHaveCount(2);
  await expect(group(page).getByRole('listitem').first()).toContainText(MONTREAL_LINE);
  await radio(page, PORTLAND_LINE).check();
  await complete(checkout);
  await page.evaluate((text) => localStorage.setItem('tawny-and-rye.cart', text), CART);
  await page.goto('/cart');
  await untilReady(page);
  await openStep2(page);
  await expect(group(page).getByRole('listitem').first()).toContainText(PORTLAND_LINE);
});

test('ADB-3 ADB-4 with the keyboard alone: choose, remove, Undo', async ({ page, context }) => {
  await store(context, STORED);
  await page.goto('/cart');
  const checkout = await openStep2(page);
  await checkout.field('City').fill('Boston');
  await page.getByRole('heading', { name: /Step 2/ }).focus();
  await page.keyboard.press('Tab');
  await expect(radio(page, MONTREAL_LINE)).toBeFocused();
  await page.keyboard.press('Space');
  await expectFields(checkout, MONTREAL);
  await page.keyboard.press('ArrowDown');
  await expectFields(checkout, PORTLAND);
  await expect(radio(page, PORTLAND_LINE)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(remove(page, PORTLAND_LINE)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(radio(page, PORTLAND_LINE)).toHaveCount(0);
  await expectFields(checkout, PORTLAND);
  await expect(undo(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `Removed: ${PORTLAND_LINE}` })).toBeVisible();
  await remove(page, MONTREAL_LINE).press('Enter');
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(radio(page, MONTREAL_LINE)).toBeVisible();
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo(page)).toHaveCount(0);
  await expect(radio(page, MONTREAL_LINE)).toBeFocused();
  await expect(radio(page, PORTLAND_LINE)).toBeChecked();
  await checkout.expectStep('Delivery Details');
});

test('ADB-4 a removed address is gone after a reload, and no Undo is offered once the checkout is closed', async ({
  page,
  context,
}) => {
  await store(context, STORED);
  await page.goto('/cart');
  const checkout = await openStep2(page);
  await remove(page, MONTREAL_LINE).click();
  await expect(undo(page)).toBeVisible();
  await checkout.close();
  await openStep2(page);
  await expect(undo(page)).toHaveCount(0);
  await page.reload();
  await untilReady(page);
  await openStep2(page);
  await expect(group(page).getByRole('radio')).toHaveCount(1);
  await expect(radio(page, PORTLAND_LINE)).toBeVisible();
});

test('ADB-5 two tabs show the same addresses', async ({ page, context }) => {
  await store(context, STORED);
  await page.goto('/cart');
  await openStep2(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await untilReady(other);
  await openStep2(other);
  await remove(other, MONTREAL_LINE).click();
  await expect(radio(page, MONTREAL_LINE)).toHaveCount(0);
  await expect(undo(page)).toHaveCount(0);
  await undo(other).click();
  await expect(group(page).getByRole('listitem').first()).toContainText(MONTREAL_LINE);
});

test('ADB-3 at every width five long addresses can be read and pressed, and nothing scrolls sideways', async ({
  page,
  context,
}) => {
  const long = { ...PORTLAND, city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' };
  await store(
    context,
    [1, 2, 3, 4, 5].map((use) => ({ address: { ...long, street: `${use} Alder Street` }, use })),
  );
  await page.goto('/cart');
  const { dialog } = await openStep2(page);
  for (const width of [320, 390, 768, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      for (const button of await group(page).getByRole('button').all()) {
        const at = await button.boundingBox();
        expect(at?.width).toBeGreaterThanOrEqual(44);
        expect(at?.height).toBeGreaterThanOrEqual(44);
        expect((at?.x ?? 0) + (at?.width ?? width)).toBeLessThanOrEqual(width);
      }
      const region = dialog.getByRole('region').first();
      expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await expectNoAxeViolations(page);
    });
  }
});

test.describe('where the browser stores nothing', () => {
  test.use({ expectedConsole: [/Storage is not available/] });

  test('ADB-6 STO-1 step 2 says that addresses last as long as the page', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await page.goto('/products/gin');
    await page
      .getByRole('button', { name: /^Add .* to cart/ })
      .first()
      .click();
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    const checkout = await openStep2(page);
    await expect(checkout.dialog).toContainText('This browser keeps nothing for the shop');
    await expect(checkout.dialog).not.toContainText('kept on this device only');
  });
});
