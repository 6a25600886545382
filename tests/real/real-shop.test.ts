import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer } from '#mocks/in-process.ts';
import { openWorld, type World } from '#tools/engine/world.mjs';
import { tool } from '#tools/shared/run.mjs';
import { describeAccounts } from './accounts.ts';
import { describeFaults } from './faults.ts';
import { describeJourney } from './journey.ts';
import { describeMails } from './mails.ts';
import { describeSelling } from './selling.ts';
import { describeTroubles } from './troubles.ts';
import { describeVouchers } from './vouchers.ts';

let opened: World;
const world = () => opened;

beforeAll(async () => {
  opened = await openWorld();
});
afterAll(() => opened.close());

const QUERIES = ['sortBy=best&sortOrder=asc&search=oak', 'sortBy=rating&sortOrder=asc&category=gin', 'search=smoky'];

describe('API-3 the contract', () => {
  test('API-3 is the same on the engine as on the mock', async () => {
    const { ok, output } = await tool('vitest/vitest.mjs', ['run', '--project', 'unit', 'tests/contract'], {
      env: { CONTRACT_BASE: opened.base },
      quiet: true,
    });
    expect(ok ? '' : output).toBe('');
  });

  test.each(QUERIES)('PRD-4 PRD-13 a list is in the order of the mock: %s', async (query) => {
    const path = `/api/products?${query}&pageSize=100`;
    const idsOf = async (response: Response) => {
      const { data } = (await response.json()) as { data: readonly { id: string }[] };
      return data.map(({ id }) => id);
    };
    const wanted = await idsOf(await answer(new Request(`http://shop.test${path}`)));
    expect(await idsOf(await fetch(opened.base + path))).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(1);
  });
});

describeAccounts(world);
describeSelling(world);
describeVouchers(world);
describeJourney(world);
describeTroubles(world);
// Last: they stop and kill what the others need.
describeMails(world);
describeFaults(world);
