import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/shop-test.ts';

test.use({ ageConfirmed: false });

const TEXT =
  'You must be 18 years or older to view and purchase alcoholic beverages. Please confirm your age to continue.';
const FOOTNOTE = 'By clicking "I\'m 18 or Older", you confirm that you are of legal drinking age.';

for (const path of ['/', '/products', '/products/gin', '/cart', '/shipping', '/no-such-page']) {
  test.describe(() => {
    test.use({ expectedConsole: path === '/no-such-page' ? [/404/] : [] });
    test(`AGE-1 the gate covers ${path}`, async ({ page }) => {
      await page.goto(path);
      const gate = page.getByRole('alertdialog', { name: 'Age Verification Required' });
      await expect(gate).toBeVisible();
      await expect(gate).toContainText(TEXT);
      await expect(gate).toContainText('🍷');
      await expect(gate.getByRole('img', { name: 'Tawny & Rye' })).toBeVisible();
    });
  });
}

test('AGE-2 the gate has its two buttons and its footnote', async ({ page }) => {
  await page.goto('/');
  const gate = page.getByRole('alertdialog');
  await expect(gate.getByRole('button')).toHaveText(["I'm 18 or Older", 'Exit Site']);
  await expect(gate).toContainText(FOOTNOTE);
});

test('AGE-3 neither Escape, a click outside nor Back confirms', async ({ page }) => {
  await page.goto('/shipping');
  await page.goto('/');
  const gate = page.getByRole('alertdialog');
  await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(gate).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('AGE-4 the confirmation is stored for the session: a reload does not ask again, a new session does', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: "I'm 18 or Older" }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();

  const another = await browser.newContext();
  const fresh = await another.newPage();
  await fresh.goto(page.url());
  await expect(fresh.getByRole('alertdialog')).toBeVisible();
  await another.close();
});

test.describe(() => {
  test.use({ expectedConsole: [/Storage is not available/] });
  test('AGE-4 with storage blocked, memory serves', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage'] as const) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/');
    await page.getByRole('button', { name: "I'm 18 or Older" }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Whisky' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Premium Collection' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });
});

test('AGE-5 Exit Site leaves for a search engine, and Back does not return into the shop', async ({ page }) => {
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Search</title>' }),
  );
  await page.goto('/shipping');
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Exit Site' }).click();
  await expect(page).toHaveURL('https://www.google.com/');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('AGE-2 AGE-5 where the browser does not leave, both buttons still work', async ({ page }) => {
  let asked = 0;
  // A browser that gets no content stays where it is, as when a visitor stops the loading.
  await page.route('https://www.google.com/**', (route) => {
    asked += 1;
    return route.fulfill({ status: 204 });
  });
  await page.goto('/shipping');
  const exit = page.getByRole('button', { name: 'Exit Site' });
  for (const times of [1, 2]) {
    await exit.click();
    await expect.poll(() => asked).toBe(times);
  }
  await page.getByRole('button', { name: "I'm 18 or Older" }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('AGE-6 the gate is at most 500 px wide and does not move where motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const box = await page.getByRole('alertdialog').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(500);
  const durations = await page.evaluate(() =>
    document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0)),
  );
  expect(durations.every((duration) => duration <= 1)).toBe(true);
});

test('AGE-6 the gate fades and scales in over 300 ms', async ({ page }) => {
  await page.goto('/');
  const style = await page.getByRole('alertdialog').evaluate((gate) => {
    const { animationName, animationDuration } = getComputedStyle(gate);
    return { animationName, animationDuration };
  });
  expect(style).toEqual({ animationName: 'dialogIn', animationDuration: '0.3s' });
});

test('AGE-7 the shop behind is inert, blurred and out of the accessibility tree; the focus is trapped', async ({
  page,
}) => {
  await page.goto('/');
  const gate = page.getByRole('alertdialog');
  await expect(gate.getByRole('button', { name: "I'm 18 or Older" })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Shop Now' })).toHaveCount(0);
  const behind = page.locator('#shop');
  await expect(behind).toHaveJSProperty('inert', true);
  expect(await behind.evaluate((shop) => getComputedStyle(shop).filter)).toContain('blur');
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    expect(await gate.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await expectNoAxeViolations(page);
});

test('AGE-7 after confirming the focus is on the main heading', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: "I'm 18 or Older" })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('AGE-7 nothing of the shop shows before JavaScript has run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/products');
  await expect(page.getByRole('link', { name: /Whisky|Gin/ })).toHaveCount(0);
  await context.close();
});

test.describe('a visitor who has confirmed', () => {
  test.use({ ageConfirmed: true });
  test('AGE-7 never sees the gate, and the focus stays where the browser puts it', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: boolean[] = [];
      Object.assign(window, { gateSeen: seen });
      const look = () => {
        const gate = document.querySelector('[role=alertdialog]');
        if (gate && getComputedStyle(gate).visibility === 'visible' && gate.checkVisibility()) seen.push(true);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Shop Now' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { gateSeen: boolean[] }).gateSeen)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await expect(page.locator('#shop')).toHaveJSProperty('inert', false);
  });
});
