import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, FAILED_REQUEST, test, untilReady } from '#tests/support/shop-test.ts';

const SOLD_OUT = {
  id: 'ashcombe-cask-rested-gin',
  name: 'Ashcombe Cask Rested Gin',
  imageUrl: '/images/products/ashcombe-cask-rested-gin.avif',
};
const IN_STOCK = { ...SOLD_OUT, id: 'ashcombe-sloe-gin', name: 'Ashcombe Sloe Gin' };
const GONE = { ...SOLD_OUT, id: 'no-such-bottle', name: 'Farewell Cask' };
const PAGE = `/products/gin/${SOLD_OUT.id}`;

/** Puts entries under a key before the first page has loaded. */
async function store(context: BrowserContext, key: 'watched' | 'saved', entries: readonly unknown[]): Promise<void> {
  await context.addInitScript(
    ([name, value]) => {
      if (location.protocol !== 'http:' || !name || !value || localStorage.getItem(`test.${name}`)) return;
      localStorage.setItem(`test.${name}`, 'yes');
      localStorage.setItem(`tawny-and-rye.${name}`, value);
    },
    [key, JSON.stringify({ version: 1, data: entries })],
  );
}

const ask = (page: Page, name = SOLD_OUT.name) =>
  page.getByRole('main').getByRole('button', { name: `Tell me when it is back: ${name}`, exact: true });
const takeBack = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: `Do not tell me: ${SOLD_OUT.name}`, exact: true });
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss this notice' });
const notice = (page: Page) => page.getByRole('status').filter({ has: dismiss(page) });
const list = (page: Page) => page.getByRole('region', { name: 'Waiting to be back' });
const PROMISE = 'We will tell you here when it is back.';

test('BCK-1 BCK-2 BCK-3 the whole way: asked, told at the next visit, looked at, and not told again', async ({
  page,
  scenario,
}) => {
  await page.goto(PAGE);
  await untilReady(page);
  await ask(page).press('Enter');
  await expect(takeBack(page)).toBeFocused();
  await expect(page.getByRole('main')).toContainText(PROMISE);
  await page.reload();
  await expect(takeBack(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  // On its own page the product would be seen to be back, which ends the wait without a notice.
  await page.goto('/about');
  await scenario('productsRestocked');
  await page.goto('/help');
  const back = notice(page).getByRole('link', { name: `${SOLD_OUT.name} is back` });
  await expect(back).toBeVisible();
  await expectNoAxeViolations(page);
  await back.click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('main')).toContainText('In stock');
  await expect(notice(page)).toHaveCount(0);
  await expect(ask(page)).toHaveCount(0);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/help');
  await untilReady(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter((url) => url.includes('ids='))).toEqual([]);
  await expect(notice(page)).toHaveCount(0);
});

test('BCK-3 a product whose own page is opened is seen: it is waited for no longer', async ({ page, context }) => {
  await store(context, 'watched', [IN_STOCK]);
  await page.goto(`/products/gin/${IN_STOCK.id}`);
  await expect(page.getByRole('main')).toContainText('In stock');
  const stored = () => page.evaluate(() => localStorage.getItem('tawny-and-rye.watched'));
  await expect.poll(stored).not.toContain(IN_STOCK.id);
  await page.goto('/help');
  await expect(notice(page)).toHaveCount(0);
});

test('BCK-2 BCK-3 BCK-4 one notice names all, with one request; Dismiss ends it for good, and passes the focus on', async ({
  page,
}) => {
  await store(page.context(), 'watched', [IN_STOCK, SOLD_OUT, GONE]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(notice(page)).toContainText('You asked us to tell you');
  await expect(notice(page).getByRole('listitem')).toHaveText([
    `${IN_STOCK.name} is back`,
    `${GONE.name} is no longer sold`,
  ]);
  await expect(notice(page)).toHaveAttribute('aria-live', 'polite');
  expect(asked.filter((url) => url.includes('ids='))).toHaveLength(1);
  await dismiss(page).press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/saved');
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([SOLD_OUT.name]);
  await expect(list(page)).toContainText('Out of Stock');
  await expect(notice(page)).toHaveCount(0);
});

test('BCK-2 on a phone the longest notice leaves all filters free', async ({ page, context }) => {
  const gone = (place: number) => ({ ...GONE, id: `no-such-bottle-${place}`, name: `Farewell Cask ${place}` });
  await store(
    context,
    'watched',
    Array.from({ length: 12 }, (_, place) => gone(place)),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('switch', { name: 'Include out of stock' }).click();
  await expect(filters.getByRole('switch', { name: 'Include out of stock' })).toBeChecked();
  await expect(notice(page)).toBeVisible();
});

test('BCK-2 the notice stays beside messages, and on the next page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await store(page.context(), 'watched', [IN_STOCK]);
  await page.goto('/products/gin');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: `Save ${IN_STOCK.name}`, exact: true }).click();
  await expect(notice(page)).toContainText('Saved for later');
  await expect(notice(page)).toContainText(`${IN_STOCK.name} is back`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/help');
  await expect(notice(page)).toContainText(`${IN_STOCK.name} is back`);
});

test('BCK-5 /saved lists what is waited for, beside what is saved; a saved bottle can be waited for', async ({
  page,
}) => {
  await store(page.context(), 'saved', [SOLD_OUT]);
  await page.goto('/saved');
  await expect(list(page)).toHaveCount(0);
  await ask(page).click();
  await expect(list(page).getByRole('link', { name: SOLD_OUT.name })).toBeVisible();
  await expectNoAxeViolations(page);
  await list(page)
    .getByRole('button', { name: `Do not tell me: ${SOLD_OUT.name}` })
    .press('Enter');
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(list(page).getByRole('link', { name: SOLD_OUT.name })).toBeVisible();
});

test.describe(() => {
  test.use({ expectedConsole: [FAILED_REQUEST] });
  test('BCK-1 with twenty, one more is not waited for, and a message leads to the list', async ({ page }) => {
    const twenty = Array.from({ length: 20 }, (_, at) => ({ ...SOLD_OUT, id: `glen-${at}`, name: `Glen ${at}` }));
    await page.route('**/api/products?ids=*', (route) => route.fulfill({ status: 503 }));
    await store(page.context(), 'watched', twenty);
    await page.goto(PAGE);
    await untilReady(page);
    await ask(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'You are waiting for 20 products.' })).toBeVisible();
    await expect(ask(page)).toBeVisible();
    await page.getByRole('status').getByRole('link', { name: 'View list' }).click();
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveCount(20);
  });

  test('BCK-4 an API that does not answer says nothing and loses nothing', async ({ page }) => {
    await store(page.context(), 'watched', [IN_STOCK]);
    let isDown = true;
    await page.route('**/api/products?ids=*', (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
    const answered = page.waitForResponse(/ids=/);
    await page.goto('/help');
    await answered;
    await expect(notice(page)).toHaveCount(0);
    isDown = false;
    await page.reload();
    await expect(notice(page)).toContainText(`${IN_STOCK.name} is back`);
  });
});

test('BCK-3 BCK-6 two tabs: what one has dismissed goes in the other', async ({ page, context }) => {
  await store(context, 'watched', [IN_STOCK]);
  await page.goto('/help');
  await dismiss(page).focus();
  const other = await context.newPage();
  await other.goto('/contact');
  await dismiss(other).click();
  await expect(notice(page)).toHaveCount(0);
  await page.bringToFront();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe(() => {
  test.use({ expectedConsole: [/Storage is not available/] });
  test('BCK-7 where the browser stores nothing, the line below the button says so', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Blocked', 'QuotaExceededError');
      };
    });
    await page.goto(PAGE);
    const line = page.getByText('This browser keeps nothing for the shop, so we cannot tell you at your next visit.');
    await expect(line).toBeVisible();
    await ask(page).click();
    await expect(line).toBeVisible();
  });
});

test('BCK-1 BCK-2 nothing moves as the button is pressed, and all fits, at every width', async ({ page }) => {
  await store(page.context(), 'watched', [IN_STOCK]);
  await page.goto(PAGE);
  await untilReady(page);
  await expect(notice(page)).toBeVisible();
  const below = page.getByRole('heading', { name: 'In stock instead' });
  const top = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  for (const width of [320, 768, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const box = await dismiss(page).boundingBox();
      // Where the notice has risen to, a browser measures in parts of a pixel.
      expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44);
      const before = await top();
      await ask(page).press('Enter');
      await expect(takeBack(page)).toBeVisible();
      expect(await top()).toBe(before);
      const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(inner).toBeLessThanOrEqual(outer ?? 0);
      await takeBack(page).press('Enter');
      await expect(ask(page)).toBeVisible();
    });
  }
});
