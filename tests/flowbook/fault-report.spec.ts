import { FlowbookPage } from '#tests/models/flowbook-page.ts';
import { LoginPage } from '#tests/models/login-page.ts';
import { BUG_IN_CONSOLE, provokeFault } from '#tests/support/provoked-fault.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { FLOWBOOK, SHOP } from './addresses.ts';

test.use({ baseURL: SHOP, expectedConsole: [BUG_IN_CONSOLE] });

test('FLW-3 the report of a fault in the shop is shown moment by moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await provokeFault(new LoginPage(page));
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect(page.getByRole('region', { name: 'Help us mend it' }).getByRole('status')).toContainText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());

  const flowbook = new FlowbookPage(page);
  await flowbook.open(`${FLOWBOOK}/flowbook/shop`);
  await page.getByLabel('Replay file, or report').setInputFiles({
    name: 'report.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await expect(flowbook.status).toContainText('a report is shown');
  await expect(flowbook.state('broken')).toHaveAccessibleName(/now/);
  const submitted = page.getByRole('button', { name: /^login code\.submitted/ });
  await expect(async () => {
    await flowbook.press('One event back');
    await expect(submitted).toHaveAttribute('aria-current', 'true', { timeout: 100 });
  }).toPass({ intervals: [0] });
  await expect(flowbook.state('broken')).not.toHaveAccessibleName(/now/);
  await page
    .getByRole('link', { name: /^login/ })
    .first()
    .click();
  await expect(flowbook.state('verifying')).toHaveAccessibleName(/now/);
});
