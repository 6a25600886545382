import { expect, test } from '@playwright/test';
import { beside } from '#tests/paths/browser/beside.ts';
import { explore, Reach } from '#tools/chart-tests/explorer/explorer.ts';
import { hasFailed } from '#tools/chart-tests/explorer/in-words.ts';
import { storedReplay } from '#tools/chart-tests/explorer/stored-replay.ts';

/** Each is an explorer of its own, the same in every run. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const STEPS = 38;

// What a step shows is said in words; pictures of each would take longer than the steps.
test.use({ trace: 'off' });

for (const seed of SEEDS) {
  test(`FLW-3 the real screens are as the charts say, ${STEPS} steps explored with seed ${seed}`, async ({
    browser,
    baseURL,
  }) => {
    const run = await explore(seed, STEPS, new Reach(), beside(browser, baseURL ?? ''));
    expect(run.broken, hasFailed(run) ? storedReplay(`explored with seed ${seed}`, run) : '').toEqual([]);
  });
}
