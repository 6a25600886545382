import type { Page } from '@playwright/test';
import { PAGE_KINDS } from '#tests/support/page-kinds.ts';
import { expect, test as shopTest, untilReady } from '#tests/support/shop-test.ts';
import { authText } from '#tests/support/stored-auth.ts';
import { findChromium } from '#tools/shared/chromium.mjs';

const WHOLE_CHROMIUM = findChromium();

/** Chromium's headless shell has no back/forward cache, and Playwright starts Chromium without it; here it is tested. */
const test = shopTest.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ...(WHOLE_CHROMIUM === null ? {} : { executablePath: WHOLE_CHROMIUM }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 390, height: 844 } });

/** The same server under a name that makes it another site. The page there is ready, so that it changes its history no more. */
async function goElsewhere(page: Page, baseURL: string | undefined): Promise<void> {
  await page.goto(`${(baseURL ?? '').replace('localhost', '127.0.0.1')}/shipping`);
  await untilReady(page);
}

type Explanation = { reason: string; type: string };

/** Records how the page is shown, and why the browser does not cache it. */
async function watchReturns(page: Page): Promise<() => readonly Explanation[]> {
  await page.addInitScript(() => {
    const persisted: boolean[] = [];
    Object.assign(window, { persisted });
    addEventListener('pageshow', (event) => persisted.push(event.persisted));
  });
  const explanations: Explanation[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    explanations.push(...notRestoredExplanations.map(({ reason, type }) => ({ reason, type })));
  });
  return () => explanations;
}

/** A page that is brought back is not loaded: that is not waited for. */
const back = (page: Page) => page.goBack({ waitUntil: 'commit' });

const persisted = (page: Page) => page.evaluate(() => (window as unknown as { persisted: boolean[] }).persisted);

test("RTE-5 pages come back from the browser's memory when another site is left by Back", async ({ page, baseURL }) => {
  test.slow();
  const explanations = await watchReturns(page);
  for (const path of [...PAGE_KINDS, '/cart', '/orders']) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.headers()['cache-control']).not.toContain('no-store');
      await page.evaluate(() => Object.assign(window, { isTheSame: true }));
      await goElsewhere(page, baseURL);
      await back(page);
      expect(explanations()).toEqual([]);
      expect(await persisted(page)).toEqual([false, true]);
      expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
    });
  }
});

test('RTE-5 CRT-5 SES-1 a restored page shows what other tabs have changed meanwhile', async ({
  page,
  context,
  baseURL,
}) => {
  await watchReturns(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products');
  await goElsewhere(page, baseURL);
  const other = await context.newPage();
  await other.goto('/products');
  await other.waitForSelector('html[data-ready]');
  await other
    .getByRole('button', { name: /^Add .* to cart/ })
    .first()
    .click();
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await other.evaluate((text) => localStorage.setItem('tawny-and-rye.auth', text), authText());
  await back(page);
  expect(await persisted(page)).toEqual([false, true]);
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Eleanor Hart/ })).toBeVisible();
});

test('RTE-5 a page from the browser cache has its scroll position, and Back within the shop restores its own', async ({
  page,
  baseURL,
}) => {
  await watchReturns(page);
  await page.goto('/products');
  const card = page.locator('#product-list li').nth(5);
  await card.scrollIntoViewIfNeeded();
  const listTop = await page.evaluate(() => window.scrollY);
  expect(listTop).toBeGreaterThan(0);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\/.+\/.+/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await goElsewhere(page, baseURL);
  await back(page);
  expect(await persisted(page)).toEqual([false, true]);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/products');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(listTop);
});
