import type { Page } from '@playwright/test';
import { nextPaint } from '#tests/support/next-paint.ts';
import { expect, test } from '#tests/support/shop-test.ts';

/** The part of each crop that contains the subject, as fractions of its width and height. */
const SAFE: Readonly<Record<string, readonly [number, number]>> = {
  'login-tall': [0.77, 0.77],
  'login-wide': [0.25, 0.76],
  'cart-empty-tall': [0.4, 0.75],
  'cart-empty-wide': [0.34, 0.82],
};

const SCREENS = [
  [320, 640],
  [390, 844],
  [640, 800],
  [767, 1024],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1024, 1366],
  [1280, 1024],
  [1366, 600],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
  [2560, 1440],
] as const;

const largest = (page: Page) => page.getByRole('main').locator('img[fetchpriority=high]');

/** Which crop is shown, and how much of its width and height. */
async function shown(page: Page): Promise<{ crop: string; width: number; height: number }> {
  const picture = largest(page);
  await expect(picture).toHaveJSProperty('complete', true);
  return picture.evaluate((element) => {
    const image = element as HTMLImageElement;
    const box = image.getBoundingClientRect();
    const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight);
    return {
      crop: /moods\/([a-z-]+?)-\d+\.avif$/.exec(image.currentSrc)?.[1] ?? image.currentSrc,
      width: box.width / scale / image.naturalWidth,
      height: box.height / scale / image.naturalHeight,
    };
  });
}

for (const [path, name] of [
  ['/login', 'login'],
  ['/cart', 'cart-empty'],
] as const) {
  test(`API-4 ${path}: no screen cuts what counts in the picture`, async ({ page }) => {
    const crops = new Set<string>();
    await page.goto(path);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await nextPaint(page);
      const part = await shown(page);
      const screen = `${width} × ${height}, ${part.crop}`;
      crops.add(part.crop);
      const [safeWidth, safeHeight] = SAFE[part.crop] ?? [1, 1];
      expect(part.width, `width at ${screen}`).toBeGreaterThanOrEqual(safeWidth);
      expect(part.height, `height at ${screen}`).toBeGreaterThanOrEqual(safeHeight);
    }
    expect([...crops].sort()).toEqual([`${name}-tall`, `${name}-wide`]);
  });

  test.describe('before any script', () => {
    test.use({ javaScriptEnabled: false });

    test(`API-4 ${path}: the picture, its size and its placeholder are in the HTML`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'commit' });
      const picture = page.locator('main img[fetchpriority=high]');
      await expect(picture).toHaveCount(1);
      await expect(picture).toHaveAttribute('src', new RegExp(`${name}-wide-\\d+\\.avif$`));
      await expect(picture).not.toHaveAttribute('loading', /./);
      for (const part of [picture, picture.locator('xpath=../source')]) {
        await expect(part).toHaveAttribute('width', /\d/);
        await expect(part).toHaveAttribute('height', /\d/);
      }
      const under = page.locator('main picture').first();
      await expect(under.locator('source')).toHaveAttribute('srcset', /^data:image\/webp/);
      await expect(under.locator('img')).toHaveAttribute('src', /^data:image\/webp/);
    });
  });
}

test('API-4 a picture that fails leaves its frame and a drawn placeholder', async ({ page }) => {
  await page.route(/\/images\/moods\//, (route) =>
    route.fulfill({ status: 200, contentType: 'image/avif', body: 'not a picture' }),
  );
  await page.goto('/login');
  const drawn = new URL('/images/placeholder.svg', page.url()).href;
  await expect(largest(page)).toHaveJSProperty('currentSrc', drawn);
  expect((await largest(page).boundingBox())?.height).toBeGreaterThan(300);
});
