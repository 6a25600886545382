import type { AnyStateMachine } from 'xstate';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { FoundMachines } from '#tools/flowbook/chart/find-machines.ts';
import { type InvalidChart, readApart } from '#tools/flowbook/chart/read-apart.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { allLayouts } from '#tools/flowbook/layout/all-layouts.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import type { WithoutScreen } from '#tools/flowbook/live/without-screen.ts';
import { layOutMap } from '#tools/flowbook/map/lay-out-map.ts';
import type { PlacedMap } from '#tools/flowbook/map/placed-map.ts';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';
import { type AloneSource, type Project, SHOP } from './project.ts';

/** All that Flowbook draws, as data. */
export type DrawnCharts = {
  readonly charts: readonly Chart[];
  /** By the chart, and by the regions that are folded. */
  readonly layouts: Readonly<Record<string, Readonly<Record<string, Placed>>>>;
  readonly map: SystemMap;
  readonly placedMap: PlacedMap;
  /** Charts that cannot be shown, and why. */
  readonly invalid: readonly InvalidChart[];
  /** Charts that run alone, as they have no screen. */
  readonly alone: readonly AloneSource[];
  readonly project: Project;
};

/** What was read, before it is laid out. */
export type ReadCharts = Omit<DrawnCharts, 'layouts' | 'placedMap'>;

/** Loads a TypeScript file of ours, by its path from the project's folder. */
export type Run = <Module>(file: string) => Promise<Module>;

type AllCharts = {
  readonly MACHINES: readonly AnyStateMachine[];
  readonly SKETCHES: FoundMachines;
  readonly findMap: () => SystemMap;
  readonly withoutScreen: () => WithoutScreen;
};

export const NO_MAP: SystemMap = { boxes: [], arrows: [], pages: [], unreceived: [] };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** All charts at once; where one of them is not valid, one by one, and without the map, which needs them all. */
async function readAll(files: readonly string[], run: Run): Promise<ReadCharts> {
  try {
    const { MACHINES, SKETCHES, findMap, withoutScreen } = await run<AllCharts>('tools/flowbook/build/all-charts.ts');
    const { found, invalid } = SKETCHES;
    const charts = [...MACHINES.map(readChart), ...found.map(({ chart }) => chart)];
    const project = { ...SHOP, withoutScreen: withoutScreen() };
    return { charts, invalid, map: findMap(), alone: found.map(({ alone }) => alone), project };
  } catch {
    const apart = await readApart(files, run);
    if (apart.invalid.length === 0) throw new Error('Each chart can be read, but not all of them together.');
    return { ...apart, map: NO_MAP, alone: [], project: SHOP };
  }
}

/** What was read, with a place for everything. A chart that cannot be laid out is said. */
export async function drawn({ charts, map, ...read }: ReadCharts): Promise<DrawnCharts> {
  const layouts: Record<string, Record<string, Placed>> = {};
  const invalid = [...read.invalid];
  for (const chart of charts) {
    try {
      layouts[chart.id] = await allLayouts(chart);
    } catch (error) {
      invalid.push({ file: '', name: chart.id, message: `It could not be laid out: ${messageOf(error)}` });
    }
  }
  const shown = charts.filter(({ id }) => id in layouts);
  return { ...read, charts: shown, layouts, map, placedMap: await layOutMap(map), invalid };
}

/** All charts of the shop as data, their layouts and the events between them. @param files the charts' files */
export const drawnCharts = async (files: readonly string[], run: Run): Promise<DrawnCharts> =>
  drawn(await readAll(files, run));
