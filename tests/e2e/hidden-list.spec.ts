import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Add .* to cart/ }) });

/** A mark on the first card: whether it is the same element afterwards. */
const mark = (page: Page) =>
  cards(page)
    .first()
    .evaluate((card) => Object.assign(card, { marked: true }) && undefined);
const isMarked = (page: Page) =>
  cards(page)
    .first()
    .evaluate((card) => 'marked' in card);

test('RTE-5 the list stays under the product: hidden, inert, and as it was after Back', async ({ page }) => {
  await page.goto('/products');
  await expect(cards(page)).toHaveCount(24);
  await mark(page);
  await cards(page).nth(9).getByRole('link').scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await cards(page).nth(9).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /\d+ products/ })).toHaveCount(0);
  for (const only of [
    'head > title',
    'link[rel=canonical]',
    'meta[name=description]',
    '[type="application/ld+json"]',
  ]) {
    await expect(page.locator(only), only).toHaveCount(1);
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products\/.+\/.+/);
  await expect(page).not.toHaveTitle(/Premium Collection/);
  const doubled = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });
  expect(doubled).toEqual([]);
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  expect(await isMarked(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Collection' })).toBeFocused();
  await expect(page).toHaveTitle(/Premium Collection/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
});

test('RTE-5 PRD-9 another list replaces the hidden one', async ({ page }) => {
  await page.goto('/products?category=gin');
  await expect(cards(page).first()).toContainText('Gin');
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Beer' }).click();
  await expect(page).toHaveURL('/products?category=beer');
  await expect(cards(page).first()).toContainText('Beer');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/products?category=gin');
  await expect(cards(page).first()).toContainText('Gin');
});

test('DET-1 what the list knows of a product is shown before its answer comes', async ({ page }) => {
  await page.goto('/products?search=Glen%20Averne%2015');
  await expect(cards(page).first()).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/products\/[^?]+$/, async (route) => {
    await held;
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { data: { ...answer.data, price: 71.5 } } });
  });
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /Glen Averne 15/ })).toBeVisible();
  const price = (text: string) => page.getByRole('main').getByText(`Sale price ${text}`).filter({ visible: true });
  await expect(price('£67.00')).not.toHaveCount(0);
  release();
  await expect(price('£71.50')).not.toHaveCount(0);
  await expect(price('£67.00')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('RTE-5 the frame that shows the list after Back shows its cards', async ({ page }) => {
    await page.goto('/products');
    const link = cards(page).nth(4).getByRole('link');
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // Rows above it may still learn their height: what counts is where the list lay when it was left.
    const left = await link.evaluate((element: HTMLElement) => {
      element.click();
      return scrollY;
    });
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const drawn = await page.evaluate(
      (top) =>
        new Promise<boolean[]>((resolve) => {
          const look = () => {
            const heads = [...document.querySelectorAll('#product-list li h3')];
            const seen = heads.filter((head) => {
              const box = head.closest('li')?.getBoundingClientRect();
              return box && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
            });
            const isThere = scrollY === top && seen.length > 0;
            if (isThere) resolve(seen.map((head) => head.checkVisibility({ contentVisibilityAuto: true })));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
          history.back();
        }),
      left,
    );
    expect(drawn.length).toBeGreaterThan(2);
    expect(drawn).not.toContain(false);
  });

  test('PRD-2 RTE-5 Back from the open filters leads to the page before, and leaves no drawer behind', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
  });
});
