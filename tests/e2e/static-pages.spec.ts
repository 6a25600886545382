import type { Page } from '@playwright/test';
import { holdAllCode } from '#tests/support/held-code.ts';
import { PAGE_KINDS } from '#tests/support/page-kinds.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { storeAuthText } from '#tests/support/stored-auth.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

const CARD = '#product-list li';

/** The browser is never idle, so prerendered data are not revalidated. API-5. */
const holdIdleTime = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** Notes the page as it is served, and the moment at which the charts run. */
async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const textOf = (id: string) => document.getElementById(id)?.innerHTML ?? '';
    Object.assign(window, { prerendered: null, isReady: false });
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { prerendered: { shop: textOf('shop'), main: textOf('main') } }),
    );
    document.addEventListener('shop.ready', () => Object.assign(window, { isReady: true }));
  });
}

type Part = 'shop' | 'main';
type Watched = { prerendered: Record<Part, string>; isReady: boolean };
const isReady = (page: Page) => page.waitForFunction(() => (window as unknown as Watched).isReady);

/**
 * The permitted differences between a prerendered page and the running page: what the gate and the charts say of
 * themselves, when an order arrives, and whether the means to buy are out of view, which no static page knows. DET-1, DET-4.
 */
const comparable = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<section aria-label="Buy .*?<\/section>/s, '')
    .replace(/(?<=<span class="delivery-dates-line">).*?(?=<\/span>)/g, '')
    .replace(
      / (?:inert|aria-hidden|data-drawn|data-style|style|data-unknown|data-loading|data-covered|aria-busy|data-shown)="[^"]*"/g,
      '',
    )
    .replace(/ (?:inert|data-unknown|data-loading|data-covered)(?=[ >])/g, '');

/** Prepares a phone for visits that check whether pages stay as prerendered. */
async function readyPhone(page: Page): Promise<void> {
  // All the pages of a phone are visited by one test: each costs a second instead of four.
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await holdIdleTime(page);
  await watchHydration(page);
}

/** Visits a page and waits until a part of it equals the prerendered one, with the charts running. */
async function expectAsPrerendered(page: Page, path: string, part: Part): Promise<void> {
  await page.goto(path);
  await isReady(page);
  const prerendered = await page.evaluate((name) => (window as unknown as Watched).prerendered[name], part);
  expect(prerendered).toContain('<h1');
  await expect
    .poll(async () => comparable(await page.locator(`#${part}`).evaluate((element) => element.innerHTML)))
    .toBe(comparable(prerendered));
}

test('RTE-1 API-5 pages are complete: hydration changes nothing in them, and requests nothing from the API', async ({
  page,
}) => {
  await readyPhone(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  for (const path of PAGE_KINDS) {
    await test.step(path, async () => {
      await expectAsPrerendered(page, path, 'shop');
      expect(asked).toEqual([]);
    });
  }
});

test.describe('with the clock of New Zealand, signed in, with something in the cart', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('RTE-1 SES-1 CRT-4 pages equal the prerendered ones', async ({ page, context }) => {
    await readyPhone(page);
    await storeAuthText(context);
    // It has none of the prerendered products, whose cards would show the number, and does not make delivery free.
    await storeCartText(context, cartText([{ id: 'tawny-rye-72-dark-chocolate', quantity: 1 }]));
    // The header says who is there and what is in the cart; so do the pages for signing in and up.
    for (const path of PAGE_KINDS.filter((kind) => kind !== '/login' && kind !== '/signup')) {
      await test.step(path, async () => {
        await expectAsPrerendered(page, path, 'main');
        await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      });
    }
  });
});

test.describe('with the clock of California, at the gate', () => {
  test.use({ timezoneId: 'America/Los_Angeles', ageConfirmed: false });

  test('RTE-1 AGE-7 pages equal the prerendered ones', async ({ page }) => {
    await readyPhone(page);
    for (const path of PAGE_KINDS) {
      await test.step(path, async () => {
        await expectAsPrerendered(page, path, 'shop');
        await expect(page.getByRole('alertdialog')).toBeVisible();
      });
    }
  });
});

for (const [requirement, path, name] of [
  ['LOG-1', '/login', 'Login'],
  ['SGN-1', '/signup', 'Create your account'],
] as const) {
  test(`${requirement} SES-1 a signed-in shopper never sees the form at ${path}`, async ({ page, context }) => {
    const release = await holdAllCode(page);
    await storeAuthText(context);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const form = page.getByRole('form', { name, includeHidden: true });
    await expect(form).toBeAttached();
    await expect(form).toBeHidden();
    await page.evaluate(() => {
      const look = () => {
        if (document.querySelector('main form')?.checkVisibility({ visibilityProperty: true })) {
          document.documentElement.dataset.flash = '';
        }
        requestAnimationFrame(look);
      };
      look();
    });
    release();
    await expect(page.getByText('You are signed in.')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-flash');
  });
}

test('HDR-1 the focus is visible before the code is loaded', async ({ page }) => {
  await holdAllCode(page);
  await page.goto('/shipping', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.keyboard.press('Tab');
  const outline = () =>
    page.evaluate(() => {
      const held = document.activeElement;
      return held ? getComputedStyle(held).outline : '';
    });
  await expect.poll(outline).toMatch(/^rgb\(\d+, \d+, \d+\) solid 2px$/);
});

test('CRT-1 a product added before the code is loaded is in the cart afterwards', async ({ page }) => {
  const release = await holdAllCode(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products', { waitUntil: 'commit' });
  const [first, second] = [page.locator(CARD).nth(0), page.locator(CARD).nth(1)];
  const add = second.getByRole('button', { name: /^(?:Add|One more)/ });
  await first.getByRole('button', { name: /^Add/ }).click();
  await first.getByRole('button', { name: /^Add/ }).click();
  await add.click();
  await expect(add).toHaveCSS('opacity', '0.6');
  await expect(add).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(add).toHaveCSS('opacity', '1');
});

test('PRD-2 HDR-4 a menu requested before the code is loaded opens afterwards', async ({ page }) => {
  const release = await holdAllCode(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filters' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});

test('PRD-3 an order chosen before the code is loaded is the order of the list', async ({ page }) => {
  const release = await holdAllCode(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: /Sort/ }).selectOption('price-asc');
  release();
  await expect(page).toHaveURL('/products?sort=price');
});

test('PRD-5 a search works before the code is loaded: the browser sends the form', async ({ page }) => {
  await holdAllCode(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('search', { name: 'Products' }).getByRole('searchbox').fill('gin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?search=gin');
});

test('LOG-1 text typed before the code is loaded is neither lost nor in the address', async ({ page }) => {
  const release = await holdAllCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('eleanor.hart@test.com');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  release();
  await expect(page.getByText('eleanor.hart@test.com')).toBeVisible();
});

test.describe('at the gate', () => {
  test.use({ ageConfirmed: false });

  test('AGE-4 AGE-7 the gate is shown and opens before the code is loaded', async ({ page }) => {
    const release = await holdAllCode(page);
    await page.goto('/products', { waitUntil: 'commit' });
    const confirm = page.getByRole('button', { name: "I'm 18 or Older" });
    await expect(confirm).toBeFocused();
    await confirm.click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.locator(CARD).first().getByRole('button', { name: /^Add/ }).click();
    release();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });

  test('AGE-5 Exit Site leaves before the code is loaded', async ({ page }) => {
    await holdAllCode(page);
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Search</title>' }),
    );
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Exit Site' }).click();
    await expect(page).toHaveURL('https://www.google.com/');
  });

  test('AGE-7 without JavaScript one reads the gate and how to go on, and no product', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/products');
    await expect(page.getByRole('alertdialog', { name: 'Age Verification Required' })).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(/^The shop needs JavaScript\./);
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('#shop')).toBeHidden();
    await context.close();
  });
});

test('SES-1 the header of a visitor who is signed in shows no way to sign in, at no time', async ({
  page,
  context,
}) => {
  const release = await holdAllCode(page);
  await storeAuthText(context);
  await page.goto('/shipping', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: /Eleanor Hart/ })).toBeVisible();
});
