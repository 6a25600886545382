import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/shop-test.ts';

const isProduct = (href: string): boolean => /^\/products\/[^?]+\//.test(href);

/** The addresses of the shop that the page leads to, places within a page left out. */
const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/"]:not([href*="#"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

async function shownAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

/** What is wrong with the page that a link has led to; null where nothing is. */
async function problemOf(page: Page, path: string): Promise<string | null> {
  if ((await page.title()).startsWith('Page not found')) return `${path} is not found`;
  const isEmpty = (await page.getByText('No products found matching your criteria').count()) > 0;
  return isEmpty ? `${path} is an empty list` : null;
}

// A link that is gone after Back is a finding, not something to wait for.
test.use({ actionTimeout: 15_000 });

test('FTR-1 CAT-2 RTE-1 every link of header, footer and pages leads somewhere real, and to no empty list', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const seen = new Set(['/']);
  const dead: string[] = [];
  // One product page represents all: their addresses differ only by the id.
  const isNew = (href: string) => !seen.has(href) && !(isProduct(href) && [...seen].some(isProduct));

  async function followLinks(path: string): Promise<void> {
    for (const href of await linksOf(page)) {
      if (!isNew(href)) continue;
      seen.add(href);
      await page.locator(`a[href="${href}"]`).first().dispatchEvent('click');
      await shownAt(page, href);
      dead.push(...[await problemOf(page, href)].filter((problem) => problem !== null));
      await followLinks(href);
      await page.goBack();
      await shownAt(page, path);
    }
  }

  await page.goto('/');
  await shownAt(page, '/');
  await followLinks('/');
  for (const path of seen) {
    const answer = await request.get(path);
    if (answer.status() !== 200) dead.push(`${path} is answered with ${answer.status()}`);
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(60);
});
