import { FlowbookPage } from '#tests/models/flowbook-page.ts';
import { expectNoAxeViolationsAround } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/shop-test.ts';

test.use({ viewport: { width: 1440, height: 900 }, ageConfirmed: false });

test('FLW-3 a report is taken up in the live shop: it is walked to a moment of it, and the report goes on from there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/checkout/closed');
  await page.getByRole('region', { name: 'About closed' }).getByRole('button', { name: 'Go there' }).click();
  await flowbook.waitUntilLoaded();
  await flowbook.event('checkout.requested').click();
  for (const state of ['reviewingOrder', 'enteringDelivery', 'choosingPayment']) {
    await expect(flowbook.state(state)).toHaveAccessibleName(/now/);
    // The clock is paused, and a step can be completed once it has been shown for 400 ms. CHK-6.
    await flowbook.press('+3,001 ms');
    await flowbook.event('step.completed').click();
  }
  await expect(flowbook.state('confirming')).toHaveAccessibleName(/now/);
  await flowbook.press('Copy report');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());

  await flowbook.open('/flowbook/checkout');
  await flowbook.dropReport(text);
  await expect(flowbook.status).toContainText('a report is shown');
  await expect(flowbook.state('confirming')).toHaveAccessibleName(/now/);
  const report = page.getByRole('region', { name: 'Report', exact: true });
  const before = report.getByRole('button', { name: 'The moment before' });
  const after = report.getByRole('button', { name: 'The moment after' });
  await expect(after).toBeDisabled();
  await expect(async () => {
    await before.click();
    await expect(flowbook.state('choosingPayment')).toHaveAccessibleName(/now/, { timeout: 100 });
  }).toPass();
  const moment = await report.getByText(/^Moment \d+ of \d+/).innerText();

  await report.getByRole('button', { name: 'Walk the shop to this moment' }).click();
  await flowbook.waitUntilLoaded();
  await expect(flowbook.shop.getByRole('radio', { name: /PayPal/ })).toBeVisible();
  await expect(flowbook.state('choosingPayment')).toHaveAccessibleName(/now/);
  await expect(page.getByRole('status').filter({ hasText: 'are as at this moment' })).toBeVisible();
  await expect(report.getByText(/^Moment \d+ of \d+/)).toHaveText(moment);
  await expect(report).toContainText('the diagrams follow the shop');
  await expectNoAxeViolationsAround(page, 'iframe');

  await expect(async () => {
    await after.click();
    await expect(flowbook.state('confirming')).toHaveAccessibleName(/now/, { timeout: 100 });
  }).toPass();
  await expect(flowbook.status).toContainText('a report is shown');
  await report.getByRole('button', { name: 'Walk the shop to this moment' }).click();
  await flowbook.waitUntilLoaded();
  await expect(flowbook.state('confirming')).toHaveAccessibleName(/now/);
  await expect(flowbook.shop.getByRole('button', { name: 'Complete Order' })).toBeVisible();

  await report.getByRole('button', { name: 'Put it away' }).click();
  await expect(report).toBeHidden();
  await expect(page.getByLabel('Replay file, or report')).toBeFocused();
});

test('FLW-3 a moment that cannot be held says why, and the report stays shown', async ({ page }) => {
  const step = { at: 10, from: 'page', took: [], reported: [] };
  const happenings = [
    { ...step, actor: 'login', chart: 'login', event: 'xstate.init', states: ['', 'email', 'email.entering'] },
    { ...step, actor: 'login', chart: 'login', event: 'xstate.done.actor.signIn', states: ['', 'signedIn'] },
  ];
  const flowbook = new FlowbookPage(page);
  await flowbook.open('/flowbook/login');
  await flowbook.dropReport(JSON.stringify({ kind: 'tawny-and-rye.flowbook-report', version: 1, happenings }));
  await flowbook.press('Walk the shop to this moment');
  await expect(page.getByText('not even to login alone. The shop only passes through login at signedIn')).toBeVisible({
    timeout: 60_000,
  });
  await expect(flowbook.status).toContainText('a report is shown');
});
