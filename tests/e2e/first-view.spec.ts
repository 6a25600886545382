import type { Locator, Page } from '@playwright/test';
import { expect, test, untilFaces, untilReady } from '#tests/support/shop-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Beyond the first view of the list. */
const farCard = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem', { includeHidden: true })
    .nth(20)
    .getByRole('link', { includeHidden: true });
const isLaidOut = (card: Locator) => card.evaluate((link) => link.checkVisibility());

/** The rest of the styles stays away until it is let in. */
async function holdStyles(page: Page): Promise<() => void> {
  let letIn = () => {};
  const isLetIn = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/assets\/rest-/, async (route) => {
    await isLetIn;
    await route.continue();
  });
  return letIn;
}

test('PRD-1 what is below the first view is laid out once the styles are here', async ({ page }) => {
  const letIn = await holdStyles(page);
  await page.goto('/products', { waitUntil: 'commit' });
  await farCard(page).waitFor({ state: 'attached' });
  await untilFaces(page);
  expect(await isLaidOut(farCard(page))).toBe(false);
  letIn();
  await expect.poll(() => isLaidOut(farCard(page))).toBe(true);
});

test('PRD-1 what is below the first view is there at once for whoever moves there', async ({ page }) => {
  await holdStyles(page);
  await page.goto('/products', { waitUntil: 'commit' });
  await farCard(page).waitFor({ state: 'attached' });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => isLaidOut(farCard(page))).toBe(true);
});

test('PRD-1 faces that never come hold nothing back', async ({ page }) => {
  await page.route(/\.woff2/, () => undefined);
  await page.goto('/products', { waitUntil: 'commit' });
  await untilReady(page);
  await expect.poll(() => isLaidOut(farCard(page))).toBe(true);
});
