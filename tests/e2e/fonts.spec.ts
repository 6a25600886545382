import type { Page } from '@playwright/test';
import { expect, test, untilFonts } from '#tests/support/shop-test.ts';

/** The shop's fonts that the page may use, with their styles and states. */
const fontsInUse = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => family.includes('Variable'))
      .map(({ family, style, status }) => `${family.replaceAll('"', '')} ${style} ${status}`)
      .sort(),
  );

/** Stops all frames until the test releases them. */
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
  test(`RTE-1 ${path} is painted before it requests the shop's fonts`, async ({ page }) => {
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
    await untilFonts(page);
    expect(asked).toHaveLength(2);
  });
}

test("RTE-1 the shop's fonts are used together, and an italic one is loaded only where it is needed", async ({
  page,
}) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/baskervville.*normal.*\.woff2/, async (route) => {
    await isReleased;
    await route.continue();
  });
  const other = page.waitForResponse(/hanken-grotesk.*\.woff2/);
  await page.goto('/products', { waitUntil: 'commit' });
  await (await other).finished();
  expect(await fontsInUse(page)).toEqual([]);
  release();
  await untilFonts(page);
  expect(await fontsInUse(page)).toEqual([
    'Baskervville Variable italic unloaded',
    'Baskervville Variable normal loaded',
    'Hanken Grotesk Variable normal loaded',
  ]);
});

test.describe('where a font fails to load', () => {
  test.use({ expectedConsole: [/status of 404/] });

  test('RTE-1 the other is used all the same', async ({ page }) => {
    await page.route(/baskervville.*\.woff2/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/products');
    await untilFonts(page);
    expect(await fontsInUse(page)).toContain('Hanken Grotesk Variable normal loaded');
  });
});
