import { ledgerText } from '#tests/paths/engine/ledger.ts';
import { walked } from '#tests/paths/engine/walk.ts';
import { doorPaths } from '#tests/paths/example/door.paths.ts';
import { flowReport } from '#tests/paths/report/flow-report.ts';
import { siteOf } from '#tests/paths/report/html.ts';
import { reportOf } from '#tests/paths/report/report.ts';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/shop-test.ts';

const door = flowReport(doorPaths, ledgerText(walked(doorPaths)));
const sentence = { id: 'FLW-1', text: 'A door opens.' };
const site = siteOf(reportOf([sentence], [door], [], [], ['Nothing was run.']));

for (const [name, html] of Object.entries(site)) {
  test(`FLW-3 the report, ${name}: reads well on a phone, by keyboard and by screen reader`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setContent(html);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(390);
    const first = page.locator('summary').first();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('details').first()).toHaveAttribute('open', '');
    await expectNoAxeViolations(page);
  });
}
