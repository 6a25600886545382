import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { constant, lateImport } from './constant.ts';

import type { DrawnCharts, Run } from './drawn-charts.ts';
import { aloneModule } from './project.ts';

type Drawing = typeof import('./drawn-charts.ts');
type Exporting = typeof import('./all-exports.ts');
type Surveying = typeof import('#tools/flowbook/way/survey.ts');

/** What the app imports: all charts, and, one by one, how each is laid out. */
const CHARTS = 'virtual:flowbook-charts';
const LAYOUTS = 'virtual:flowbook-layouts/';
/** The charts as files for other tools, loaded when one is saved. */
const EXPORTS = 'virtual:flowbook-exports';
/** The results of walks through the whole shop, loaded when a way is searched. */
const SURVEY = 'virtual:flowbook-survey';
/** The charts that run alone, each loaded when it is looked at. */
const MACHINES = 'virtual:flowbook-machines';
/** What the app knows of the project. */
const PROJECT = 'virtual:flowbook-project';

/** The module that holds how a chart is laid out, as the build calls it. */
export const layoutsModule = (chart: string): string => `\0${LAYOUTS}${chart}`;

const isOfChart = (file: string): boolean =>
  /[\\/]machines[\\/]|[\\/]flowbook[\\/](?:chart|layout|map)[\\/]/.test(file);

/** Loads TypeScript files of ours as they are now, in a runner of their own. */
export const runnerIn =
  (root: string): Run =>
  async <Module>(file: string) => {
    const { module } = await runnerImport<Module>(resolve(root, file), { configFile: false, root, logLevel: 'warn' });
    return module;
  };

/** The charts' files, from the project's folder. */
export async function chartFiles(root: string): Promise<readonly string[]> {
  const files = await Promise.all(
    ['machines', 'tools/flowbook/machines'].map(async (folder) => {
      const names = await readdir(resolve(root, folder), { recursive: true });
      return names.filter((name) => name.endsWith('.machine.ts')).map((name) => `${folder}/${name}`);
    }),
  );
  return files.flat().sort();
}

/** Where the charts, and what is made of them, come from. */
export type Drawer = {
  readonly draw: () => Promise<DrawnCharts>;
  readonly exports: () => Promise<unknown>;
  /** Null where there is nothing to walk through. */
  readonly survey: () => Promise<unknown>;
  /** Whether a file that has changed may change a chart. */
  readonly isOfChart: (file: string) => boolean;
};

/** The shop's charts. */
function shopDrawer(root: string): Drawer {
  const run = runnerIn(root);
  return {
    draw: async () => {
      const { drawnCharts } = await run<Drawing>('tools/flowbook/build/drawn-charts.ts');
      return drawnCharts(await chartFiles(root), run);
    },
    exports: async () => (await run<Exporting>('tools/flowbook/build/all-exports.ts')).allExports(),
    survey: async () => (await run<Surveying>('tools/flowbook/way/survey.ts')).survey(),
    isOfChart,
  };
}

/** The charts as data, read from its machines and laid out when Flowbook is built; in development, whenever one changes. */
export function chartModules(root: string, drawer = shopDrawer(root)): Plugin {
  let drawn: Promise<DrawnCharts> | null = null;
  const all = () => {
    drawn ??= drawer.draw();
    return drawn;
  };
  return {
    name: 'flowbook-charts',
    resolveId: (source) =>
      [CHARTS, EXPORTS, MACHINES, PROJECT, SURVEY].includes(source) || source.startsWith(LAYOUTS)
        ? `\0${source}`
        : null,
    async load(id) {
      if (id === `\0${CHARTS}`) {
        const { charts, map, placedMap, invalid } = await all();
        const late = charts.map(
          ({ id: chart }: { id: string }) =>
            `${JSON.stringify(chart)}: () => ${lateImport(LAYOUTS + chart)}.then(({ LAYOUTS }) => LAYOUTS)`,
        );
        return [
          constant('CHARTS', charts),
          constant('MAP', map),
          constant('PLACED_MAP', placedMap),
          constant('INVALID', invalid),
          `export const LAYOUTS = { ${late.join(', ')} };`,
        ].join('\n');
      }
      if (id === `\0${EXPORTS}`) {
        return constant('EXPORTS', await drawer.exports());
      }
      if (id === `\0${SURVEY}`) {
        return constant('SURVEY', await drawer.survey());
      }
      if (id === `\0${MACHINES}`) return aloneModule((await all()).alone);
      if (id === `\0${PROJECT}`) return constant('PROJECT', (await all()).project);
      const prefix = layoutsModule('');
      if (!id.startsWith(prefix)) return null;
      const { layouts } = await all();
      return constant('LAYOUTS', layouts[id.slice(prefix.length)]);
    },
    hotUpdate({ file }) {
      if (!drawer.isOfChart(file)) return;
      drawn = null;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
    },
  };
}
