import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '#tools/engine/world.mjs';
import { tool } from '#tools/shared/run.mjs';
import { describeAccounts } from './accounts.ts';
import { describeFaults } from './faults.ts';
import { describeJourney } from './journey.ts';
import { describeSelling } from './selling.ts';

let opened: World;
const world = () => opened;

beforeAll(async () => {
  opened = await openWorld();
});
afterAll(() => opened.close());

describe('API-3 the contract', () => {
  test('API-3 is the same on the engine as on the mock', async () => {
    const { ok, output } = await tool('vitest/vitest.mjs', ['run', '--project', 'unit', 'tests/contract'], {
      env: { CONTRACT_BASE: opened.base },
      quiet: true,
    });
    expect(ok ? '' : output).toBe('');
  });
});

describeAccounts(world);
describeSelling(world);
describeJourney(world);
// Last: they stop and kill what the others need.
describeFaults(world);
