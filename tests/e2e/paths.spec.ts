import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { hasFailed } from '#tests/explore/in-words.ts';
import { replay } from '#tests/explore/replay.ts';
import { storedReplay } from '#tests/explore/stored-replay.ts';
import { accessibleOnce } from '#tests/paths/browser/accessible.ts';
import { beside } from '#tests/paths/browser/beside.ts';
import { recordName, TourRecord } from '#tests/paths/browser/tour-record.ts';
import { TOURS } from '#tests/paths/tours.ts';
import { translatePages } from '#tests/support/translated.ts';

// A translated page must do all that any page does, and more can go wrong on it. So the tours walk there. The explorer and
// all other tests walk on pages as they are. Playwright does not name an option whose text has an element.
const prepare = (page: Page) => translatePages(page, ['option']);

// What a step shows is said in words; pictures of each would take longer than the steps.
test.use({ trace: 'off' });
test.setTimeout(240_000);

for (const tour of TOURS) {
  const { title, ...plan } = tour;
  test(`FLW-3 TRN-1 on the real screens, translated: ${title}`, async ({ browser, baseURL }) => {
    // Playwright empties its folder when a run begins.
    const lookCloser = accessibleOnce(join(test.info().project.outputDir, 'looked-at'));
    const record = new TourRecord();
    const { steps, broken, impossible } = await replay(plan, {
      companion: beside(browser, baseURL ?? '', { lookCloser, prepare, note: record.note }),
    });
    expect(impossible).toBeNull();
    const run = { seed: null, visit: plan.visit, steps, broken };
    expect(broken, hasFailed(run) ? storedReplay(title, run) : '').toEqual([]);
    expect(record.lost(tour), 'moves after which nothing has the focus, with no reason in without-focus.ts').toEqual(
      [],
    );
    const hint = `What is read out or has the focus is not as it was. If that is right: npm run paths -- approve --screens '${title}'`;
    expect(record.text(tour), hint).toMatchSnapshot(recordName(title));
  });
}
