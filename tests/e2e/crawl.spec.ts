import { expect, test } from '#tests/support/shop-test.ts';

test('FTR-1 CAT-2 RTE-1 every link of header, footer and pages leads somewhere real, and to no empty list', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const waiting = ['/'];
  const seen = new Set<string>();
  const dead: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    if ((await page.title()).startsWith('Page not found')) dead.push(path);
    if ((await page.getByText('No products found matching your criteria').count()) > 0) dead.push(`${path} (empty)`);
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    // One product page stands for all: their addresses differ by nothing but the id.
    const isNew = (href: string) =>
      !seen.has(href) &&
      (!/^\/products\/[^?]+\//.test(href) || ![...seen].some((known) => /^\/products\/[^?]+\//.test(known)));
    for (const href of hrefs.map((value) => value.replace(/#.*$/, '')).filter(Boolean)) {
      if (isNew(href) && !waiting.includes(href)) waiting.push(href);
    }
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(60);
});
