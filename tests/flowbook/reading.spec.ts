import type { Locator, Page } from '@playwright/test';
import { FlowbookPage } from '#tests/models/flowbook-page.ts';
import { expectNoAxeViolationsAround } from '#tests/support/accessibility.ts';
import { counted } from '#tests/support/counted.ts';
import { expect, test } from '#tests/support/shop-test.ts';

test.use({ viewport: { width: 1440, height: 900 }, ageConfirmed: false });

/** The window in which a diagram is moved. */
const canvas = (page: Page): Locator => page.locator('.fb-canvas');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/** px between the middle of a state and that of the window. */
async function fromMiddle(page: Page, state: Locator): Promise<number> {
  const [window, box] = [await boxOf(canvas(page)), await boxOf(state)];
  const across = box.x + box.width / 2 - (window.x + window.width / 2);
  const down = box.y + box.height / 2 - (window.y + window.height / 2);
  return Math.hypot(across, down);
}

test('FLW-2 checkout at payment, signed in, two bottles, is one link: 1 action', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  const person = counted(page);
  await person.open('/flowbook/checkout/open.choosingPayment?go&signed-in&bottles=2');
  await flowbook.waitUntilLoaded();
  await expect(flowbook.state('choosingPayment')).toHaveAccessibleName(/now/);
  await expect(flowbook.shop.getByRole('radio', { name: /PayPal/ })).toBeVisible();
  await expect(flowbook.shop.getByText('2 ×').first()).toBeVisible();
  expect(await fromMiddle(page, flowbook.state('choosingPayment'))).toBeLessThan(4);
  expect(person.actions).toBe(1);
  await page
    .getByRole('navigation', { name: 'Flows' })
    .getByRole('link', { name: /^session/ })
    .click();
  await expect(flowbook.state('signedIn')).toHaveAccessibleName(/now/);
});

test('FLW-2 a state that stands for several errors leads to each: a wrong code is seen within 4 actions', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/login');
  const person = counted(page);
  await person.click(flowbook.state('refused').last());
  const entries = page.getByRole('list', { name: 'Ways into code.entering.refused' });
  await expect(entries.getByRole('listitem').filter({ hasText: 'before the sixth digit' })).toBeVisible();
  await person.click(entries.getByRole('button', { name: /verifyCode answers: The code is not the one/ }));
  await flowbook.waitUntilLoaded();
  await expect(flowbook.shop.getByText('Invalid OTP. Please try again.')).toBeVisible();
  expect(person.actions).toBeLessThanOrEqual(4);
});

test('FLW-2 by keyboard alone, from the search, a wrong code is seen within 4 actions', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook');
  const person = counted(page);
  await person.press('/');
  await person.type('wrong code');
  const hit = page.getByRole('list', { name: 'Found' }).getByRole('listitem').first();
  await expect(hit).toContainText('code.entering.refused');
  await person.press('Enter');
  const entries = page.getByRole('list', { name: 'Ways into code.entering.refused' });
  await person.reach(entries.getByRole('button', { name: /verifyCode answers: The code is not the one/ }));
  await person.press('Enter');
  await flowbook.waitUntilLoaded();
  await expect(flowbook.shop.getByText('Invalid OTP. Please try again.')).toBeVisible();
  expect(person.actions).toBeLessThanOrEqual(4);
});

test('FLW-2 by keyboard alone, a product that fails is seen within 2 actions', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  const person = counted(page);
  await person.open('/flowbook/product/failed');
  await flowbook.status.getByText('Live', { exact: true }).waitFor();
  await person.press('g');
  await flowbook.waitUntilLoaded();
  await expect(flowbook.shop.getByRole('alert').first()).toBeVisible();
  expect(person.actions).toBeLessThanOrEqual(2);
});

test('FLW-2 a product that fails is seen within 2 actions', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/product');
  const person = counted(page);
  await person.click(flowbook.state('failed'));
  await person.click(
    page.getByRole('region', { name: 'About failed' }).getByRole('button', { name: 'Go there', exact: true }),
  );
  await flowbook.waitUntilLoaded();
  await expect(flowbook.shop.getByRole('alert').first()).toBeVisible();
  expect(person.actions).toBeLessThanOrEqual(2);
});

const PICTURED = ['confirmed', 'open.confirming'].map((path) => ({
  ...{ chart: 'checkout', path, width: 390, file: `${path}.webp`, tour: 'one', step: 1, moves: [], pathId: null },
  ...{ requirements: [], axe: 'clean', texts: path === 'confirmed' ? ['Order Confirmed!', 'Marbled paper'] : [] },
}));

/** As if the storyboard had been made before Flowbook was built. */
async function withStoryboard(page: Page): Promise<void> {
  const storyboard = { states: PICTURED, transitions: [], missing: [] };
  await page.route('**/assets/*flowbook-results*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const STORYBOARD = ${JSON.stringify(storyboard)}; export const COVERAGE = null;`,
    }),
  );
  await page.route('**/flowbook-pictures/**', (route) => route.fulfill({ path: 'docs/images/flowbook-checkout.webp' }));
}

test('FLW-2 a state is found by the words on its picture, and these are said', async ({ page }) => {
  await withStoryboard(page);
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook');
  await page.keyboard.press('/');
  await page.keyboard.type('marbled papr');
  const hit = page.getByRole('list', { name: 'Found' }).getByRole('listitem').first();
  await expect(hit).toContainText('state in checkout');
  await expect(hit).toContainText("Words on the screen: 'Marbled paper'");
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/flowbook/checkout/confirmed');
});

for (const byKeyboard of [false, true]) {
  const way = byKeyboard ? 'by keyboard alone, ' : '';
  test(`FLW-2 ${way}CHK-3 leads to confirmed and its pictures within 3 actions`, async ({ page }) => {
    await withStoryboard(page);
    const flowbook = new FlowbookPage(page);
    await flowbook.open('/flowbook');
    const person = counted(page);
    await person.press('/');
    await person.type('CHK-3');
    const hit = page.getByRole('list', { name: 'Found' }).getByRole('listitem').first();
    await expect(hit).toContainText('confirmed');
    await expect(hit).toContainText('state in checkout');
    const pictures = hit.getByRole('link', { name: 'Pictures of confirmed' });
    if (byKeyboard) {
      await person.reach(pictures);
      await person.press('Enter');
    } else await person.click(pictures);
    await expect(page.getByRole('region', { name: 'confirmed' }).getByRole('img')).toBeVisible();
    expect(person.actions).toBeLessThanOrEqual(3);
  });
}

test('FLW-2 the search finds what is described in words, typing errors forgiven, and brings it to the middle', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook');
  await page.keyboard.press('/');
  await page.keyboard.type('code is too shrt');
  const hit = page.getByRole('list', { name: 'Found' }).getByRole('listitem').first();
  await expect(hit).toContainText('state in login');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/flowbook/login/code.entering.refused');
  await expect(flowbook.diagram('login')).toBeVisible();
  await expect.poll(() => fromMiddle(page, flowbook.state('refused').last())).toBeLessThan(4);
});

test('FLW-2 the address of a situation is copied, and leads to it again; what is unknown in one is said', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/header/panels.open.menu?bottles=many&colour=red&device=tablet');
  await expect(page.getByText('is ignored: bottles=many, colour=red')).toBeVisible();
  await flowbook.press('Dismiss');
  await page.getByText('API conditions').click();
  await page.getByRole('combobox', { name: 'The list' }).selectOption('hangs');
  await page.getByRole('checkbox', { name: 'signed in' }).check();
  await flowbook.press('Hold');
  await expect(page.getByText(/^Held at/)).toBeVisible();
  await flowbook.press('Copy link');
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?signed-in&device=tablet&api.list=hangs&clock=held');
  await page.goto('about:blank');
  await flowbook.open(link);
  await expect(page.getByRole('button', { name: 'Tablet' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^Held at/)).toBeVisible();
  await expect(page.getByText('The list: hangs')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'signed in' })).toBeChecked();
  await flowbook.press('Reset shop');
  await expect(page.getByText('The list: hangs')).toBeHidden();
  await expect(page.getByText('Running', { exact: true })).toBeVisible();
});

test('FLW-2 at 1280 px all text of a diagram has 11 px or more, and panels fold', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const flowbook = new FlowbookPage(page);
  await page.goto('/flowbook/checkout', { waitUntil: 'commit' });
  await expect(flowbook.diagram('checkout')).toBeVisible();
  const smallest = await flowbook.diagram('checkout').evaluate((svg: SVGSVGElement) => {
    const scale = svg.getBoundingClientRect().width / svg.width.baseVal.value;
    const sizes = [...svg.querySelectorAll('text')].map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    return Math.min(...sizes) * scale;
  });
  expect(smallest).toBeGreaterThanOrEqual(11);
  const width = async () => (await boxOf(canvas(page))).width;
  const before = await width();
  await page.keyboard.press('d');
  await expect.poll(width).toBe(1280);
  await page.keyboard.press('d');
  await expect.poll(width).toBe(before);
  await flowbook.press('Shop below');
  await expect.poll(width).toBeGreaterThan(1000);
  await expect(page.locator('iframe')).toBeInViewport();
  await flowbook.press('Shop below');
  const border = page.getByRole('separator', { name: 'Width of the shop' });
  await border.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBe(before + 24);
  await expectNoAxeViolationsAround(page, 'iframe');
});

for (const [address, part] of [
  ['/flowbook/checkout', 2 / 3],
  ['/flowbook/checkout/open.choosingPayment', 1 / 2],
] as const) {
  test(`FLW-2 at 390 px the diagram of ${address} has ${Math.round(part * 100)} % of the screen, and its legend is whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(new FlowbookPage(page).diagram('checkout')).toBeVisible();
    expect((await boxOf(canvas(page))).height).toBeGreaterThanOrEqual(844 * part);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const legend = page.getByRole('group', { name: 'Legend' });
    expect(await legend.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}

test('FLW-2 at 320 px nothing above a diagram covers another, folded or not', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/cart');
  await page.setViewportSize({ width: 320, height: 700 });
  const names = [/^(Fold|Unfold) all/, 'Drawing', 'Outline'];
  for (const name of ['Fold all', 'Unfold all']) {
    const fold = page.getByRole('button', { name });
    await expect(fold).toBeVisible();
    const parts = [
      ...names.map((each) => page.getByRole('button', { name: each })),
      page.getByText('Export', { exact: true }),
    ];
    const texts = await Promise.all(
      parts.map((part) =>
        part.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { left, right } = range.getBoundingClientRect();
          return { left, right };
        }),
      ),
    );
    for (const [index, { right }] of texts.entries()) {
      expect(right, `${name}: part ${index}`).toBeLessThan(texts[index + 1]?.left ?? 320);
    }
    await fold.click();
  }
});

test('FLW-2 on a phone on its side, and at 200 %, the page scrolls: the diagram has its room, and its state is in view', async ({
  page,
}) => {
  for (const size of [
    { width: 844, height: 390 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/flowbook/checkout/open.choosingPayment', { waitUntil: 'commit' });
    await expect(new FlowbookPage(page).state('choosingPayment'), `${size.width} px`).toBeInViewport({ ratio: 1 });
    expect((await boxOf(canvas(page))).height, `${size.width} px`).toBeGreaterThanOrEqual(180);
  }
});

test('FLW-2 a chart of several regions is shown from its beginning, and the list of flows where it is in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/flowbook/orders', { waitUntil: 'commit' });
  await expect(new FlowbookPage(page).state('restoring')).toBeInViewport({ ratio: 1 });
  const link = page.getByRole('navigation', { name: 'Flows' }).getByRole('link', { name: /^orders/ });
  await expect(link).toBeInViewport({ ratio: 0.9 });
});

test('FLW-2 the events are a sequence diagram: of one flow, the newest first, with what the chosen one carries', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/sequence');
  const rows = page.getByRole('region', { name: 'Sequence of events' }).getByRole('listitem');
  await expect(rows.first()).toContainText('begins');
  const lanes = page.locator('.fb-lanes b');
  const [start, end] = await Promise.all([boxOf(lanes.first()), boxOf(lanes.last())]);
  const lines = await boxOf(page.locator('.fb-rows'));
  expect(start.x, 'each name stands over its line').toBe(lines.x);
  expect(end.x + end.width).toBe(lines.x + lines.width);
  await page.getByRole('combobox', { name: 'Flow' }).selectOption('cart');
  await expect(rows.first().getByRole('button')).toHaveAccessibleName(/cart/);
  const oldest = await rows.first().innerText();
  await page.getByRole('checkbox', { name: 'Newest first' }).check();
  await expect(rows.first()).not.toHaveText(oldest);
  await rows.last().getByRole('button').click();
  await expect(page.getByRole('region', { name: /^About event/ })).toContainText('carries');
  await expectNoAxeViolationsAround(page, 'iframe');
});
