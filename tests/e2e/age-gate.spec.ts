import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/shop-test.ts';

test.use({ ageConfirmed: false });

const TEXT =
  'You must be 18 years or older to view and purchase alcoholic beverages. Please confirm your age to continue.';
const FOOTNOTE = 'By clicking "I\'m 18 or Older", you confirm that you are of legal drinking age.';

test.describe(() => {
  test.use({ expectedConsole: [/404/] });
  // static-pages.spec.ts finds it over the other kinds of pages.
  test('AGE-1 the gate covers every page, also an empty cart and a page that is not there', async ({ page }) => {
    for (const path of ['/', '/cart', '/no-such-page']) {
      await test.step(path, async () => {
        await page.goto(path);
        const gate = page.getByRole('alertdialog', { name: 'Age Verification Required' });
        await expect(gate).toBeVisible();
        await expect(gate).toContainText(TEXT);
        await expect(gate).toContainText('🍷');
        await expect(gate.getByRole('img', { name: 'Tawny & Rye' })).toBeVisible();
      });
    }
  });
});

test('AGE-2 AGE-6 the gate has its two buttons and its footnote, is at most 500 px wide, and fades and scales in over 300 ms', async ({
  page,
}) => {
  await page.goto('/');
  const gate = page.getByRole('alertdialog');
  await expect(gate.getByRole('button')).toHaveText(["I'm 18 or Older", 'Exit Site']);
  await expect(gate).toContainText(FOOTNOTE);
  expect((await gate.boundingBox())?.width).toBeLessThanOrEqual(500);
  const style = await gate.evaluate((element) => {
    const { animationName, animationDuration } = getComputedStyle(element);
    return { animationName, animationDuration };
  });
  expect(style).toEqual({ animationName: 'dialogIn', animationDuration: '0.3s' });
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

test('AGE-6 the gate does not move where motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const durations = await page.evaluate(() =>
    document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0)),
  );
  expect(durations.every((duration) => duration <= 1)).toBe(true);
});

test('AGE-7 the shop behind is inert, blurred and out of the accessibility tree; the focus is trapped, and goes to the main heading', async ({
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
  await gate.getByRole('button', { name: "I'm 18 or Older" }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
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

test('AGE-7 nothing of the shop is printed while the gate covers it', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('alertdialog', { name: 'Age Verification Required' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main')).toBeHidden();
});
