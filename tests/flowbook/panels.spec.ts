import type { Page } from '@playwright/test';
import { FlowbookPage } from '#tests/models/flowbook-page.ts';
import { counted } from '#tests/support/counted.ts';
import { expect, test } from '#tests/support/shop-test.ts';

test.use({ viewport: { width: 1280, height: 800 }, ageConfirmed: false });

/** The words outside of drawings that go on in another row. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (text.parentElement?.closest('svg, .fb-unseen')) continue;
      for (const word of text.data.matchAll(/[A-Z]?[a-z]+|[A-Z]+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (rows.size > 1) broken.push(`${word[0]} of ${text.data}`);
      }
    }
    return broken;
  });

test('FLW-2 names in the panels go on in another row between their words, not within one', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await page.goto('/flowbook/checkout/open.confirming?go', { waitUntil: 'commit' });
  await flowbook.waitUntilLoaded();
  await expect(page.getByRole('list', { name: 'States to be in, all at once' })).toContainText('open.confirming');
  expect(await brokenWords(page)).toEqual([]);
});

for (const part of ['storyboard', 'coverage']) {
  test(`FLW-2 nothing lies beside the ${part}: it has the space of the shop`, async ({ page }) => {
    await page.goto(`/flowbook/${part}`, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });
}

test("FLW-2 'Go there' is reached without scrolling beside a long list of events", async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/checkout/open.confirming');
  const live = page.getByRole('complementary', { name: 'Live' });
  await expect(flowbook.event('order.refused').first()).toBeVisible();
  await expect(live.getByRole('button', { name: 'Go there' })).toBeInViewport({ ratio: 0.9 });
  await expect(live.getByRole('spinbutton', { name: 'bottles' })).toBeInViewport({ ratio: 0.9 });
});

test('FLW-2 a state in which the visit begins needs no steps, and this is said', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await page.goto('/flowbook/toasts/covered?go', { waitUntil: 'commit' });
  await flowbook.waitUntilLoaded();
  await expect(page.getByText('the visit begins here')).toBeVisible();
  await expect(page.getByText('0 of 0')).toHaveCount(0);
});

test('FLW-2 the transitions of the chosen state are chosen by keyboard, each with its name', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/checkout');
  await flowbook.state('choosingPayment').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/open\.choosingPayment$/);
  await expect(flowbook.state('choosingPayment')).toBeFocused();
  await page.keyboard.press('Tab');
  const next = page.getByRole('button', { name: 'step.completed, if isStepSeen, leads to confirming' });
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
  await page.keyboard.press('Tab');
  const back = page.getByRole('button', { name: 'step.reversed, leads to enteringDelivery' });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(back).toBeFocused();
  await expect(back).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'About step.reversed' })).toContainText('open.enteringDelivery');
  await page.keyboard.press('Shift+Tab');
  await expect(next, 'the others stay at hand').toBeFocused();
});

test('FLW-2 the arrows of the last events on the map go out, and stay when a moment is looked back at', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook');
  const lit = page.locator('.fbm-stroke.is-lit');
  // One press, and what comes of it: on a busy machine the last event of a start may be one within a flow.
  await flowbook.shop.getByRole('button', { name: 'Open menu' }).click();
  await expect(flowbook.shop.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(lit.first()).toBeAttached();
  const end = () =>
    page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
  await end();
  await expect(lit.first()).toHaveCSS('visibility', 'hidden');
  await flowbook.press('One event back');
  await end();
  await expect(lit.first()).toHaveCSS('visibility', 'visible');
});

test('FLW-2 each event in the bar at the foot is in view when it has the focus, and the newest is at first', async ({
  page,
}) => {
  await new FlowbookPage(page).open('/flowbook/checkout');
  const events = page.getByRole('region', { name: 'What happened' }).getByRole('listitem').getByRole('button');
  await expect(events).toHaveCount(14);
  await expect(events.last()).toBeInViewport({ ratio: 0.9 });
  // Beside the list of flows, not below it.
  const flows = await page.getByRole('navigation', { name: 'Flows' }).boundingBox();
  await page.getByRole('button', { name: 'Copy report' }).focus();
  for (const event of await events.all()) {
    await page.keyboard.press('Tab');
    await expect(event).toBeFocused();
    const box = await event.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual((flows?.x ?? 0) + (flows?.width ?? 0));
  }
});

test('FLW-2 the map and its list of pages lead on by keyboard alone: what has the focus is there, and in view', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  const person = counted(page);
  await person.open('/flowbook');
  const title = page.locator('summary', { hasText: 'Pages of the shop' });
  await expect(title).toBeVisible();
  await person.press('d');
  await person.reach(title);
  await person.press('Enter');
  const pages = page.getByRole('list', { name: 'Pages of the shop' });
  await person.reach(pages.getByRole('button').last());
  const bottomOf = async () => ((await title.boundingBox())?.y ?? 0) + ((await title.boundingBox())?.height ?? 0);
  const checkout = pages.getByRole('button', { name: 'checkout', exact: true });
  while (!(await checkout.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Shift+Tab');
    const focused = await pages.locator(':focus').boundingBox();
    expect(focused?.y, 'no button is behind the title').toBeGreaterThanOrEqual(await bottomOf());
  }
  await person.press('Enter');
  await expect(page).toHaveURL('/flowbook/shop/running.page.checkout');
  await expect(flowbook.state('checkout')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await page.goBack();
  await expect(title).toBeVisible();
  await expect(main).toBeFocused();
  await person.reach(flowbook.state('shop'));
  await person.press('Enter');
  await expect(page).toHaveURL('/flowbook/shop');
  await expect(flowbook.diagram('shop')).toBeVisible();
  await expect(main).toBeFocused();
  expect(person.actions).toBe(5);
});

test('FLW-2 what is outside of the flows comes into focus by keyboard, and the keyboard is where that is taken back', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook');
  const person = counted(page);
  await flowbook.state('Storage').focus();
  await person.press('Enter');
  const focus = page.getByRole('combobox', { name: 'In focus' });
  await expect(focus).toHaveValue('storage');
  await expect(focus).toBeFocused();
  await person.press('Home');
  await expect(focus).toHaveValue('');
  await expect(flowbook.state('checkout')).toBeVisible();
  expect(person.actions).toBe(2);
});
