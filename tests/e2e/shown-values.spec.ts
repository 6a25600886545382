import { CartPage } from '#tests/models/cart-page.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { cartText, storeCartText } from '#tests/support/stored-cart.ts';
import { ordersText, storedOrder, storeOrdersText } from '#tests/support/stored-orders.ts';

test('PRD-6 a card shows how many have rated, beside the rating', async ({ page }) => {
  await page.goto('/products?category=gin');
  const rating = page
    .getByRole('main')
    .getByRole('img', { name: /^Rated \d\.\d out of 5 from ([\d,]+) reviews$/ })
    .first();
  const count = /from ([\d,]+)/.exec((await rating.getAttribute('aria-label')) ?? '')?.[1];
  const shown = await rating.evaluate((stars) => getComputedStyle(stars, '::after').content);
  expect(shown).toContain(`(${count})`);
});

test('ORD-2 a line of an order says the price of one; the list of orders shows its first pictures', async ({
  page,
}) => {
  const order = storedOrder('TR-2026-4F7K2M', ['ashcombe-sloe-gin', 'ashcombe-london-dry-gin']);
  const twice = { ...order, lines: order.lines.map((line) => ({ ...line, quantity: 2 })) };
  await storeOrdersText(page.context(), ordersText([twice]));
  await page.goto('/orders');
  const [first] = twice.lines;
  await expect(page.getByRole('main').locator(`img[src*="${first?.id}"]`)).toHaveCount(1);
  await page.goto('/orders/TR-2026-4F7K2M');
  const price = `£${((first?.price ?? 0) / 100).toFixed(2)}`;
  await expect(page.getByRole('main').getByText(`${price} each`).first()).toBeVisible();
});

test('DET-1 the strength of a product is shown with its decimals', async ({ page, request }) => {
  const { data } = await (await request.get('/api/products?category=beer&pageSize=50')).json();
  const beer = data.find(({ alcoholContent }: { alcoholContent: number }) => !Number.isInteger(alcoholContent));
  await page.goto(`/products/beer/${beer.id}`);
  await expect(page.getByRole('main')).toContainText(`${beer.alcoholContent}%`);
});

test('CRT-6 the progress to free delivery says and shows how far it is', async ({ page }) => {
  await storeCartText(page.context(), cartText([{ id: 'ashcombe-sloe-gin', quantity: 1 }]));
  const cart = new CartPage(page);
  await cart.open();
  const progress = page.getByRole('progressbar', { name: 'Progress to free delivery' });
  await expect(progress).toHaveAttribute('aria-valuenow', '2850');
  await expect(progress).toHaveAttribute('aria-valuemax', '5000');
  await expect(progress.locator('span')).toHaveAttribute('style', /width:\s*57%/);
});

test('CON-1 the customer service has its hours on weekdays and at weekends', async ({ page }) => {
  await page.goto('/contact');
  const hours = page.getByRole('table', { name: 'Customer service hours' });
  await expect(hours.getByRole('row')).toHaveText(['Mon–Fri9:00–18:00', 'Sat–Sun10:00–16:00']);
});

test('PAG-3 in an index of pages the present one is marked', async ({ page }) => {
  await page.goto('/shipping');
  await expect(page.getByRole('main').locator('nav [aria-current=page]')).toHaveText('Shipping');
});

test('CHK-2 each way of paying is described by its note', async ({ page }) => {
  await storeCartText(page.context(), cartText([{ id: 'ashcombe-sloe-gin', quantity: 1 }]));
  const cart = new CartPage(page);
  await cart.open();
  await cart.checkOut();
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  for (const heading of [/Step 2/, /Step 3/]) {
    await expect(dialog.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('heading', { name: heading })).toBeVisible();
  }
  for (const radio of await dialog.getByRole('radio').all()) await expect(radio).toHaveAccessibleDescription(/\w/);
});

test('SEO-2 SEO-3 the head of a page names its language, its title, its crumbs, and files that are there', async ({
  page,
  request,
}) => {
  await page.goto('/products/gin/ashcombe-sloe-gin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Ashcombe Sloe Gin/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('')).toContain('"BreadcrumbList"');
  const manifest = page.locator('link[rel=manifest]');
  const { start_url, name, icons } = await (await request.get((await manifest.getAttribute('href')) ?? '')).json();
  expect([start_url, name]).toEqual(['/', 'Tawny & Rye']);
  const icon = await page
    .locator('link[rel="apple-touch-icon"], link[rel=icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(icon).toHaveLength(3);
  for (const path of [...icon, ...icons.map(({ src }: { src: string }) => src)]) {
    const answer = await request.get(path ?? '');
    expect(answer.headers()['content-type'], path ?? '').toBe('image/png');
  }
});
