import { describe, expect, it } from 'vitest';
import { explore, Reach, type Run } from '#tests/explore/explorer.ts';
import { hasFailed } from '#tests/explore/in-words.ts';
import type { Look } from '#tests/explore/look.ts';
import { RULES } from '#tests/explore/rules.ts';
import { storedReplay } from '#tests/explore/stored-replay.ts';

const STEPS = 8000;
const RUN_LENGTH = 100;

const inWords = (run: Run): string => storedReplay(`walked with seed ${run.seed}`, run);

/** The same runs each time: explorers with the seeds from here on, one of which goes as far as an order. */
const FIRST_SEED = 3000;

async function exploreAll(reach: Reach): Promise<readonly Run[]> {
  const runs: Run[] = [];
  for (let steps = 0; steps < STEPS; ) {
    const run = await explore(FIRST_SEED + runs.length, RUN_LENGTH, reach);
    runs.push(run);
    steps += run.steps.length;
  }
  return runs;
}

describe(`FLW-3 the whole shop explored, ${STEPS} steps at random and towards what was least seen`, async () => {
  const reach = new Reach();
  const runs = await exploreAll(reach);
  const failures = runs.filter(hasFailed);

  it.each(RULES)('$title', ({ title }) => {
    expect(failures.filter(({ broken }) => broken.includes(title)).map(inWords)).toEqual([]);
  });

  it('FLW-1 no flow fails', () => {
    const isFault = (one: string) => !RULES.some(({ title }) => title === one);
    expect(failures.filter(({ broken }) => broken.some(isFault)).map(inWords)).toEqual([]);
  });

  it('FLW-3 the explorer has reached situations in which the rules could be broken', () => {
    const seen = (holds: (look: Look) => boolean) => reach.looks.some(holds);
    expect({
      gate: seen(({ overlay }) => overlay === 'gate'),
      panel: seen(({ overlay }) => overlay === 'panel'),
      accountMenu: seen(({ panel }) => panel === 'open.accountMenu'),
      filters: seen(({ overlay }) => overlay === 'filters'),
      steps: seen(({ checkout }) => checkout.startsWith('open')),
      confirmed: seen(({ checkout }) => checkout === 'confirmed'),
      login: seen(({ login }) => login !== 'not running'),
      codeMissing: seen(({ code }) => code === 'failed'),
      manyMessages: seen(({ toasts }) => toasts === 3),
    }).toEqual({
      gate: true,
      panel: true,
      accountMenu: true,
      filters: true,
      steps: true,
      confirmed: true,
      login: true,
      codeMissing: true,
      manyMessages: true,
    });
  });
});
