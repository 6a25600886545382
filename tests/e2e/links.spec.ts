import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';
import { ordersText, storedOrder, storeOrdersText } from '#tests/support/stored-orders.ts';

/** That each link, by its name, leads where the table says. */
async function expectLinks(within: Locator, table: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, href] of Object.entries(table)) {
    await expect.soft(within.getByRole('link', { name, exact: true }), name).toHaveAttribute('href', href);
  }
}

test('FTR-1 the footer leads to the shop’s own address, number and networks', async ({ page }) => {
  await page.goto('/terms');
  await expectLinks(page.getByRole('contentinfo'), {
    'hello@tawnyandrye.example': 'mailto:hello@tawnyandrye.example',
    '020 7946 0182': 'tel:+442079460182',
    Instagram: 'https://www.instagram.com/',
    Facebook: 'https://www.facebook.com/',
    X: 'https://x.com/',
  });
});

test('CON-1 JOB-1 an email address that is shown is the one that is written to', async ({ page }) => {
  for (const path of ['/contact', '/careers', '/accessibility', '/privacy']) {
    await page.goto(path);
    const links = await page
      .locator('main a[href^="mailto:"]')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('href'), one.textContent]));
    for (const [href, text] of links) expect.soft(href?.replace(/\?subject=.+$/, ''), path).toBe(`mailto:${text}`);
  }
});

test('DET-1 PRD-9 a product’s page leads to returns, to its kind, and up its breadcrumbs', async ({ page }) => {
  await page.goto('/products/gin/ashcombe-sloe-gin');
  const main = page.getByRole('main');
  await expectLinks(main, { 'See how returns work': '/returns', 'All gin': '/products?category=gin' });
  const crumbs = main.getByRole('navigation', { name: 'Breadcrumb' });
  await expectLinks(crumbs, { Gin: '/products?category=gin' });
  await expect(crumbs.getByRole('listitem').last()).toHaveText('Ashcombe Sloe Gin');
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('Ashcombe Sloe Gin');
  await expect(crumbs.getByRole('link', { name: 'Ashcombe Sloe Gin' })).toHaveCount(0);
  await page.goto('/products?category=gin');
  await expectLinks(main.getByRole('navigation', { name: 'Breadcrumb' }), {
    Categories: '/categories',
    'Alcoholic Beverages': '/products?section=alcoholic',
  });
});

test('HDR-4 the menu leads where its words say', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectLinks(page.getByRole('dialog', { name: 'Menu' }), {
    Home: '/',
    Categories: '/categories',
    Help: '/help',
    Contact: '/contact',
    Shipping: '/shipping',
  });
});

test('HLP-1 the way on from an answer leads where its words say', async ({ page }) => {
  await page.goto('/help');
  const links = await page
    .locator('[id^=answer-] a')
    .evaluateAll((all) => all.map((one) => `${one.textContent}: ${one.getAttribute('href')}`));
  expect([...new Set(links)].sort()).toEqual([
    'All products: /products',
    'Contact us: /contact',
    'Damage and faults: /legal',
    'Delivery options: /shipping',
    'Facts and support at drinkaware.co.uk: https://www.drinkaware.co.uk/',
    'How age is checked: /age-verification',
    'How returns work: /returns',
    'Keeping an open bottle: /blog/keeping-an-open-bottle',
    'Login: /login',
    'More on returns: /returns',
    'More on shipping: /shipping',
    'Saved bottles: /saved',
    'What your browser keeps: /cookies',
    'Your cart: /cart',
    'Your orders: /orders',
    'Your privacy: /privacy',
  ]);
});

test('PAG-2 an article leads back to its own list', async ({ page }) => {
  await page.goto('/blog/what-a-unit-is');
  await expectLinks(page.getByRole('main'), { 'More of the blog': '/blog' });
  await page.goto('/press');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/press\/.+/);
  await expectLinks(page.getByRole('main'), { 'More of the press': '/press' });
});

test('ORD-6 the note of where orders are stored leads to privacy', async ({ page }) => {
  await storeOrdersText(page.context(), ordersText([storedOrder('TR-2026-4F7K2M', ['ashcombe-sloe-gin'])]));
  await page.goto('/orders');
  await expectLinks(page.getByRole('main'), { privacy: '/privacy' });
});
