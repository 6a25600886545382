import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SHOP } from '#tests/flowbook-project/project.ts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import type { InvalidChart } from '#tools/flowbook/chart/read-apart.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import type { Spawned } from '#tools/flowbook/map/started.ts';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';
import { CACHE_FOLDER, LayoutCache } from './layout-cache.ts';
import type { AloneSource, Project } from './project.ts';
import { storedMap } from './stored-map.ts';

/** All that Flowbook draws, as data. */
export type DrawnCharts = {
  readonly charts: readonly Chart[];
  /** By the regions that are folded; rejects where it cannot be laid out. */
  readonly layoutsOf: (chart: Chart) => Promise<Readonly<Record<string, Placed>>>;
  /** Which of them others start by actions. */
  readonly spawned: readonly Spawned[];
  /** The map as far as the charts say it, shown until the events between them are found. */
  readonly unwalkedMap: SystemMap;
  /** With the events between them, found when they are first wanted. */
  readonly map: () => SystemMap | Promise<SystemMap>;
  /** Charts that cannot be shown, and why. */
  readonly invalid: readonly InvalidChart[];
  /** Charts that run alone, as they have no screen. */
  readonly alone: readonly AloneSource[];
  readonly project: Project;
};

/** All charts as data, before they are laid out. */
export type ReadCharts = Omit<DrawnCharts, 'layoutsOf' | 'map'> & {
  /** Whether all charts are valid, so that the events between them can be found. */
  readonly hasMap: boolean;
};

export const NO_MAP: SystemMap = { boxes: [], arrows: [], pages: [], unreceived: [] };

/** The charts' files, from the project's folder. */
export async function chartFiles(root: string): Promise<readonly string[]> {
  const files = await Promise.all(
    [SHOP.files.machines, 'tools/flowbook/machines'].map(async (folder) => {
      const names = await readdir(resolve(root, folder), { recursive: true });
      return names.filter((name) => name.endsWith('.machine.ts')).map((name) => `${folder}/${name}`);
    }),
  );
  return files.flat().sort();
}

async function read(root: string): Promise<ReadCharts> {
  const cache = join(root, CACHE_FOLDER);
  await mkdir(cache, { recursive: true });
  const files = await chartFiles(root);
  const worker = new Worker(join(root, 'tools/flowbook/build/read-charts.mjs'), { workerData: { root, files, cache } });
  return new Promise((fulfil, reject) => {
    worker.once('message', fulfil);
    worker.once('error', reject);
  });
}

/** All charts of the shop as data, as they are now; each is laid out when it is looked at. @param root the project's folder */
export async function drawnCharts(root: string): Promise<DrawnCharts> {
  const { hasMap, ...charts } = await read(root);
  const cache = new LayoutCache(root);
  return { ...charts, map: () => (hasMap ? storedMap(root) : NO_MAP), layoutsOf: (chart) => cache.layoutsOf(chart) };
}
