import { FlowbookPage } from '#tests/models/flowbook-page.ts';
import { FLOWS } from '#tests/paths/all-flows.ts';
import { expectNoAxeViolationsAround } from '#tests/support/accessibility.ts';
import { expect, FAILED_REQUEST, test } from '#tests/support/shop-test.ts';
import { nodesOf } from '#tools/chart-tests/engine/charts.ts';

const CHARTS = FLOWS.map(({ machine }) => machine);

test.use({ viewport: { width: 1440, height: 900 }, ageConfirmed: false });

test('FLW-2 every chart opens from the list, with all its states drawn', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook');
  const list = page.getByRole('navigation', { name: 'Flows' });
  for (const { id, root } of CHARTS) {
    await list.getByRole('link', { name: new RegExp(`^${id}\\b`) }).click();
    await expect(flowbook.diagram(id)).toBeVisible();
    const drawn = flowbook.diagram(id).locator('.fbd-box');
    await expect(drawn, id).toHaveCount(nodesOf(root).length);
    await expect(page).toHaveURL(`/flowbook/${id}`);
  }
});

test('FLW-2 CHK-3 the checkout is driven from the diagram to Order Confirmed!, and home after 3 s of its clock', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/checkout/closed');
  await page.getByRole('region', { name: 'About closed' }).getByRole('button', { name: 'Go there' }).click();
  await flowbook.waitUntilLoaded();
  await expect(flowbook.state('closed')).toHaveAccessibleName(/now/);
  await flowbook.event('checkout.requested').click();
  for (const state of ['reviewingOrder', 'enteringDelivery', 'choosingPayment', 'confirming']) {
    await expect(flowbook.state(state)).toHaveAccessibleName(/now/);
    // The clock is paused, and a step can be completed once it has been shown for 400 ms. CHK-6.
    await flowbook.press('+3,001 ms');
    await flowbook.event('step.completed').click();
  }
  await expect(flowbook.state('confirmed')).toHaveAccessibleName(/now/);
  await expect(flowbook.shop.getByText('Order Confirmed!')).toBeVisible();
  await flowbook.press('+2,999 ms');
  await expect(page.getByText('next timer in 0.00 s')).toBeVisible();
  await expect(flowbook.state('confirmed')).toHaveAccessibleName(/now/);
  await flowbook.press('Next timer');
  await expect(flowbook.state('unavailable')).toHaveAccessibleName(/now/);
  await expect(flowbook.shop.getByRole('heading', { level: 1, name: 'Chosen to be opened' })).toBeVisible();
});

test('FLW-2 the shop is led to several states at once: checkout at payment, signed in, two bottles', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/checkout/open.choosingPayment');
  await flowbook.press('Add to the goal');
  await page
    .getByRole('navigation', { name: 'Flows' })
    .getByRole('link', { name: /^session/ })
    .click();
  await flowbook.state('signedIn').click();
  await flowbook.press('Add to the goal');
  await page.getByRole('spinbutton', { name: 'bottles' }).fill('2');
  await page.getByRole('checkbox', { name: 'signed in' }).check();
  await flowbook.goThere();
  await expect(flowbook.shop.getByRole('radio', { name: /PayPal/ })).toBeVisible();
  await expect(flowbook.shop.getByText('2 ×').first()).toBeVisible();
  await expect(flowbook.state('signedIn')).toHaveAccessibleName(/now/);
});

test('FLW-2 a static site offers no edits, and says what they need', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/contact/writing');
  await expect(page.getByText('Flows are sketched and edited with npm run flowbook')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New flow' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.goto('/flowbook/new', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'New flow' })).toBeVisible();
  await expect(page.getByLabel('States and events')).toHaveCount(0);
});

test('FLW-2 what cannot be reached says why', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/login/signedIn');
  await page.getByRole('region', { name: 'About signedIn' }).getByRole('button', { name: 'Go there' }).click();
  await expect(page.getByText('The shop only passes through login at signedIn')).toBeVisible({ timeout: 60_000 });
});

test.describe('where nothing is', () => {
  test.use({ expectedConsole: [FAILED_REQUEST] });

  test('FLW-2 an address that names nothing says what exists', async ({ page }) => {
    await page.goto('/flowbook/checkout/open.paying', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Nothing has this address' })).toBeVisible();
    await page.getByRole('link', { name: 'open.choosingPayment' }).click();
    await expect(new FlowbookPage(page).state('choosingPayment')).toBeVisible();
  });
});

test('FLW-2 events that are not possible are greyed with the reason; those that are can be sent by their number', async ({
  page,
}) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/ageGate');
  await expect(flowbook.state('confirmed')).toHaveAccessibleName(/now/);
  await page
    .getByRole('navigation', { name: 'Flows' })
    .getByRole('link', { name: /^header/ })
    .click();
  const refused = flowbook.event('menu.dismissed');
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await expect(refused).toContainText('only from');
  await flowbook.event('menu.opened').click();
  await expect(flowbook.shop.getByRole('dialog').first()).toBeVisible();
});

test('FLW-2 API conditions: a list that hangs, and is answered once the conditions change', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/catalogue');
  await page.getByText('API conditions', { exact: false }).first().click();
  await page.getByRole('combobox', { name: 'The list' }).selectOption('hangs');
  await flowbook.shop.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page.getByRole('button', { name: 'waiting, now' })).toBeVisible();
  await expect(page.getByText('1 waiting')).toBeVisible();
  await page.getByRole('combobox', { name: 'The list' }).selectOption('fails');
  await expect(flowbook.shop.getByRole('alert')).toContainText('stockroom');
});

test('FLW-2 a moment before is shown on the diagram, and the way back to now', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/ageGate');
  const log = page.getByRole('region', { name: 'What happened' });
  await page.getByRole('link', { name: 'Sequence' }).click();
  const first = page.getByRole('button', { name: /look back at event 0$/ });
  await first.click();
  await page
    .getByRole('link', { name: /^ageGate/ })
    .first()
    .click();
  await expect(flowbook.state('unknown')).toHaveAccessibleName(/now/);
  await log.getByRole('button', { name: 'Back to now' }).click();
  await expect(flowbook.state('confirmed')).toHaveAccessibleName(/now/);
});

test('FLW-3 a replay file is taken again in the live shop, step by step', async ({ page }) => {
  const replay = {
    version: 2,
    title: 'a menu on a phone',
    seed: null,
    visit: { at: '/', screen: 'phone', ageConfirmed: true, cart: null, auth: null },
    steps: [{ words: "follows 'Help' in the footer", sent: [], actions: [], ms: 60 }],
    broken: [],
  };
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/help');
  const file = page.getByLabel('Replay file, or report');
  await file.setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{"version":') });
  await expect(page.getByText('broken.json is no replay file')).toBeVisible({ timeout: 60_000 });
  await file.setInputFiles({
    name: 'menu.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(replay)),
  });
  await flowbook.waitUntilLoaded();
  await expect(flowbook.shop.getByRole('heading', { level: 1, name: /help/i })).toBeVisible();
});

test('FLW-3 a report is copied, and shows elsewhere what has happened, step by step', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/ageGate');
  await flowbook.press('Copy report');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await flowbook.open('/flowbook/ageGate');
  await flowbook.dropReport(text);
  await expect(flowbook.status).toContainText('a report is shown');
  await expect(flowbook.state('confirmed')).toHaveAccessibleName(/now/);
  await flowbook.press('One event back');
  await page.getByRole('button', { name: 'Reset shop' }).click();
  await flowbook.status.getByText('Live', { exact: true }).waitFor();
});

test("FLW-2 Flowbook's own charts are live, and no part of what happens in the shop", async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/viewer');
  await expect(flowbook.state('chart')).toHaveAccessibleName(/now/);
  await expect(flowbook.state('following')).toHaveAccessibleName(/now/);
  await flowbook.press('One event back');
  await expect(flowbook.state('lookingBack')).toHaveAccessibleName(/now/);
  await expect(flowbook.state('following')).toHaveAccessibleName(/visited/);
  const items = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  await expect(items.filter({ hasText: /^(?:viewer|frame|way|flowbook) / })).toHaveCount(0);
  await expect(items.first()).toBeVisible();
});

test('FLW-2 the search finds states, transitions and requirements of all flows', async ({ page }) => {
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook');
  await page.keyboard.press('/');
  await page.keyboard.type('CHK-3');
  await expect(page.getByRole('list', { name: 'Found' }).getByRole('link').first()).toContainText('CHK-3');
  await page
    .getByRole('link', { name: /^confirmed state in checkout/ })
    .first()
    .click();
  await expect(flowbook.diagram('checkout')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('open.choosingPayment');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/flowbook/checkout/open.choosingPayment');
});

for (const width of [390, 1440]) {
  test(`FLW-2 Flowbook is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/flowbook', '/flowbook/checkout/open', '/flowbook/sequence', '/flowbook/storyboard']) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectNoAxeViolationsAround(page, 'iframe');
    }
  });
}
