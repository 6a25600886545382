import { expect, test } from '#tests/support/shop-test.ts';

test('DET-1 where the way to a page breaks, no line begins with its slash', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/products/whisky/glen-averne-18-year-old');
  const parts = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(parts).toHaveCount(3);
  const before = await parts.evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content));
  expect(before).toEqual(['none', 'none', 'none']);
  const after = await parts.evaluateAll((items) => items.map((item) => getComputedStyle(item, '::after').content));
  expect(after.map((content) => content.includes('/'))).toEqual([true, true, false]);
});

test('JOB-1 below each Apply Now is what an applicant can do instead', async ({ page }) => {
  await page.goto('/careers');
  const apply = page.getByRole('main').getByRole('button', { name: /Apply Now/ });
  await expect(apply.first()).toBeVisible();
  for (const button of await apply.all()) {
    await expect(button).toHaveAccessibleDescription(/Write to hello@tawnyandrye\.example instead\.$/);
  }
  await expect(
    page.getByRole('region', { name: 'Product Manager' }).getByRole('link', { name: 'hello@tawnyandrye.example' }),
  ).toHaveAttribute('href', 'mailto:hello@tawnyandrye.example?subject=Product%20Manager');
});

test('PAG-1 a sum in a text is on one line', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('main')).toContainText('0.7\u00a0×\u00a040 is 28\u00a0units', { useInnerText: false });
  expect(await page.getByRole('main').textContent()).not.toMatch(/\d [×÷=]|[×÷=] \d/);
});

test('PRD-6 RTE-1 the page’s own description ends with a whole word', async ({ page }) => {
  const { data } = await (await page.request.get('/api/products/glen-averne-12-year-old')).json();
  const words = data.description.split(/[\s.,;]+/);
  expect(data.description.length).toBeGreaterThan(155);
  await page.goto('/products/whisky/glen-averne-12-year-old');
  const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
  expect(description.length).toBeLessThanOrEqual(155);
  expect(description.length).toBeGreaterThan(120);
  expect(words).toContain(
    description
      .replace(/[….,;]+$/, '')
      .split(' ')
      .at(-1),
  );
});
