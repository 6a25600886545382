import type { AnyStateMachine } from 'xstate';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { FoundMachines } from '#tools/flowbook/chart/find-machines.ts';
import type { InvalidChart } from '#tools/flowbook/chart/read-apart.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { allLayouts } from '#tools/flowbook/layout/all-layouts.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import type { WithoutScreen } from '#tools/flowbook/live/without-screen.ts';
import { type Spawned, spawnedIn } from '#tools/flowbook/map/started.ts';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';
import { chartsApart } from './charts-apart.ts';
import { LayoutCache } from './layout-cache.ts';
import { type AloneSource, type Project, SHOP } from './project.ts';
import { storedMap } from './stored-map.ts';

/** All that Flowbook draws, as data. */
export type DrawnCharts = {
  readonly charts: readonly Chart[];
  /** By the regions that are folded; rejects where it cannot be laid out. */
  readonly layoutsOf: (chart: Chart) => Promise<Readonly<Record<string, Placed>>>;
  /** Which of them others start by actions. */
  readonly spawned: readonly Spawned[];
  /** The events between them, found when they are first wanted. */
  readonly map: () => SystemMap | Promise<SystemMap>;
  /** Charts that cannot be shown, and why. */
  readonly invalid: readonly InvalidChart[];
  /** Charts that run alone, as they have no screen. */
  readonly alone: readonly AloneSource[];
  readonly project: Project;
};

/** What was read, before it is laid out. */
export type ReadCharts = Omit<DrawnCharts, 'layoutsOf'>;

/** Loads a TypeScript file of ours, by its path from the project's folder. */
export type Run = <Module>(file: string) => Promise<Module>;

type AllCharts = {
  readonly MACHINES: readonly AnyStateMachine[];
  readonly SKETCHES: FoundMachines;
  readonly withoutScreen: () => WithoutScreen;
};

export const NO_MAP: SystemMap = { boxes: [], arrows: [], pages: [], unreceived: [] };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** All charts at once; where one of them is not valid, one by one, and without the map, which needs them all. */
async function readAll(files: readonly string[], run: Run, root: string): Promise<ReadCharts> {
  try {
    const { MACHINES, SKETCHES, withoutScreen } = await run<AllCharts>('tools/flowbook/build/all-charts.ts');
    const { found, invalid } = SKETCHES;
    const machines = [...MACHINES.map((machine) => ({ machine, chart: readChart(machine) })), ...found];
    const charts = machines.map(({ chart }) => chart);
    const project = { ...SHOP, withoutScreen: withoutScreen() };
    const spawned = spawnedIn(machines);
    return { charts, invalid, spawned, map: () => storedMap(root), alone: found.map(({ alone }) => alone), project };
  } catch (error) {
    const apart = await chartsApart(files, run, root);
    if (apart.invalid.length === 0)
      throw new Error(`Each chart can be read, but not all of them together: ${messageOf(error)}`, { cause: error });
    return { ...apart, spawned: [], map: () => NO_MAP, project: SHOP };
  }
}

/** What was read, laid out at once, so that a chart that cannot be laid out is said. */
export async function drawn({ charts, ...read }: ReadCharts): Promise<DrawnCharts> {
  const layouts = new Map<Chart, Readonly<Record<string, Placed>>>();
  const invalid = [...read.invalid];
  for (const chart of charts) {
    try {
      layouts.set(chart, await allLayouts(chart));
    } catch (error) {
      invalid.push({ file: '', name: chart.id, message: `It could not be laid out: ${messageOf(error)}` });
    }
  }
  const layoutsOf = (chart: Chart) => Promise.resolve(layouts.get(chart) ?? {});
  return { ...read, charts: [...layouts.keys()], layoutsOf, invalid };
}

/** All charts of the shop as data; each is laid out when it is looked at. @param files the charts' files @param root the project's folder */
export async function drawnCharts(files: readonly string[], run: Run, root: string): Promise<DrawnCharts> {
  const cache = new LayoutCache(root);
  return { ...(await readAll(files, run, root)), layoutsOf: (chart) => cache.layoutsOf(chart) };
}
