import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { holdAllCode, holdCode, holdFiles } from '#tests/support/held-code.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { expect, FAILED_REQUEST, test } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

/** Each page's own title, before the shop's name. */
const TITLES = {
  '/': 'Home',
  '/products': 'Premium Collection',
  '/products/gin': 'Gin · Premium Collection',
  '/products/gin/ashcombe-sloe-gin': 'Ashcombe Sloe Gin',
  '/product/ashcombe-sloe-gin': 'Product',
  '/categories': 'Categories',
  '/cart': 'Your Cart',
  '/checkout': 'Checkout',
  '/login': 'Login',
  '/signup': 'Create Your Account',
  '/profile': 'Profile',
  '/orders': 'Orders',
  '/about': 'About',
  '/careers': 'Careers',
  '/press': 'Press',
  '/blog': 'Blog',
  '/blog/what-a-unit-is': 'What a unit is',
  '/press/half-measure': 'Half Measure joins the beers',
  '/help': 'Help',
  '/contact': 'Contact',
  '/shipping': 'Shipping',
  '/returns': 'Returns',
  '/legal': 'Legal',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/cookies': 'Cookies',
  '/age-verification': 'Age Verification',
  '/accessibility': 'Accessibility',
};

const PAGES = [...Object.entries(TITLES), ['/products/ashcombe-sloe-gin', 'Ashcombe Sloe Gin']] as const;

// axe looks at each of them on the way of tests/e2e/paths.spec.ts through every page.
test('RTE-1 every address answers with one h1 and its own title', async ({ page }) => {
  test.slow();
  for (const [path, title] of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(`${title} · Tawny & Rye`);
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    });
  }
});

test('RTE-1 checkout and profile are placeholders with a way on to cart and home', async ({ page }) => {
  const main = page.getByRole('main');
  for (const path of ['/profile', '/checkout']) {
    await page.goto(path);
    await expect(main, path).toContainText(/coming soon/i);
    await expect(main.getByRole('link', { name: /home|shop/i }).first(), path).toBeVisible();
  }
  await expect(main.getByRole('link', { name: /cart/i })).toHaveAttribute('href', '/cart');
});

test.describe(() => {
  test.use({ expectedConsole: [FAILED_REQUEST] });
  test('RTE-5 an unknown address shows a 404 page with links that lead on', async ({ page }) => {
    const paths = ['/no-such-page', '/products/gin/a/b', '/product', '/blog/no-such-piece'];
    // A server may refuse an address that cannot be decoded, before any of its settings count: docs/deploy.md.
    if (process.env.E2E_BASE === undefined) paths.push('/%E0%A4%A');
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(/not found/i);
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      });
    }
    await expectNoAxeViolations(page);
  });
});

test('RTE-5 a navigation sets the title and moves the focus to the h1; the first load does not', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Collection' })).toBeFocused();
  await expect(page).toHaveTitle(/Premium Collection/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).not.toHaveTitle(/Premium Collection/);
});

test.describe('the code of a page comes late', () => {
  const cartHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your Cart is Empty' });

  async function followLink(page: Page, from: string): Promise<() => void> {
    await page.goto(from);
    const letGo = await holdCode(page, 'ShopCartPage');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await page.getByRole('link', { name: 'Cart, empty' }).click();
    await expect(heading).toBeHidden();
    return letGo;
  }

  for (const from of ['/products', '/']) {
    test(`RTE-5 its heading has the focus, after ${from}`, async ({ page }) => {
      const letGo = await followLink(page, from);
      letGo();
      await expect(cartHeading(page)).toBeFocused();
    });

    test(`RTE-5 a field that is used meanwhile has it, after ${from}`, async ({ page }) => {
      const letGo = await followLink(page, from);
      const search = page.getByRole('combobox', { name: 'Search spirits' });
      await search.fill('gin');
      letGo();
      await expect(cartHeading(page)).toBeVisible();
      await nextPaint(page);
      await expect(search).toBeFocused();
    });
  }
});

test('RTE-5 Back restores the scroll position', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Shipping' });
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL('/shipping');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

/** The list is scrolled to 1,800 px, and the page of one of its products to 300 px. @returns how far the page is scrolled */
async function scrollListAndProduct(page: Page): Promise<() => Promise<number>> {
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto('/products');
  await page.waitForSelector('html[data-ready]');
  await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }));
  // A click of the mouse may scroll the page first.
  await page.locator('#product-list li').getByRole('link').nth(12).dispatchEvent('click');
  await expect(page).toHaveURL(/\/products\/.+\/.+/);
  await expect.poll(scrolled).toBe(0);
  // A page whose code has yet to load is too short for 300 px.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  return scrolled;
}

test('RTE-5 after a reload Back and Forward restore the scroll positions of the pages before it', async ({ page }) => {
  const scrolled = await scrollListAndProduct(page);
  await page.reload();
  await page.waitForSelector('html[data-ready]');
  await expect.poll(scrolled).toBe(300);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect.poll(scrolled).toBe(1800);
  await page.goForward();
  await expect.poll(scrolled).toBe(300);
});

test.describe('Back after a reload to a list whose answer comes late', () => {
  /** Its placeholders are shown, at the position where the list was left. */
  async function goBackToPlaceholders(page: Page) {
    const scrolled = await scrollListAndProduct(page);
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    // Firefox and Safari do not correct the position as Chromium does when the content changes.
    await page.evaluate(() => {
      const noAnchoring = new CSSStyleSheet();
      noAnchoring.replaceSync('* { overflow-anchor: none }');
      document.adoptedStyleSheets = [noAnchoring];
    });
    const letGo = await holdFiles(page, /\/api\/products\?/);
    await page.goBack();
    await expect.poll(scrolled).toBe(1800);
    const showList = async () => {
      letGo();
      await expect(page.locator('#product-list h3')).toHaveCount(24);
    };
    return { scrolled, showList };
  }

  test('RTE-5 restores its position, though its placeholders are taller than its first cards', async ({ page }) => {
    const { scrolled, showList } = await goBackToPlaceholders(page);
    await showList();
    await expect.poll(scrolled).toBe(1800);
  });

  test('RTE-5 leaves the page where a screen reader has scrolled it meanwhile, which sends no events', async ({
    page,
  }) => {
    const { scrolled, showList } = await goBackToPlaceholders(page);
    // A person needs a fifth of a second at least to see where the page is.
    for (let frames = 0; frames < 12; frames += 1) await nextPaint(page);
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    for (let frames = 0; frames < 3; frames += 1) await nextPaint(page);
    await showList();
    await nextPaint(page);
    expect(await scrolled()).toBe(500);
  });
});

test('RTE-5 Back while a page that is loaded again still waits for its code shows the page before', async ({
  page,
}) => {
  await page.goto('/products');
  await page.locator('#product-list li').getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/\/products\/.+\/.+/);
  const letGo = await holdCode(page, 'ShopProductPage');
  await page.reload({ waitUntil: 'commit' });
  // The shop's charts run, and take the scrolling over from the browser.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.goBack({ waitUntil: 'commit' });
  letGo();
  await page.waitForSelector('html[data-ready]');
  await expect(page).toHaveTitle(/Premium Collection/);
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Collection' })).toBeVisible();
});

test('RTE-5 Back before the shop runs restores the position of the page before, not that of the page that was loaded', async ({
  page,
}) => {
  const scrolled = await scrollListAndProduct(page);
  const letGo = await holdAllCode(page);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(scrolled).toBe(300);
  await page.goBack({ waitUntil: 'commit' });
  letGo();
  await page.waitForSelector('html[data-ready]');
  await expect.poll(scrolled).toBe(1800);
});

test('RTE-5 a tab that the browser has discarded has its scroll position when it is opened again', async ({ page }) => {
  await page.goto('/products');
  await page.waitForSelector('html[data-ready]');
  await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }));
  // A discarded tab is hidden first; it is then closed without any further event, so the shop cannot leave the place to
  // the browser.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(history, 'scrollRestoration', { set: () => {} });
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1800);
});

test.describe('Back on an Android phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ context }) => {
    await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 1 }]));
    // Here Escape asks the browser to close what is open, as Back does there. The shop's own keys do not get it.
    await context.addInitScript(() =>
      addEventListener('keydown', (event) => event.key === 'Escape' && event.stopImmediatePropagation(), true),
    );
  });

  for (const [address, opener, name] of [
    ['/products', /^Filters/, 'Filters'],
    ['/help', 'Open menu', 'Menu'],
    ['/cart', 'Proceed to Checkout', 'Checkout'],
    ['/products/gin/ashcombe-sloe-gin', /^Enlarge picture/, /^Picture of/],
  ] as const)
    test(`RTE-5 closes ${name} and stays at ${address}`, async ({ page }) => {
      await page.goto(address);
      const button = page.getByRole('button', { name: opener }).first();
      const dialog = page.getByRole('dialog', { name });
      // Each time anew: the browser's request ends with it.
      for (const _ of ['first', 'second']) {
        await button.click();
        await expect(dialog.locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(button).toBeFocused();
      }
      await expect(page).toHaveURL(address);
    });
});

test('RTE-5 an address that is typed in the same tab is shown from its top', async ({ page }) => {
  await page.goto('/products');
  await page.waitForSelector('html[data-ready]');
  await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }));
  await page.goto('/help');
  await page.goto('/products');
  await page.waitForSelector('html[data-ready]');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
