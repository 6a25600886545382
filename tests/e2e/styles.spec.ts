import type { Page } from '@playwright/test';
import { build } from 'vite';
import { PAGE_KINDS } from '#tests/support/page-kinds.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';

/** The styles of the whole shop in one sheet, as Panda writes it: neither split by pages, nor by the code that they come with. */
async function wholeSheet(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { input: 'src/theme/index.css' } },
  });
  const files = 'output' in built ? built.output : [];
  return files
    .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : []))
    .join('');
}

const WHOLE = '/assets/whole.css';
type Unseen = { properties: string; elements: string };
/**
 * How it moves, what a mouse looks like on it, what of it can be selected, and the choices of a select that is shut: of a page
 * that is only seen, nobody can tell.
 */
const UNSEEN: Unseen = {
  properties: '^(?:-webkit-)?(?:transition-|cursor$|user-select$|print-color-adjust$)',
  elements: 'option',
};
const NOTHING: Unseen = { properties: '^$', elements: ':not(*)' };

/** The whole is fetched, and styles nothing yet. */
const bringWhole = (page: Page): Promise<void> =>
  page.evaluate(
    (href) =>
      new Promise((resolve) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.media = 'not all';
        link.href = href;
        link.addEventListener('load', () => resolve(), { once: true });
        document.getElementById('page-styles')?.before(link);
      }),
    WHOLE,
  );

/**
 * Takes the page's own styles and the rest of them away, and puts the whole in their place: what looks otherwise then, short
 * enough to be read. All in one turn of the browser, as nothing else must change what is seen; and with all of the page laid
 * out, as what is far away has other sizes while it is not.
 */
const differences = (page: Page, except = NOTHING): Promise<string[]> =>
  page.evaluate(
    ([file, unseen]) => {
      const laidOut = new CSSStyleSheet();
      laidOut.replaceSync('*, ::details-content { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(laidOut);
      const elements = [...document.body.querySelectorAll('*')].filter((element) => !element.matches(unseen.elements));
      const isUnseen = new RegExp(unseen.properties);
      const names = [...getComputedStyle(document.body)].filter((name) => !isUnseen.test(name));
      const looks = () =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        });
      const before = looks();
      for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
        if (sheet.href.endsWith(file)) sheet.media = 'all';
        else sheet.remove();
      }
      document.getElementById('page-styles')?.remove();
      const after = looks();
      return elements.flatMap((element, at) => {
        const values = new Set(after[at]);
        const changed = before[at]?.filter((value) => !values.has(value)) ?? [];
        return changed.length > 0
          ? [`${element.tagName}.${element.getAttribute('class')} ${changed.slice(0, 5).join('; ')}`]
          : [];
      });
    },
    [WHOLE, except] as const,
  );

async function expectSameLooks(page: Page): Promise<void> {
  await expect(page.locator('link[rel=stylesheet][href*="/rest-"]')).toHaveCount(1);
  await bringWhole(page);
  await page.waitForLoadState('networkidle');
  expect(await differences(page)).toEqual([]);
}

test.use({ viewport: { width: 390, height: 844 } });

let whole = '';
test.beforeAll(async () => {
  whole = await wholeSheet();
  expect(whole).toContain('.checkout-dialog__');
});

test.beforeEach(async ({ page, context }) => {
  await page.route(`**${WHOLE}`, (route) => route.fulfill({ body: whole, contentType: 'text/css' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await storeCartText(context, cartText([{ id: 'ashcombe-sloe-gin', quantity: 12 }]));
});

const PAGES = [...PAGE_KINDS, '/cart', '/orders'];
/** They begin with pages that stand for others: what they show is not known yet. */
const UNDRAWN = ['/products?search=gin', '/products/gin/unknown'];

test('RTE-1 pages look the same with their own styles alone as with those of the whole shop', async ({ page }) => {
  test.slow();
  await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  await page.route(/\/assets\/(?!whole).*\.css/, (route) => route.fulfill({ body: '', contentType: 'text/css' }));
  for (const path of [...PAGES, ...UNDRAWN]) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('html[data-below=here]').waitFor();
      await bringWhole(page);
      expect(await differences(page, UNSEEN)).toEqual([]);
    });
  }
});

test('RTE-1 pages look the same with their own styles and the rest as with those of the whole shop', async ({
  page,
}) => {
  test.slow();
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectSameLooks(page);
    });
  }
});

test('RTE-1 pages look the same with their own styles and the rest, at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  for (const path of ['/', '/products', '/products/gin/ashcombe-sloe-gin']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectSameLooks(page);
    });
  }
});

/** Parts that are in no page as it is drawn, and pages that were come to from others. */
const STATES: Readonly<Record<string, { path: string; go: (page: Page) => Promise<void> }>> = {
  'the menu': {
    path: '/',
    go: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Categories' }).waitFor();
    },
  },
  'the filters': {
    path: '/products',
    go: async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('dialog').getByRole('radio', { name: 'Whisky', exact: true }).check();
      await expect(page).toHaveURL(/whisky/);
    },
  },
  'a product come to from the list, and a message': {
    path: '/products',
    go: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Ashcombe Sloe Gin' }).click();
      await page.getByRole('heading', { level: 1, name: 'Ashcombe Sloe Gin' }).waitFor();
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await page.getByRole('button', { name: 'Dismiss' }).hover();
      await expect(page.getByText('Added', { exact: true })).toHaveCount(0);
    },
  },
  'the checkout, come to from home': {
    path: '/',
    go: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
      await page.getByRole('button', { name: /checkout/i }).click();
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
    },
  },
  'the last step of the checkout': {
    path: '/cart',
    go: async (page) => {
      await page.getByRole('button', { name: /checkout/i }).click();
      const dialog = page.getByRole('dialog');
      for (let step = 1; step < 4; step += 1) await dialog.getByRole('button', { name: /next/i }).click();
      await dialog.getByRole('button', { name: 'Complete Order' }).waitFor();
    },
  },
  'a text come to from a product': {
    path: '/products/gin/ashcombe-sloe-gin',
    go: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
    },
  },
  'signing up, come to from the login page, with its calendar': {
    path: '/login',
    go: async (page) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /sign up|create/i })
        .click();
      await page.getByRole('button', { name: /calendar|choose/i }).click();
      await page.getByRole('grid').waitFor();
    },
  },
  'a search that finds nothing': {
    path: '/products?search=zzzz',
    go: async (page) => {
      await page.getByRole('main').getByRole('heading', { level: 2 }).nth(1).waitFor();
    },
  },
};

for (const [name, { path, go }] of Object.entries(STATES)) {
  test(`RTE-1 ${name} looks the same with the styles of the first page and the rest as with those of the whole shop`, async ({
    page,
  }) => {
    await page.goto(path);
    await go(page);
    await expectSameLooks(page);
  });
}
