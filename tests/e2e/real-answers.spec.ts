import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, test } from '#tests/support/shop-test.ts';

type Answer = { data: Record<string, unknown>[]; total: number; [field: string]: unknown };

/** Lets a search answer with the catalogue's own products, changed. */
async function changeSearch(page: Page, change: (answer: Answer) => unknown): Promise<void> {
  await page.route('**/api/products?*search=gin*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

const cards = (page: Page) => page.locator('main li[data-stock]');

test.describe('API-a to API-c', () => {
  test.use({ expectedConsole: [/could not be read and left out/] });

  test('API-a API-b API-c odd products: one is left out, the others are shown, without stars if there are no ratings', async ({
    page,
  }) => {
    await changeSearch(page, ({ data: [first, second, third, ...others], ...answer }) => ({
      ...answer,
      best: undefined,
      data: [
        { ...first, price: null },
        {
          ...second,
          name: 'Nobody Rated This',
          originalPrice: null,
          age: null,
          country: null,
          region: null,
          rating: null,
          reviewCount: undefined,
        },
        { ...third, imageUrl: 'https://img.example.com/a.jpg', name: 'Pictured Elsewhere' },
        ...others,
      ],
    }));
    await page.goto('/products?search=gin');
    const unrated = cards(page).filter({ hasText: 'Nobody Rated This' });
    await expect(unrated).toBeVisible();
    await expect(unrated.getByRole('img', { name: /^Rated/ })).toHaveCount(0);
    const elsewhere = cards(page).filter({ hasText: 'Pictured Elsewhere' });
    await expect(elsewhere.locator('img').first()).toHaveAttribute('src', '/images/placeholder.svg');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
});

test('CAT-b CAT-c CAT-d a count in thousands, and long names, at phone width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const names = [
    'Donaudampfschifffahrtsgesellschaft',
    'x'.repeat(60),
    'Old\u00a0Tawny\u00a0Port\u00a0of\u00a0the\u00a0Upper\u00a0Valley',
    'Ashcombe Distillery Rare Cask Small Batch Barrel Aged Navy Strength London Dry Gin No 4',
  ];
  await changeSearch(page, ({ data, ...answer }) => ({
    ...answer,
    total: 1247,
    best: undefined,
    data: data.map((product, at) => ({ ...product, name: names[at] ?? product.name })),
  }));
  await page.goto('/products?search=gin');
  await expect(page.getByText('1,247 products')).toBeVisible();
  for (const name of names) {
    const card = cards(page).filter({ hasText: name.replaceAll('\u00a0', ' ') });
    const link = card.getByRole('link').first();
    const [box, words] = [await card.boundingBox(), await link.boundingBox()];
    expect(words && box && words.x + words.width <= box.x + box.width + 1, name).toBe(true);
    const heading = card.getByRole('heading');
    expect(await heading.evaluate((one) => one.scrollHeight - one.clientHeight), `${name} is not cut`).toBeLessThan(2);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe('API-e', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('API-e a message of 20,000 letters is shortened and wraps', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/api/products?*search=gin*', (route) =>
      route.fulfill({ status: 500, json: { message: 'x'.repeat(20_000) } }),
    );
    await page.goto('/products?search=gin');
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText('…');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('API-f a list that is asked for too often is asked for once more', async ({ page }) => {
    let asked = 0;
    await page.route('**/api/products?*search=gin*', (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 503, headers: { 'retry-after': '1' } }) : route.continue();
    });
    await page.goto('/products?search=gin');
    await expect(cards(page).first()).toBeVisible();
    expect(asked).toBe(2);
  });
});
