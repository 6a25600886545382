import type { Page } from '@playwright/test';
import { DEMO_CODE, DEMO_EMAIL, LoginPage } from '#tests/models/login-page.ts';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { BUG, BUG_IN_CONSOLE, provokeFault } from '#tests/support/provoked-fault.ts';
import { expect, FAILED_REQUEST, test } from '#tests/support/shop-test.ts';

test.use({ expectedConsole: [BUG_IN_CONSOLE] });

// The fault comes so early that the code of other pages is still to load: that no chart runs then says nothing in the console.
test('FLW-3 after a fault the steps that led there are copied, without what was typed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await provokeFault(new LoginPage(page));
  const report = page.getByRole('region', { name: 'Help us mend it' });
  await expect(report).toContainText('nothing personal');
  await report.getByRole('button', { name: 'Copy report' }).click();
  await expect(report.getByRole('status')).toContainText('Copied');
  await expectNoAxeViolations(page);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('code.submitted');
  for (const typed of [DEMO_EMAIL, DEMO_CODE]) expect(text).not.toContain(typed);
});

test('FLW-3 where the browser does not allow access to the clipboard, the report is copied by hand', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied.', 'NotAllowedError'));
  });
  await provokeFault(new LoginPage(page));
  const report = page.getByRole('region', { name: 'Help us mend it' });
  await report.getByRole('button', { name: 'Copy report' }).click();
  await expect(report.getByRole('status')).toContainText('does not let the shop copy');
  const field = report.getByRole('textbox', { name: 'Report' });
  await expect(field).toHaveAttribute('readonly');
  await expect(field).toHaveValue(/"event": "code\.submitted"/);
  await field.focus();
  expect(await page.evaluate(() => String(getSelection()))).toContain('code.submitted');
  await expectNoAxeViolations(page);
});

/** The next time that React adds to this part of the page it fails, as where an extension has changed the page. */
const breakPart = (page: Page, part: string) =>
  page.evaluate(
    ([selector, message]) => {
      const insert = Node.prototype.insertBefore;
      const append = Node.prototype.appendChild;
      let isDone = false;
      const refuse = (parent: Node) => {
        if (isDone || !(parent instanceof Element && parent.closest(selector))) return;
        isDone = true;
        throw new Error(message);
      };
      Node.prototype.insertBefore = function (node, child) {
        refuse(this);
        return insert.call(this, node, child) as typeof node;
      };
      Node.prototype.appendChild = function (node) {
        refuse(this);
        return append.call(this, node) as typeof node;
      };
    },
    [part, BUG] as const,
  );

test('FLW-3 a page that cannot be rendered offers the same report', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/help');
  // The log begins when the browser is idle; of two idle callbacks the earlier one runs first.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await breakPart(page, 'main');
  await page.getByRole('banner').getByRole('link', { name: 'Tawny & Rye' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something has gone wrong' })).toBeFocused();
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect(page.getByRole('region', { name: 'Help us mend it' }).getByRole('status')).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"event": "page.requested"');
});

test('FLT-1 a header that fails leaves the page, and the cart can be opened', async ({ page }) => {
  await page.goto('/products/gin/ashcombe-sloe-gin');
  await page.locator('html[data-ready]').waitFor();
  await breakPart(page, 'header a[href="/cart"]');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Ashcombe Sloe Gin');
});

test('FLT-1 a page that fails says so; another page opens as before', async ({ page }) => {
  await page.goto('/help');
  await page.locator('html[data-ready]').waitFor();
  await breakPart(page, 'main *');
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('delivery');
  await expect(page.getByRole('heading', { level: 1, name: 'Something has gone wrong' })).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Something has gone wrong' })).toHaveCount(0);
});

test('FLT-1 a product that fails leaves the next product as it is', async ({ page }) => {
  await page.goto('/products/gin/ashcombe-sloe-gin');
  await page.locator('html[data-ready]').waitFor();
  const add = page.getByRole('main').getByRole('button', { name: /^Add to Cart/ });
  const notice = page.getByRole('heading', { level: 1, name: 'Something has gone wrong' });
  await breakPart(page, 'main *');
  await add.first().click();
  await expect(notice).toBeVisible();
  await page.getByPlaceholder('Search spirits...').fill('ashcombe london');
  await page.getByRole('option', { name: /Ashcombe London Dry Gin/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ashcombe London Dry Gin' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('FLT-1 RTE-5 a list that fails leaves the titles of other pages, and is tried anew', async ({ page }) => {
  await page.goto('/products');
  await page.locator('html[data-ready]').waitFor();
  await breakPart(page, 'main *');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Something has gone wrong' })).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Categories' }).click();
  await expect(page).toHaveTitle(/^Categories/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Premium Collection/);
  await expect(page.getByRole('heading', { level: 1, name: 'Something has gone wrong' })).toHaveCount(0);
});

test.describe('before the shop can be used', () => {
  test.use({ expectedConsole: [new RegExp(`${BUG_IN_CONSOLE.source}|${FAILED_REQUEST.source}`)] });

  for (const path of ['/help', '/no-such-page']) {
    test(`FLT-1 at ${path} a flow that stops at the start leaves the error page, not a page without a function`, async ({
      page,
    }) => {
      await page.addInitScript((message) => {
        History.prototype.replaceState = () => {
          throw new Error(message);
        };
      }, BUG);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something has gone wrong');
      await expect(page.getByRole('button', { name: 'Copy report' })).toBeVisible();
    });
  }
});
