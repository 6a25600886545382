import { describe, expect, test } from 'vitest';
import { MACHINES } from '#tests/flowbook-project/charts.ts';
import { machinesIn } from '#tools/flowbook/build/read-opened.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { collapsesOf } from '#tools/flowbook/layout/all-layouts.ts';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';
import { crossings, faultsOf } from './drawing-faults.ts';
import { FOREIGN, openedFolder } from './foreign-machines.ts';
import { readTooSoon, scattered } from './reading-order.ts';

const { found } = await machinesIn(await openedFolder(FOREIGN));
const charts = [...MACHINES.map(readChart), ...found.map(({ chart }) => chart)];

/** The layout engine fails where the order at this state is fixed. */
const NOT_MENDED: Readonly<Record<string, readonly string[]>> = {
  login: ['code.resending xstate.done.actor.resendCode leaves code.resending at 1, 0'],
};

describe.each(charts)('$id', (chart) => {
  test('FLW-2 each state begins with its initial one; the branches of an event are beside one another in their order', async () => {
    for (const collapsed of collapsesOf(chart)) {
      const placed = await layOut(chart, collapsed);
      const key = `${collapsed}`;
      expect(readTooSoon(chart, placed), key).toEqual([]);
      expect(scattered(chart, placed), key).toEqual(NOT_MENDED[chart.id] ?? []);
      expect(crossings(placed), key).toEqual([]);
      expect(faultsOf(placed), key).toEqual([]);
    }
  });
});
