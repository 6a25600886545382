import type { Page } from '@playwright/test';
import { expect, test, untilReady } from '#tests/support/shop-test.ts';

const KB = 1000;

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await expect(page.getByRole('main', { includeHidden: true }).locator('[aria-busy=true]')).toHaveCount(0);
}

/** Sizes over the wire, in bytes, of what the page has fetched so far, by address. */
async function fetched(page: Page, ...endings: string[]): Promise<ReadonlyMap<string, number>> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return { file: new URL(name).pathname, size: encodedBodySize };
    }),
  );
  const wanted = entries.filter(({ file }) => endings.some((ending) => file.endsWith(ending)));
  return new Map(wanted.map(({ file, size }) => [file, size]));
}

const total = (files: ReadonlyMap<string, number>) => [...files.values()].reduce((sum, size) => sum + size, 0);
const table = (files: ReadonlyMap<string, number>) => [...files].map(([file, size]) => `${size} ${file}`).join('\n');
const without = (files: ReadonlyMap<string, number>, known: ReadonlyMap<string, number>) =>
  new Map([...files].filter(([file]) => !known.has(file)));

test.beforeEach(async ({ page }) => {
  // What is fetched ahead while the browser is idle delays no one.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
});

for (const ageConfirmed of [false, true]) {
  test.describe(ageConfirmed ? 'with the age confirmed' : 'at the gate', () => {
    test.use({ ageConfirmed });

    test('HOM-1 the first load of / is at most 140 KB of JavaScript and 70 KB of fonts, and no CSS beside the page', async ({
      page,
    }) => {
      await visit(page, '/');
      await expect(page.getByRole('alertdialog')).toHaveCount(ageConfirmed ? 0 : 1);
      const scripts = await fetched(page, '.js');
      const styles = await fetched(page, '.css');
      const fonts = await fetched(page, '.woff2');
      expect(scripts.size).toBeGreaterThan(1);
      expect(total(scripts), table(scripts)).toBeLessThanOrEqual(140 * KB);
      expect(table(styles)).toBe('');
      expect(total(fonts), table(fonts)).toBeLessThanOrEqual(70 * KB);
    });
  });
}

test.describe('after the home page', () => {
  test.use({ expectedConsole: [/404/] });

  test('PRD-1 DET-1 CRT-2 LOG-1 SGN-1 each kind of page adds at most 40 KB to the first load', async ({ page }) => {
    await visit(page, '/');
    const home = await fetched(page, '.js', '.css');
    for (const path of [
      '/products',
      '/products/gin/ashcombe-sloe-gin',
      '/cart',
      '/categories',
      '/shipping',
      '/login',
      '/signup',
      '/no-such-page',
    ]) {
      await visit(page, path);
      const added = without(await fetched(page, '.js', '.css'), home);
      expect(total(added), `${path}\n${table(added)}`).toBeLessThanOrEqual(40 * KB);
    }
  });
});
