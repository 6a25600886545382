import type { Page } from '@playwright/test';
import { putBehind } from '#tests/support/put-behind.ts';
import { expect, test, untilReady } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

/** The cross of each message in the corner, the oldest first. */
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' });

const GINS = ['ashcombe-london-dry-gin', 'ashcombe-navy-strength-gin', 'ashcombe-old-tom-gin'];

/** The list with time standing still, and so many messages in its corner. */
async function openWithMessages(page: Page, count: number): Promise<void> {
  const lines = GINS.slice(0, count).map((id) => ({ id, quantity: 1 }));
  await storeCartText(page.context(), cartText(lines));
  await page.clock.install({ time: '2025-06-15T12:00:00' });
  await page.goto('/products?category=gin');
  const less = page.getByRole('main').getByRole('button', { name: /^One less/ });
  await expect(less).toHaveCount(count);
  await untilReady(page);
  await page.clock.pauseAt('2025-06-15T12:01:00');
  // What is taken out leaves the steppers: the next one is the first of them. Each has a message of its own, with Undo.
  for (let index = 0; index < count; index += 1) await less.first().click();
  // They come after the frame that answers the press.
  await page.clock.runFor(50);
  await expect(dismiss(page)).toHaveCount(count);
}

test('CRT-6 while the pointer is on a message none leaves; afterwards each has five seconds', async ({ page }) => {
  await openWithMessages(page, 2);
  await dismiss(page).last().hover();
  await page.clock.runFor(10_000);
  await expect(dismiss(page)).toHaveCount(2);
  await page.mouse.move(5, 5);
  await page.clock.runFor(4999);
  await expect(dismiss(page)).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(dismiss(page)).toHaveCount(1);
  await page.clock.runFor(5000);
  await expect(dismiss(page)).toHaveCount(0);
});

test('CRT-6 while another tab or app is in front none leaves, also of those that come then; afterwards each has five seconds', async ({
  page,
}) => {
  await openWithMessages(page, 1);
  await putBehind(page, true);
  await page.clock.runFor(60_000);
  await expect(dismiss(page)).toHaveCount(1);
  await putBehind(page, false);
  await page.clock.runFor(4999);
  await expect(dismiss(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(dismiss(page)).toHaveCount(0);

  await putBehind(page, true);
  await page.getByRole('main').getByRole('button', { name: /^Add / }).first().dispatchEvent('click');
  await page.clock.runFor(60_000);
  await expect(dismiss(page)).toHaveCount(1);
  await putBehind(page, false);
  await page.clock.runFor(5000);
  await expect(dismiss(page)).toHaveCount(0);
});

test('CRT-6 what is said while the page is opened behind another tab waits until it is in front', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    localStorage.setItem('tawny-and-rye.orders', 'no orders');
  });
  await page.clock.install();
  await page.goto('/about');
  await expect(dismiss(page)).toHaveCount(1);
  await page.clock.runFor(60_000);
  await expect(dismiss(page)).toHaveCount(1);
  await putBehind(page, false);
  await page.clock.runFor(5000);
  await expect(dismiss(page)).toHaveCount(0);
});

test('CRT-6 while the focus is in a message none leaves, wherever the pointer is', async ({ page }) => {
  await openWithMessages(page, 1);
  await dismiss(page).focus();
  await dismiss(page).last().hover();
  await page.mouse.move(5, 5);
  await page.clock.runFor(10_000);
  await expect(dismiss(page)).toHaveCount(1);
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.clock.runFor(5000);
  await expect(dismiss(page)).toHaveCount(0);
});

test('CRT-6 a press with the pointer sends its message away; the others leave once the pointer has', async ({
  page,
}) => {
  await openWithMessages(page, 3);
  await dismiss(page).first().click();
  await expect(dismiss(page)).toHaveCount(2);
  await page.mouse.move(5, 5);
  await page.clock.runFor(4999);
  await expect(dismiss(page)).toHaveCount(2);
  await page.clock.runFor(5001);
  await expect(dismiss(page)).toHaveCount(0);
});

test('CRT-6 a message that comes to lie under the pointer, because another is dismissed, is held', async ({ page }) => {
  await openWithMessages(page, 3);
  await dismiss(page).last().click();
  await expect(dismiss(page)).toHaveCount(2);
  // The browser notices what lies under a pointer that has not moved after the next frame.
  await expect(page.locator('[role=status] :hover').first()).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(dismiss(page)).toHaveCount(2);
  await page.mouse.move(5, 5);
  await page.clock.runFor(10_000);
  await expect(dismiss(page)).toHaveCount(0);
});

test('CRT-6 a press with a key passes the focus to the next message, and at last to the page’s heading', async ({
  page,
}) => {
  await openWithMessages(page, 2);
  await dismiss(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(dismiss(page)).toHaveCount(1);
  await page.clock.runFor(10_000);
  await expect(dismiss(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await dismiss(page).focus();
  await page.keyboard.press('Enter');
  await expect(dismiss(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('CRT-6 RTE-5 a message that is removed with the focus in it holds the others no longer, and the heading has the focus', async ({
  page,
}) => {
  await openWithMessages(page, 2);
  await dismiss(page).last().focus();
  // As assistive technology presses: the focus stays where it is.
  await page.getByRole('button', { name: 'Undo' }).last().dispatchEvent('click', { detail: 1 });
  await expect(dismiss(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.clock.runFor(5000);
  await expect(dismiss(page)).toHaveCount(0);
});

test('CRT-2 CRT-6 a cart that Undo fills again has the focus at its heading', async ({ page, context }) => {
  await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 1 }]));
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart', exact: true })).toBeFocused();
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true });
  test('CRT-6 a tap holds nothing: the others leave after five seconds', async ({ page }) => {
    await openWithMessages(page, 2);
    await dismiss(page).last().tap();
    await expect(dismiss(page)).toHaveCount(1);
    await page.clock.runFor(4999);
    await expect(dismiss(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(dismiss(page)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('CRT-6 one message at a time names all added products, has its controls in one row, and covers no button for buying', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/products?category=gin');
    const add = page.getByRole('main').getByRole('button', { name: /^Add .* to cart$/ });
    for (let index = 0; index < 3; index += 1) await add.first().tap();
    const message = page.getByRole('status').filter({ hasText: '3 items added' });
    await expect(message).toBeVisible();
    await expect(dismiss(page)).toHaveCount(1);
    const controls = message.getByRole('link', { name: 'View cart' }).or(dismiss(page));
    const centres = await controls.evaluateAll((found) =>
      found.map((control) => {
        const { top, bottom } = control.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(centres).toHaveLength(2);
    expect(new Set(centres).size, `${centres}`).toBe(1);
    await page
      .getByRole('button', { name: /^One less/ })
      .first()
      .tap();
    await expect(page.getByRole('status').filter({ hasText: 'Removed from your cart' })).toBeVisible();
    await expect(message).toBeHidden();

    await page.goto('/products/gin/ashcombe-sloe-gin');
    await page.getByRole('button', { name: 'Add to Cart' }).first().tap();
    const said = await dismiss(page).boundingBox();
    for (const text of [/^Delivery is/, /^£28\.50/]) {
      const bought = await page.getByRole('main').getByText(text).first().boundingBox();
      expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(bought?.y ?? 0);
    }
    const press = await page.getByRole('button', { name: 'Add to Cart' }).first().boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(press?.y ?? 0);
  });
});

test.describe('under a drawer', () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 844, height: 390 },
  ])
    test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
      test.use({ viewport });
      test('CRT-6 PRD-2 messages are over the drawer and its list, leave its buttons free, and can be pressed', async ({
        page,
      }) => {
        await page.goto('/products');
        const add = page.getByRole('main').getByRole('button', { name: /^Add .* to cart$/ });
        await add.first().click();
        await page.getByRole('button', { name: /^Filters/ }).click();
        const drawer = page.getByRole('dialog', { name: 'Filters' });
        await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
        const message = page.getByRole('status').filter({ hasText: 'Added to your cart' });
        await expect(message).toBeVisible();
        for (const name of [/^Show \d+/, 'Clear Filters']) {
          const [said, button] = [
            await message.boundingBox(),
            await drawer.getByRole('button', { name }).boundingBox(),
          ];
          expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
        }
        await dismiss(page).click();
        await expect(dismiss(page)).toHaveCount(0);
        await expect(drawer).toBeVisible();
      });
    });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 620 },
])
  test.describe(`under the checkout and an enlarged picture, at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    test('CRT-6 CHK-1 a message waits while the checkout is open, and its Undo counts afterwards', async ({ page }) => {
      await storeCartText(page.context(), cartText(GINS.slice(0, 2).map((id) => ({ id, quantity: 1 }))));
      await page.goto('/cart');
      await page.getByRole('button', { name: /^Remove Ashcombe London Dry/ }).click();
      await expect(dismiss(page)).toBeVisible();
      await page.getByRole('button', { name: 'Proceed to Checkout' }).first().click();
      const checkout = page.getByRole('dialog');
      await expect(checkout.getByRole('button', { name: 'Next' })).toBeVisible();
      await expect(dismiss(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(checkout).toBeHidden();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    });

    test('CRT-6 ZOM-1 a message waits while the enlarged picture is open', async ({ page }) => {
      await page.goto('/products/gin/ashcombe-london-dry-gin');
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(dismiss(page)).toBeVisible();
      await page.getByRole('button', { name: /^Enlarge picture/ }).click();
      await expect(page.getByRole('dialog', { name: /^Picture of/ })).toBeVisible();
      await expect(dismiss(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('status').filter({ hasText: 'Added to your cart' })).toBeVisible();
    });
  });
