import type { AnyStateMachine } from 'xstate';
import { SHOP } from '#tests/flowbook-project/project.ts';
import type { FoundMachines } from '#tools/flowbook/chart/find-machines.ts';
import { messageOf } from '#tools/flowbook/chart/message-of.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import type { WithoutScreen } from '#tools/flowbook/live/without-screen.ts';
import { spawnedIn } from '#tools/flowbook/map/started.ts';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';
import { chartsApart } from './charts-apart.ts';
import { NO_MAP, type ReadCharts } from './drawn-charts.ts';

type AllCharts = {
  readonly MACHINES: readonly AnyStateMachine[];
  readonly SKETCHES: FoundMachines;
  readonly withoutScreen: () => WithoutScreen;
  readonly unwalkedMap: () => SystemMap;
};

/**
 * All charts at once; where one of them is not valid, one by one, and without the map, which needs them all.
 * @param files the charts' files
 * @param load loads a TypeScript file of ours, by its path from the project's folder
 */
export async function readCharts(
  files: readonly string[],
  load: <Module>(file: string) => Promise<Module>,
  root: string,
): Promise<ReadCharts> {
  try {
    const { MACHINES, SKETCHES, withoutScreen, unwalkedMap } = await load<AllCharts>(SHOP.charts);
    const { found, invalid } = SKETCHES;
    const machines = [...MACHINES.map((machine) => ({ machine, chart: readChart(machine) })), ...found];
    return {
      charts: machines.map(({ chart }) => chart),
      invalid,
      spawned: spawnedIn(machines),
      unwalkedMap: unwalkedMap(),
      alone: found.map(({ alone }) => alone),
      project: { ...SHOP.project, withoutScreen: withoutScreen() },
      hasMap: true,
    };
  } catch (error) {
    const apart = await chartsApart(files, load, root);
    if (apart.invalid.length === 0)
      throw new Error(`Each chart can be read, but not all of them together: ${messageOf(error)}`, { cause: error });
    return { ...apart, spawned: [], unwalkedMap: NO_MAP, project: SHOP.project, hasMap: false };
  }
}
