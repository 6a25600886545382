import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/shop-test.ts';

const PATH = '/products/gin/ashcombe-sloe-gin';
const NAME = 'Ashcombe Sloe Gin';

// Without motion the picture is a frame later where it belongs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const opener = (page: Page) => page.getByRole('button', { name: `Enlarge picture of ${NAME}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: `Picture of ${NAME}` });
const picture = (page: Page) => dialog(page).getByRole('img');
const level = (page: Page) => dialog(page).getByRole('status');

/** The place of an element once the page rests. A motion that another replaces does not finish. */
async function boxOf(element: Locator) {
  await element.evaluate(() =>
    Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => null))),
  );
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

async function openPicture(page: Page): Promise<void> {
  await page.goto(PATH);
  await opener(page).click();
  await expect(level(page)).toHaveText('Zoom 100%');
  // Keys are the dialog's once it has the focus.
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
}

/** The picture's place in the space between the title and the buttons. */
async function places(page: Page) {
  const [shown, header, controls] = [
    await boxOf(picture(page)),
    await boxOf(dialog(page).getByRole('button', { name: 'Close' })),
    await boxOf(dialog(page).getByRole('button', { name: 'Zoom in' })),
  ];
  const { width } = page.viewportSize() ?? { width: 0 };
  return { shown, stage: { left: 0, right: width, top: header.y + header.height, bottom: controls.y } };
}

/** In each direction no empty edge is seen where the picture is larger than its space. */
async function expectCovered(page: Page): Promise<void> {
  const { shown, stage } = await places(page);
  const expectAlong = (from: number, to: number, start: number, end: number) => {
    // The bars have some space around their buttons.
    if (to - from < end - start) return;
    expect(from).toBeLessThanOrEqual(start + 20);
    expect(to).toBeGreaterThanOrEqual(end - 20);
  };
  expectAlong(shown.x, shown.x + shown.width, stage.left, stage.right);
  expectAlong(shown.y, shown.y + shown.height, stage.top, stage.bottom);
}

/** Which point of the picture is at a place of the screen, as a share of its width and height. */
async function pointAt(page: Page, x: number, y: number) {
  const box = await boxOf(picture(page));
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}

test('ZOM-1 Enter opens the whole picture over the whole screen, Escape closes it, and the focus returns', async ({
  page,
}) => {
  await page.goto(PATH);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(0);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect.poll(() => boxOf(dialog(page))).toEqual({ x: 0, y: 0, width, height });
  await expect(picture(page)).toHaveJSProperty('complete', true);
  expect(await picture(page).evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-800\.avif$/);
  const { shown, stage } = await places(page);
  expect(shown.y).toBeGreaterThanOrEqual(stage.top);
  expect(shown.y + shown.height).toBeLessThanOrEqual(stage.bottom);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('ZOM-1 Back leads to the page before, and nothing is left open', async ({ page }) => {
  await page.goto('/products?search=ashcombe+sloe');
  await page.getByRole('main').getByRole('link', { name: NAME, exact: true }).first().click();
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Premium Collection' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: NAME, exact: true }).first().click();
  await expect(opener(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('ZOM-2 buttons and keys go from 100 to 400% and back, and the focus stays', async ({ page }) => {
  await openPicture(page);
  const zoomIn = dialog(page).getByRole('button', { name: 'Zoom in' });
  const zoomOut = dialog(page).getByRole('button', { name: 'Zoom out' });
  await expect(zoomOut).toBeDisabled();
  const { width } = await boxOf(picture(page));
  await zoomIn.focus();
  for (const percent of [150, 200, 300, 400]) {
    await page.keyboard.press('Enter');
    await expect(level(page)).toHaveText(`Zoom ${percent}%`);
    expect((await boxOf(picture(page))).width).toBeCloseTo((width * percent) / 100, 0);
    await expectCovered(page);
  }
  await expect(zoomIn).toBeDisabled();
  await expect(zoomIn).toBeFocused();
  await page.keyboard.press('-');
  await expect(level(page)).toHaveText('Zoom 300%');
  await page.keyboard.press('+');
  await expect(level(page)).toHaveText('Zoom 400%');
  await page.keyboard.press('0');
  await expect(level(page)).toHaveText('Zoom 100%');
  expect((await boxOf(picture(page))).width).toBeCloseTo(width, 0);
});

test('ZOM-2 a click enlarges around its place, another shows the whole; a double click is one press', async ({
  page,
}) => {
  await openPicture(page);
  const { x, y, width, height } = await boxOf(picture(page));
  const at = { x: x + width / 2, y: y + height * 0.4 };
  await page.mouse.click(at.x, at.y);
  await expect(level(page)).toHaveText('Zoom 200%');
  await expect(picture(page), 'the pointer says what a press does').toHaveCSS('cursor', 'zoom-out');
  const under = await pointAt(page, at.x, at.y);
  expect([under.x, under.y]).toEqual([expect.closeTo(0.5, 2), expect.closeTo(0.4, 2)]);
  await page.mouse.click(at.x, at.y);
  await expect(level(page)).toHaveText('Zoom 100%');
  await expect(picture(page)).toHaveCSS('cursor', 'zoom-in');
  await page.mouse.dblclick(at.x, at.y);
  await expect(level(page)).toHaveText('Zoom 200%');
});

test('ZOM-2 DBL-7 a double click on the picture of the page opens it and enlarges nothing', async ({ page }) => {
  await page.goto(PATH);
  await opener(page).dblclick();
  await expect(level(page)).toHaveText('Zoom 100%');
});

test('ZOM-2 the wheel enlarges at the pointer, with Ctrl too, and the page stays as it is', async ({ page }) => {
  await openPicture(page);
  const { x, y, width, height } = await boxOf(picture(page));
  const at = { x: x + width / 2, y: y + height * 0.3 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -400);
  await expect(level(page)).toHaveText('Zoom 223%');
  expect((await pointAt(page, at.x, at.y)).y).toBeCloseTo(0.3, 2);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 20);
  await page.keyboard.up('Control');
  await expect(level(page)).toHaveText('Zoom 182%');
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await page.mouse.wheel(0, 2000);
  await expect(level(page)).toHaveText('Zoom 100%');
});

test('ZOM-3 the mouse and the arrow keys move it, no further than its edges, and a drag is no press', async ({
  page,
}) => {
  await openPicture(page);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(level(page)).toHaveText('Zoom 300%');
  const before = await boxOf(picture(page));
  const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 5, middle.y - 40, { steps: 4 });
  await page.mouse.move(middle.x + 5, middle.y - 90, { steps: 4 });
  await page.mouse.up();
  await expect(level(page)).toHaveText('Zoom 300%');
  expect((await boxOf(picture(page))).y - before.y).toBeLessThan(-80);
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await boxOf(picture(page))).y - before.y).toBeGreaterThan(-20);
  for (const key of ['ArrowDown', 'ArrowRight'])
    for (let press = 0; press < 40; press += 1) await page.keyboard.press(key);
  await expectCovered(page);
});

test('ZOM-3 it glides, but not with reduced motion', async ({ page }) => {
  await openPicture(page);
  const glides = () =>
    picture(page).evaluate((image) =>
      Number.parseFloat(getComputedStyle(image.parentElement ?? image).transitionDuration),
    );
  expect(await glides()).toBeLessThan(0.01);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await glides()).toBeGreaterThan(0.1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Two fingers move at once; Playwright itself has only one. */
  async function touch(page: Page, ...frames: readonly (readonly { x: number; y: number }[])[]): Promise<void> {
    const client = await page.context().newCDPSession(page);
    for (const [index, touchPoints] of frames.entries()) {
      const type = index === 0 ? 'touchStart' : 'touchMove';
      await client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
      });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('ZOM-2 two fingers enlarge around their place, and the page is not zoomed', async ({ page }) => {
    await openPicture(page);
    const before = await pointAt(page, 195, 400);
    await touch(
      page,
      [
        { x: 145, y: 400 },
        { x: 245, y: 400 },
      ],
      [
        { x: 120, y: 400 },
        { x: 270, y: 400 },
      ],
      [
        { x: 95, y: 400 },
        { x: 295, y: 400 },
      ],
    );
    await expect(level(page)).toHaveText('Zoom 200%');
    const after = await pointAt(page, 195, 400);
    expect([after.x, after.y]).toEqual([expect.closeTo(before.x, 1), expect.closeTo(before.y, 1)]);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await expectCovered(page);
  });

  test('ZOM-2 ZOM-3 a tap enlarges, a double tap counts once, and a finger moves the picture', async ({ page }) => {
    await openPicture(page);
    await page.touchscreen.tap(195, 380);
    await page.touchscreen.tap(195, 380);
    await expect(level(page)).toHaveText('Zoom 200%');
    const before = await boxOf(picture(page));
    await touch(page, [{ x: 195, y: 380 }], [{ x: 195, y: 340 }], [{ x: 165, y: 300 }]);
    await expect.poll(async () => (await boxOf(picture(page))).x - before.x).toBeCloseTo(-30, 0);
    await expect(level(page)).toHaveText('Zoom 200%');
    await touch(page, [{ x: 195, y: 380 }], [{ x: 395, y: 780 }], [{ x: 385, y: 840 }]);
    await expectCovered(page);
  });

  test('ZOM-3 turned, the phone shows no empty edge and nothing beside the screen', async ({ page }) => {
    await openPicture(page);
    for (let press = 0; press < 3; press += 1) await dialog(page).getByRole('button', { name: 'Zoom in' }).click();
    await touch(page, [{ x: 195, y: 300 }], [{ x: 350, y: 700 }], [{ x: 360, y: 800 }]);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await boxOf(dialog(page))).width).toBe(844);
    await expectCovered(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await expect.poll(async () => (await boxOf(dialog(page))).width).toBe(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectCovered(page);
  });
});

test('ZOM-2 the browser’s own zoom keys stay the browser’s', async ({ page }) => {
  await openPicture(page);
  await page.keyboard.press('Control++');
  await expect(level(page)).toHaveText('Zoom 100%');
  await page.keyboard.press('+');
  await expect(level(page)).not.toHaveText('Zoom 100%');
});
