import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { accessibleOnce } from '#tests/paths/browser/accessible.ts';
import { beside } from '#tests/paths/browser/beside.ts';
import { TOURS } from '#tests/paths/tours.ts';
import { hasFailed } from '#tools/chart-tests/explorer/in-words.ts';
import { replay } from '#tools/chart-tests/explorer/replay.ts';
import { storedReplay } from '#tools/chart-tests/explorer/stored-replay.ts';

// What a step shows is said in words; pictures of each would take longer than the steps.
test.use({ trace: 'off' });
test.setTimeout(240_000);

for (const { title, ...plan } of TOURS) {
  test(`FLW-3 on the real screens: ${title}`, async ({ browser, baseURL }) => {
    // Playwright empties its folder when a run begins.
    const lookCloser = accessibleOnce(join(test.info().project.outputDir, 'looked-at'));
    const { steps, broken, impossible } = await replay(plan, {
      companion: beside(browser, baseURL ?? '', { lookCloser }),
    });
    expect(impossible).toBeNull();
    const run = { seed: null, visit: plan.visit, steps, broken };
    expect(broken, hasFailed(run) ? storedReplay(title, run) : '').toEqual([]);
  });
}
