import type { BrowserContext, Locator, Page } from '@playwright/test';
import { CartPage } from '#tests/models/cart-page.ts';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, FAILED_REQUEST, test, untilFonts, untilReady } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

const GIN = { id: 'ashcombe-sloe-gin', name: 'Ashcombe Sloe Gin', imageUrl: '/images/products/ashcombe-sloe-gin.avif' };
const SOLD_OUT = { ...GIN, id: 'ashcombe-cask-rested-gin', name: 'Ashcombe Cask Rested Gin' };
const GONE = { ...GIN, id: 'no-such-bottle', name: 'Farewell Cask' };

/** Puts a text under the saved bottles' key before the first page has loaded. */
async function storeSaved(context: BrowserContext, entries: readonly unknown[]): Promise<void> {
  await context.addInitScript(
    (value) => {
      if (location.protocol !== 'http:' || localStorage.getItem('test.saved')) return;
      localStorage.setItem('test.saved', 'yes');
      localStorage.setItem('tawny-and-rye.saved', value);
    },
    JSON.stringify({ version: 1, data: entries }),
  );
}

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true });
const list = (page: Page) => page.getByRole('region', { name: 'Saved bottles' });
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name }).first();
const message = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
const openSaved = async (page: Page) => {
  await page.goto('/saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved bottles');
};

test("SAV-2 SAV-1 a heart is large enough, on its card's picture, pressed, and stored", async ({ page }) => {
  await page.goto('/products/gin');
  const button = heart(page, GIN.name);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    const box = await button.boundingBox();
    expect(box?.width, `${viewport.width} px`).toBeGreaterThanOrEqual(44);
    expect(box?.height, `${viewport.width} px`).toBeGreaterThanOrEqual(44);
    const picture = await page.getByRole('listitem').filter({ has: button }).locator('img').first().boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(picture?.x ?? Number.NaN);
    expect((box?.x ?? 0) + 44).toBeLessThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0) + 1);
  }
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/products/gin');
  await expect(message(page)).toContainText('Saved for later');
  await page.reload();
  await untilReady(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

for (const width of [390, 1440]) {
  test(`SAV-2 at ${width} px a heart is beside Add, and nothing moves when it is pressed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/products/gin/${GIN.id}`);
    await untilReady(page);
    await untilFonts(page);
    const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
    const below = page.getByRole('link', { name: 'See how returns work' });
    const button = heart(page, GIN.name);
    /** On the page, however far it is scrolled. */
    const placeOf = (part: Locator) =>
      part.evaluate((element) => {
        const placed = element.getBoundingClientRect();
        return { x: placed.x, y: placed.y + scrollY, width: placed.width, height: placed.height };
      });
    const places = () => Promise.all([button, add, below].map(placeOf));
    const before = await places();
    const [box, beside] = before;
    expect(box?.x).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0));
    expect(box?.y).toBe(beside?.y);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.press('Space');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(message(page)).toContainText('Saved for later');
    expect(await places()).toEqual(before);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toBeFocused();
  });
}

test('SAV-2 the focus ring of a heart is on its card, past whose edge nothing is painted', async ({ page }) => {
  await page.goto('/products/gin');
  await untilReady(page);
  await heart(page, GIN.name).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(heart(page, GIN.name)).toBeFocused();
  const { outlineOffset, outlineWidth } = await heart(page, GIN.name).evaluate((element) => {
    const style = getComputedStyle(element);
    return {
      outlineOffset: Number.parseFloat(style.outlineOffset),
      outlineWidth: Number.parseFloat(style.outlineWidth),
    };
  });
  expect(outlineWidth).toBe(2);
  expect(outlineOffset).toBeLessThanOrEqual(-outlineWidth);
});

test('SAV-2 a press before the code of the shop is loaded waits for it, too', async ({ page }) => {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/products', { waitUntil: 'commit' });
  const first = page
    .locator('#product-list')
    .getByRole('button', { name: /^Save / })
    .first();
  await first.click();
  letGo();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(message(page)).toContainText('Saved for later');
});

test('SAV-2 a heart works with Save-Data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/products/gin');
  await untilReady(page);
  await heart(page, GIN.name).click();
  await expect(message(page)).toContainText('Saved for later');
  await expect(heart(page, GIN.name)).toHaveAttribute('aria-pressed', 'true');
});

test.describe('an answer that cannot be read', () => {
  test.use({ expectedConsole: [/could not be read and left out/] });

  test('SAV-4 API-3 a bottle whose answer cannot be read has no price, is asked for once, and can be removed', async ({
    page,
  }) => {
    await storeSaved(page.context(), [GIN, SOLD_OUT]);
    let requests = 0;
    await page.route(/\/products\?ids=/, async (route) => {
      requests += 1;
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({
        response,
        json: {
          ...answer,
          data: answer.data.map((product: { id: string }) =>
            product.id === GIN.id ? { ...product, price: 'low' } : product,
          ),
        },
      });
    });
    await openSaved(page);
    await expect(row(page, SOLD_OUT.name)).toContainText('Out of Stock');
    await expect(row(page, GIN.name)).toContainText('Price unavailable');
    await expect(row(page, GIN.name).getByRole('button', { name: /^Add/ })).toHaveCount(0);
    await expect(page.getByRole('list', { name: `In stock instead of ${SOLD_OUT.name}` })).toBeVisible();
    expect(requests).toBe(1);
    await page.getByRole('button', { name: `Remove ${GIN.name}` }).click();
    await expect(list(page).getByRole('heading')).toHaveText([SOLD_OUT.name]);
  });
});

test('SAV-4 SAV-3 /saved says which bottles are in stock today, offers alternatives, and removes with Undo', async ({
  page,
}) => {
  await storeSaved(page.context(), [GIN, SOLD_OUT, GONE]);
  await openSaved(page);
  await expect(row(page, GIN.name)).toContainText('In stock');
  await expect(row(page, GIN.name)).toContainText('£28.50');
  await expect(row(page, SOLD_OUT.name)).toContainText('Out of Stock');
  await expect(row(page, GONE.name)).toContainText('No longer sold');
  await expect(row(page, GONE.name).getByRole('link')).toHaveCount(0);
  const instead = page.getByRole('list', { name: `In stock instead of ${SOLD_OUT.name}` });
  await expect(instead.getByRole('link')).toHaveCount(4);
  await expect(row(page, SOLD_OUT.name).getByRole('link', { name: 'All gin' })).toHaveAttribute(
    'href',
    '/products?category=gin',
  );
  await expectNoAxeViolations(page);

  await row(page, GIN.name)
    .getByRole('button', { name: `Add ${GIN.name} to cart` })
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.getByRole('button', { name: `Remove ${GIN.name}` }).press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${SOLD_OUT.name}` })).toBeFocused();
  const names = list(page).getByRole('heading');
  await expect(names).toHaveText([SOLD_OUT.name, GONE.name]);
  await message(page).getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveText([GIN.name, SOLD_OUT.name, GONE.name]);
});

test('SAV-4 SAV-7 with nothing saved the page says how to save, where bottles are stored, and links to the products', async ({
  page,
}) => {
  await openSaved(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Nothing is saved yet. Press the heart of a bottle, and it will be found here.');
  await expect(main).toContainText('kept on this device only, whether or not you are signed in');
  await expectNoAxeViolations(page);
  await main.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page).toHaveURL('/products');
});

test.describe(() => {
  test.use({ expectedConsole: [FAILED_REQUEST] });
  test('SAV-4 if the catalogue does not answer, the bottles are shown, and Try again requests again', async ({
    page,
  }) => {
    await storeSaved(page.context(), [GIN]);
    let isDown = true;
    await page.route('**/api/products?ids=*', (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
    await openSaved(page);
    await expect(page.getByRole('alert')).toContainText('Today’s prices could not be loaded');
    await expect(row(page, GIN.name)).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, GIN.name)).toContainText('£28.50');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('SAV-5 a line is saved for later, and Undo brings back both', async ({ page }) => {
  await storeCartText(page.context(), cartText([{ id: GIN.id, quantity: 2 }]));
  const cart = new CartPage(page);
  await cart.open();
  await page.getByRole('button', { name: `Save for later: ${GIN.name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart is Empty');
  await expect(message(page)).toHaveCount(1);
  await message(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.getByRole('button', { name: `Save for later: ${GIN.name}` }).click();
  await page.getByRole('main').getByRole('link', { name: 'Saved bottles' }).click();
  await expect(row(page, GIN.name)).toContainText('£28.50');
});

test('SAV-2 SAV-6 two tabs show the same bottles, whose hearts are full without a touch', async ({ page, context }) => {
  await storeSaved(context, [GIN]);
  await openSaved(page);
  const other = await context.newPage();
  await other.goto('/products/gin');
  await untilReady(other);
  await expect(heart(other, GIN.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(other, 'Ashcombe London Dry Gin')).toHaveAttribute('aria-pressed', 'false');
  await heart(other, GIN.name).click();
  await expect(page.getByRole('main')).toContainText('Nothing is saved yet.');
});

test.describe(() => {
  test.use({ expectedConsole: [/Storage is not available/] });
  test('SAV-7 if the browser stores nothing, /saved says that it lasts as long as the page', async ({ page }) => {
    await storeCartText(page.context(), cartText([{ id: GIN.id, quantity: 1 }]));
    const cart = new CartPage(page);
    await cart.open();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Blocked', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: `Save for later: ${GIN.name}` }).click();
    await page.getByRole('main').getByRole('link', { name: 'Saved bottles' }).click();
    await expect(page.getByRole('main')).toContainText('This browser keeps nothing for the shop');
  });
});

test('SAV-2 the heart is seen with forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/products/gin');
  const button = heart(page, GIN.name);
  await expect(button).toBeVisible();
  const [mark, ground] = await button.evaluate((element) => [
    getComputedStyle(element, '::before').backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(mark).not.toBe(ground);
});

test('SAV-4 the saved bottles fit into 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await storeSaved(page.context(), [GIN, SOLD_OUT]);
  await openSaved(page);
  await expect(row(page, SOLD_OUT.name)).toContainText('In stock, and like it');
  const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(inner).toBeLessThanOrEqual(outer ?? 0);
});
