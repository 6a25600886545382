import type { Page } from '@playwright/test';
import { expect, test, untilFaces } from '#tests/support/shop-test.ts';

/** The shop's own faces that text may be set in, by their families and how they stand. */
const facesInUse = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => family.includes('Variable'))
      .map(({ family, style, status }) => `${family.replaceAll('"', '')} ${style} ${status}`)
      .sort(),
  );

/** No frame comes until the test gives it. */
const holdFrames = (page: Page) =>
  page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    let isHeld = true;
    window.requestAnimationFrame = (run) => (isHeld ? held.push(run) : request(run));
    window.giveFrames = () => {
      isHeld = false;
      for (const run of held) request(run);
    };
  });

for (const path of ['/', '/products', '/products/gin/ashcombe-sloe-gin', '/login']) {
  test(`RTE-1 ${path} is seen before it asks for the shop's faces`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) asked.push(request.url());
    });
    await holdFrames(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForLoadState('load');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toEqual([]);
    await page.evaluate(() => window.giveFrames());
    await untilFaces(page);
    expect(asked).toHaveLength(2);
  });
}

test("RTE-1 the shop's faces are taken into use together, and a slanted one is fetched only where it is seen", async ({
  page,
}) => {
  let letCome = () => {};
  const isLetCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/baskervville.*normal.*\.woff2/, async (route) => {
    await isLetCome;
    await route.continue();
  });
  const other = page.waitForResponse(/hanken-grotesk.*\.woff2/);
  await page.goto('/products', { waitUntil: 'commit' });
  await (await other).finished();
  expect(await facesInUse(page)).toEqual([]);
  letCome();
  await untilFaces(page);
  expect(await facesInUse(page)).toEqual([
    'Baskervville Variable italic unloaded',
    'Baskervville Variable normal loaded',
    'Hanken Grotesk Variable normal loaded',
  ]);
});

test.describe('where a face does not come', () => {
  test.use({ expectedConsole: [/status of 404/] });

  test('RTE-1 the other is taken into use all the same', async ({ page }) => {
    await page.route(/baskervville.*\.woff2/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/products');
    await untilFaces(page);
    expect(await facesInUse(page)).toContain('Hanken Grotesk Variable normal loaded');
  });
});
