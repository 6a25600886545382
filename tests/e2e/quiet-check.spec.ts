import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, test } from '#tests/support/shop-test.ts';

const PHONE = { width: 390, height: 844 };
const PRODUCT = '/products/gin/ashcombe-sloe-gin';

type Body = { data: Record<string, unknown>[] | Record<string, unknown> };

/** Answers as the API does, with something changed since the build, once the test allows it. */
async function changeAnswer(page: Page, url: RegExp, change: (body: Body) => void): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    // What has changed is called otherwise.
    const response = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': 'W/"another"' } });
    const body = (await response.json()) as Body;
    change(body);
    await released;
    await route.fulfill({ response, json: body });
  });
  return release;
}

const LIST = /\/api\/products\?/;
/** Everything that the list's page is rendered from. */
const ALL_OF_LIST = /\/api\/(products\?|categories$|brands$)/;
const ITEM = /\/api\/products\/ashcombe-sloe-gin$/;

/** Marks every element of the page, so that a new one can be recognised. */
const markElements = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('#shop *')) Object.assign(element, { isMarked: true });
  });
/** The elements that are new since. */
const newElements = (page: Page) =>
  page
    .locator('#shop *')
    .evaluateAll((all) => all.filter((element) => !('isMarked' in element)).map(({ outerHTML }) => outerHTML));

test.use({ viewport: PHONE });

test('API-5 PRD-6 a price and a stock that have changed since the build are corrected; nothing else moves', async ({
  page,
}) => {
  const release = await changeAnswer(page, LIST, ({ data }) => {
    const [first, second] = data as Record<string, unknown>[];
    Object.assign(first ?? {}, { price: 12.34 });
    Object.assign(second ?? {}, { inStock: false });
  });
  await page.goto('/products');
  const card = (at: number) => page.locator('#product-list li').nth(at);
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(card(0)).not.toContainText('£12.34');
  await markElements(page);
  const third = await card(2).innerHTML();
  release();
  await expect(card(0)).toContainText('£12.34');
  await expect(card(1)).toContainText('Out of Stock');
  expect(await card(2).innerHTML()).toBe(third);
  await expect(drawer).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
  // The chip is new, and no card.
  for (const element of await newElements(page)) expect(element).not.toContain('<h3');
});

/** Whatever is changed in the page from now on. */
async function watchChanges(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) => {
      changes.push(...records.map(({ type, target }) => `${type} of ${target.nodeName}`));
    }).observe(document.getElementById('shop') ?? document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { changes: string[] }).changes);
}

/** What is asked of the API, and of the shop's own code, with its priority. */
async function watchRequests(page: Page): Promise<{ asked: string[]; scripts: string[] }> {
  const seen = { asked: [] as string[], scripts: [] as string[] };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) seen.asked.push(`${pathname} ${request.initialPriority}`);
    if (pathname.endsWith('.js')) seen.scripts.push(pathname);
  });
  return seen;
}

const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

test('API-5 unchanged data are requested once, at low priority, and render nothing again', async ({ page }) => {
  const { asked, scripts } = await watchRequests(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ALL_OF_LIST, async (route) => {
    await released;
    await route.continue();
  });
  const answers = ['products?*', 'categories', 'brands'].map((path) => page.waitForResponse(`**/api/${path}`));
  await page.goto('/products');
  await expect.poll(() => asked.toSorted()).toEqual(['/api/brands Low', '/api/categories Low', '/api/products Low']);
  const changes = await watchChanges(page);
  const known = [...scripts];
  release();
  for (const answer of answers) expect((await answer).status()).toBe(304);
  await idle(page);
  expect(await changes()).toEqual([]);
  expect(asked.toSorted()).toEqual(['/api/brands Low', '/api/categories Low', '/api/products Low']);
  expect(scripts, 'no further code is needed').toEqual(known);
});

test('API-5 unchanged data that the API sends in full render nothing again', async ({ page }) => {
  const { asked } = await watchRequests(page);
  const release = await changeAnswer(page, LIST, () => {});
  await page.goto('/products');
  await expect.poll(() => asked).toContain('/api/products Low');
  const changes = await watchChanges(page);
  const list = page.waitForResponse(LIST);
  release();
  expect((await list).status()).toBe(200);
  await idle(page);
  expect(await changes()).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/api/products'))).toHaveLength(1);
});

test('API-5 DET-1 a product is put right, and the number that was chosen stays', async ({ page }) => {
  const release = await changeAnswer(page, ITEM, ({ data }) => Object.assign(data, { price: 12.34 }));
  await page.goto(PRODUCT);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^One more of/ }).click();
  await markElements(page);
  release();
  await expect(main.getByText('£12.34').first()).toBeVisible();
  expect(await newElements(page)).toEqual([]);
  await expect(main.getByRole('group', { name: /^Quantity of/ }).getByRole('status')).toHaveText('2');
});

test.describe('when the check fails', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('API-5 no message is shown, and the page does not change', async ({ page }) => {
    await page.route(LIST, (route) => route.fulfill({ status: 500, json: { message: 'Out of order.' } }));
    const statuses: number[] = [];
    page.on('response', (response) => void (LIST.test(response.url()) && statuses.push(response.status())));
    await page.goto('/products');
    await expect.poll(() => statuses).toEqual([500]);
    await idle(page);
    await expect(page.locator('#product-list li')).toHaveCount(24);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Out of order.')).toHaveCount(0);
  });

  test('API-5 DET-2 a product that is no longer sold is not to be found', async ({ page }) => {
    await page.route(ITEM, (route) => route.fulfill({ status: 404, json: { message: 'No such product.' } }));
    await page.goto(PRODUCT);
    await expect(page.getByRole('heading', { level: 1, name: 'Not on our shelves' })).toBeVisible();
  });
});
