import { expect, test, untilReady } from '#tests/support/shop-test.ts';

test('CAT-1 CAT-2 five sections in order; a card leads to its list, and the page smoothScroll to its top', async ({
  page,
}) => {
  await page.goto('/categories');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Alcoholic Beverages',
    'Non-Alcoholic',
    'Snacks',
    'Glassware',
    'Bar Tools',
  ]);
  // The page scrolls as its style says, and its style as the visitor prefers.
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const card = page.getByRole('main').getByRole('link', { name: /Muddlers/ });
  await expect(card).toHaveAttribute('href', '/products?category=muddlers&section=bar-tools');
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page).toHaveURL('/products?category=muddlers&section=bar-tools');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Bar Tools');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('contact', () => {
  const THANKS = "Thank you for your message! We'll get back to you within 24 hours.";

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact');
  });

  test('CON-1 all fields are required by the browser alone, and nothing is sent', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    for (const label of ['Name', 'Email', 'Subject', 'Message']) {
      await expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveJSProperty('required', true);
    }
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(THANKS)).toHaveCount(0);
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(/Mon\S*Fri/);
    expect(sent).toEqual([]);
  });

  test('CON-1 the thanks stay for 5 s, and sending again restarts them', async ({ page }) => {
    const send = async () => {
      await page.getByLabel('Name', { exact: true }).fill('Eleanor Hart');
      await page.getByLabel('Email', { exact: true }).fill('eleanor@example.com');
      await page.getByLabel('Subject', { exact: true }).fill('A question');
      await page.getByLabel('Message', { exact: true }).fill('Do you engrave glasses?');
      await page.getByRole('button', { name: 'Send Message' }).click();
    };
    await untilReady(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await send();
    await expect(page.getByText(THANKS)).toBeVisible();
    // Only a new text in a live region is read out.
    const first = await page.getByRole('status').getByText(THANKS).elementHandle();
    await page.clock.runFor(4000);
    await send();
    await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(page.getByRole('status').getByText(THANKS)).toBeVisible();
    await page.clock.runFor(4900);
    await expect(page.getByText(THANKS)).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText(THANKS)).toHaveCount(0);
  });
});

test('HLP-1 four groups; the search folds case and accents, marks, counts and opens; a way back from nothing', async ({
  page,
}) => {
  await page.goto('/help');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Orders & Shipping',
    'Payment & Billing',
    'Account & Profile',
    'Products & Shopping',
  ]);
  const search = main.getByRole('searchbox', { name: 'Search questions' });
  await search.fill('REFUND');
  await expect(main.locator('mark').first()).toHaveText(/refund/i);
  await expect(main.getByRole('status')).toContainText(/\d+/);
  await expect(main).toContainText('30 days');
  await search.fill('zzzz');
  await main.getByRole('button', { name: 'Show all questions' }).click();
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(4);
});

test('JOB-1 three openings, each with an Apply Now that does nothing', async ({ page }) => {
  await page.goto('/careers');
  const main = page.getByRole('main');
  for (const title of ['Frontend Developer', 'Product Manager', 'Customer Success Manager']) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  }
  const apply = main.getByRole('button', { name: /Apply Now/ });
  await expect(apply).toHaveCount(3);
  await apply.first().click();
  await expect(page).toHaveURL('/careers');
});

test('PAG-1 pages about orders have their own figures, and say that the cart shows the charge that applies', async ({
  page,
}) => {
  for (const [path, figures] of [
    ['/legal', ['£4.99', '£9.99', '£75', '9:00', '20:00', '12:00', '18:00', '14', '48 hours', '18']],
    [
      '/shipping',
      ['£4.99', '3–5 business days', '£9.99', 'next business day', '£50', '1–2 business days', '£100', '£500'],
    ],
    ['/returns', ['30 days', '5–7 business days', '3–5 business days', '2–3 business days']],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const figure of figures) await expect(main, path).toContainText(figure);
    if (path !== '/returns')
      await expect(main.getByRole('link', { name: 'cart' }).first(), path).toHaveAttribute('href', '/cart');
  }
});

test('PAG-1 each page has a description and a canonical link; home and products have structured data', async ({
  page,
}) => {
  const data = async () => JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  for (const [path, structured] of [
    ['/', 'SearchAction'],
    ['/products', null],
    ['/products/gin/ashcombe-sloe-gin', '"priceCurrency":"GBP"'],
    ['/shipping', null],
    ['/help', null],
    ['/contact', null],
    ['/cart', null],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('meta[name=description]'), path).toHaveAttribute('content', /\S{3,}/);
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', /^https:\/\//);
    if (structured) expect(JSON.stringify(await data()), path).toContain(structured);
  }
});
