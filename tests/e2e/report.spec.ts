import { doorPaths } from '#tests/paths/example/door.paths.ts';
import { expectNoAxeViolations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { approvedText } from '#tools/chart-tests/engine/approved-snapshot.ts';
import { walked } from '#tools/chart-tests/engine/walk.ts';
import { flowReport } from '#tools/chart-tests/report/flow-report.ts';
import { reportOf } from '#tools/chart-tests/report/report.ts';
import { siteOf } from '#tools/chart-tests/report/site.ts';

const exploration = { steps: 10, duration: 1000, broken: [], transitions: {}, states: {} };
const properties = [{ title: 'FLW-1 a door opens', ids: ['FLW-1'], steps: 3, failure: null }];
const door = flowReport(doorPaths, { approved: approvedText(walked(doorPaths)), properties, exploration });
const site = siteOf(
  reportOf({
    paper: [{ id: 'FLW-1', text: 'A door opens.' }],
    flows: [door],
    tests: [
      { suite: 'in Node', title: 'FLW-1 a door opens', requirements: ['FLW-1'], outcome: 'passed', duration: 40 },
    ],
    mutationResults: [],
    exploration,
    missing: ['Nothing was run.'],
  }),
);

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
