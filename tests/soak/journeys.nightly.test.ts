import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { serveShop } from '#tests/paths/browser/served-shop.ts';
import { findTestBrowser } from '#tools/shared/chromium.mjs';

const LAPS = 60;
/** Until then code is loaded and compiled, and what is remembered of lists and products fills up. */
const WARM_LAPS = 10;
const MOST_GROWTH_MB = 1;
/**
 * What the shop held would grow with every lap. Chromium itself holds some shelves: each picture with `sizes` that React
 * has made for a render which it then dropped stays in the MediaQueryMatcher of the document, up to 13 nodes a lap.
 */
const MOST_GROWTH_A_LAP = { nodes: 25, listeners: 4 };
/** Six products take turns; a page with a longer list of orders or messages is none of the journey. */
const PRODUCTS = 6;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The engine's own compiled code grows for long; what the shop holds is what counts. */
const INTERPRETED = '--js-flags=--no-opt --no-maglev --no-sparkplug';

type Held = { heapMb: number; nodes: number; listeners: number };

/** What the page holds once all is collected that nothing refers to. */
async function heldBy(session: CDPSession): Promise<Held> {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metricOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heapMb: metricOf('JSHeapUsedSize') / 1e6,
    nodes: metricOf('Nodes'),
    listeners: metricOf('JSEventListeners'),
  };
}

/** From the home page over list, product, cart and checkout to the order, and home. */
async function journey(page: Page, lap: number): Promise<void> {
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await heading('Premium Collection');
  await page
    .locator('#product-list li[data-stock=in] h3 a')
    .nth(lap % PRODUCTS)
    .click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await heading('Your Cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  for (const step of ['Review Order', 'Delivery Details', 'Payment']) {
    await dialog.locator('[aria-current=step]').filter({ hasText: step }).waitFor();
    await dialog.getByRole('button', { name: 'Next' }).click();
  }
  await dialog.getByRole('button', { name: 'Complete Order' }).click();
  await page.getByRole('link', { name: 'See your order' }).click();
  await heading(/^Order TR-/);
  await page.getByRole('banner').getByRole('link', { name: 'Tawny & Rye, home' }).click();
  await page.getByRole('link', { name: 'Shop Now' }).waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
}

test(`FLW-1 ${LAPS} whole journeys within one page leave nothing behind in memory`, { timeout: 900_000 }, async () => {
  const executablePath = findTestBrowser() ?? chromium.executablePath();
  const { browser, baseURL, close } = await serveShop(ROOT, executablePath, false, [INTERPRETED]);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(baseURL);
  await page.getByRole('button', { name: "I'm 18 or Older" }).click();
  const held: Held[] = [];
  for (let lap = 1; lap <= LAPS; lap += 1) {
    await journey(page, lap);
    if (lap >= WARM_LAPS && lap % 5 === 0) held.push(await heldBy(session));
  }
  await close();
  const [warm] = held;
  const last = held.at(-1);
  const said = held.map((one) => JSON.stringify(one)).join('\n');
  if (!warm || !last) throw new Error('Nothing was measured.');
  expect(last.heapMb - warm.heapMb, said).toBeLessThan(MOST_GROWTH_MB);
  const laps = LAPS - WARM_LAPS;
  expect((last.nodes - warm.nodes) / laps, said).toBeLessThan(MOST_GROWTH_A_LAP.nodes);
  expect((last.listeners - warm.listeners) / laps, said).toBeLessThan(MOST_GROWTH_A_LAP.listeners);
});
