import type { Locator, Page } from '@playwright/test';
import { expect, test, untilReady } from '#tests/support/shop-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Beyond the first view of the list. */
const farCard = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem', { includeHidden: true })
    .nth(20)
    .getByRole('link', { includeHidden: true });
const isLaidOut = (card: Locator) => card.evaluate((link) => link.checkVisibility());

/** Scripts and fonts wait until they are let in. */
async function holdFiles(page: Page): Promise<() => void> {
  let letIn = () => {};
  const isLetIn = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/assets\/.*\.(?:js|woff2)$/, async (route) => {
    await isLetIn;
    await route.continue();
  });
  return letIn;
}

test('PRD-1 content below the first view is laid out once the fonts or the scripts are loaded', async ({ page }) => {
  const letIn = await holdFiles(page);
  await page.goto('/products', { waitUntil: 'commit' });
  await farCard(page).waitFor({ state: 'attached' });
  expect(await isLaidOut(farCard(page))).toBe(false);
  letIn();
  await expect.poll(() => isLaidOut(farCard(page))).toBe(true);
});

test('PRD-1 content below the first view is laid out at once for a shopper who scrolls there', async ({ page }) => {
  await holdFiles(page);
  await page.goto('/products', { waitUntil: 'commit' });
  await farCard(page).waitFor({ state: 'attached' });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => isLaidOut(farCard(page))).toBe(true);
});

test('PRD-1 fonts that never load hold nothing back', async ({ page }) => {
  await page.route(/\.woff2/, () => undefined);
  await page.goto('/products', { waitUntil: 'commit' });
  await untilReady(page);
  await expect.poll(() => isLaidOut(farCard(page))).toBe(true);
});
