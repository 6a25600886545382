import { dirname, resolve } from 'node:path';
import { type DevEnvironment, type EnvironmentModuleNode, type Plugin, runnerImport } from 'vite';
import { SHOP } from '#tests/flowbook-project/project.ts';
import { constant, lateImport } from './constant.ts';
import { type DrawnCharts, drawnCharts } from './drawn-charts.ts';
import { turns } from './in-turn.ts';
import { listedIn } from './listed.ts';
import { aloneModule } from './project.ts';
import { isSame, RENEWED, type Renewal, renewedCharts, SHOWN } from './renewed.ts';

type Exporting = { readonly allExports: () => Promise<unknown> };
type Surveying = { readonly survey: () => Promise<unknown> };

/** What the app imports: all charts, and, one by one, how each is laid out. */
const CHARTS = 'virtual:flowbook-charts';
const LAYOUTS = 'virtual:flowbook-layouts/';
/** The events between the charts, loaded where they are shown. */
const MAP = 'virtual:flowbook-map';
/** The charts as files for other tools, loaded when one is saved. */
const EXPORTS = 'virtual:flowbook-exports';
/** The results of walks through the whole shop, loaded when a way is searched. */
const SURVEY = 'virtual:flowbook-survey';
/** Starts the worker that searches ways. */
const WAYS = 'virtual:flowbook-ways';
/** The charts that run alone, each loaded when it is looked at. */
const MACHINES = 'virtual:flowbook-machines';
/** What the app knows of the project. */
const PROJECT = 'virtual:flowbook-project';

const OWN = [CHARTS, EXPORTS, MACHINES, MAP, PROJECT, SURVEY, WAYS].map((source) => `\0${source}`);

/**
 * A name may hold what ends a path in an address: '?' and '#'. With a dot it may be one that leads elsewhere, '..', or look like
 * a file of a kind that Vite reads in its own way.
 */
const layoutsName = (chart: string): string =>
  LAYOUTS + encodeURIComponent(chart).replaceAll('~', '%7E').replaceAll('.', '%2E').replaceAll('%', '~');

/** The module that holds how a chart is laid out, as the build calls it. */
export const layoutsModule = (chart: string): string => `\0${layoutsName(chart)}`;

/** What reads and lays out charts. */
const isOfDrawing = (file: string): boolean =>
  /[\\/]flowbook[\\/](?:chart|layout|map)[\\/]/.test(file) || file.includes(`/${dirname(SHOP.charts)}/`);
/** Notes are beside the charts and change none of them; the page that writes one shows it at once. */
const isOfChart = (file: string): boolean =>
  (/[\\/]machines[\\/]/.test(file) && !file.endsWith('.notes.md')) || isOfDrawing(file);

/** Loads a TypeScript file of ours, by its path from the project's folder. */
export type Run = <Module>(file: string) => Promise<Module>;

/** Loads TypeScript files of ours as they are now, in a runner of their own. */
export const runnerIn =
  (root: string): Run =>
  async <Module>(file: string) => {
    const { module } = await runnerImport<Module>(resolve(root, file), { configFile: false, root, logLevel: 'warn' });
    return module;
  };

/** Where the charts, and what is made of them, come from. */
export type Drawer = {
  readonly draw: () => Promise<DrawnCharts>;
  readonly exports: () => Promise<unknown>;
  /** The file of the worker that searches ways; null where there is nothing to walk through. */
  readonly wayWorker: string | null;
  /** What walks through the whole project find; null where there is nothing to walk through. */
  readonly survey: () => Promise<unknown>;
  /** Whether a file that has changed may change a chart. */
  readonly isOfChart: (file: string) => boolean;
  /** Whether a thread of its own reads the charts. Otherwise the server does, and the reading ends when it is closed. */
  readonly hasThread: boolean;
};

/** The shop's charts. */
const shopDrawer = (root: string): Drawer => ({
  draw: () => drawnCharts(root),
  exports: async () => (await runnerIn(root)<Exporting>(SHOP.exports)).allExports(),
  wayWorker: SHOP.ways.worker,
  survey: async () => (await runnerIn(root)<Surveying>(SHOP.ways.survey)).survey(),
  isOfChart,
  hasThread: true,
});

/**
 * One after the other: walks through the whole shop leave the thread nothing else for a minute on a busy machine, and a
 * runner that is loading files meanwhile would give up.
 */
const inTurn = turns();

/** All charts, and how each is fetched as it is laid out. */
function chartsText(drawn: DrawnCharts): string {
  const late = drawn.charts.map(
    ({ id }) => `[${JSON.stringify(id)}]: () => ${lateImport(layoutsName(id))}.then(({ LAYOUTS }) => LAYOUTS)`,
  );
  return [
    constant('CHARTS', drawn.charts),
    constant('LISTED', listedIn(drawn)),
    constant('UNWALKED_MAP', drawn.unwalkedMap),
    `export const LAYOUTS = { ${late.join(', ')} };`,
  ].join('\n');
}

/** @param worker its file, by its path from the project's folder */
const waysText = (worker: string | null): string =>
  worker === null
    ? "export const startWays = () => { throw new Error('Ways are searched through screens, and here are none.'); };"
    : `export const startWays = () => new Worker(new URL(${JSON.stringify(`/${worker}`)}, import.meta.url), { type: 'module' });`;

function invalidate({ moduleGraph }: DevEnvironment, ids: readonly string[]): void {
  for (const id of ids) {
    const module = moduleGraph.getModuleById(id);
    if (module) moduleGraph.invalidateModule(module);
  }
}

const isMachines = ({ id }: EnvironmentModuleNode): boolean => id === `\0${MACHINES}`;

/** Modules of the page, and those that import them, up to what loads the charts that run alone. */
function reachedFrom(
  modules: Iterable<EnvironmentModuleNode>,
  reached = new Set<EnvironmentModuleNode>(),
): ReadonlySet<EnvironmentModuleNode> {
  for (const module of modules) {
    if (reached.has(module)) continue;
    reached.add(module);
    if (!isMachines(module)) reachedFrom(module.importers, reached);
  }
  return reached;
}

/** What of the page is a part of charts that run alone, where a changed module is; and whether it is of the page itself, too. */
function runOf(modules: Iterable<EnvironmentModuleNode>) {
  const reached = [...reachedFrom(modules)];
  const isRun = reached.some(isMachines);
  const isOfPage = isRun && reached.some((module) => !isMachines(module) && module.importers.size === 0);
  return { reached: isRun ? reached.filter((module) => !isMachines(module)) : [], isRun, isOfPage };
}

/** The charts as data, read from its machines and laid out when Flowbook is built; in development, whenever one changes. */
export function chartModules(root: string, drawer = shopDrawer(root)): Plugin {
  let drawn: Promise<DrawnCharts> | null = null;
  /** The charts that pages were last sent. One change of a file may be reported twice: each message begins where the last one ended. */
  let sent: DrawnCharts | null = null;
  const inOrder = turns();
  const all = () => {
    drawn ??= drawer.draw();
    return drawn;
  };
  const layoutsText = async (module: string): Promise<string | null> => {
    const { charts, layoutsOf } = await all();
    const wanted = charts.find(({ id }) => layoutsModule(id) === module);
    return wanted ? constant('LAYOUTS', await layoutsOf(wanted)) : null;
  };
  /** Not in turn: the map has a thread of its own, and what else is asked for does not wait for it. */
  const mapText = async () => constant('MAP', await (await all()).map());
  const made: Readonly<Record<string, () => Promise<string>>> = {
    [CHARTS]: async () => chartsText(await all()),
    [EXPORTS]: async () => constant('EXPORTS', await drawer.exports()),
    [MACHINES]: async () => aloneModule((await all()).alone),
    [PROJECT]: async () => constant('PROJECT', (await all()).project),
    [SURVEY]: async () => constant('SURVEY', await drawer.survey()),
    [WAYS]: async () => waysText(drawer.wayWorker),
  };
  return {
    name: 'flowbook-charts',
    resolveId: (source) => (OWN.includes(`\0${source}`) || source.startsWith(LAYOUTS) ? `\0${source}` : null),
    load(id) {
      if (id === `\0${MAP}`) return mapText();
      const make = id.startsWith('\0') ? made[id.slice(1)] : undefined;
      if (make) return inTurn(make);
      return id.startsWith(layoutsModule('')) ? inTurn(() => layoutsText(id)) : null;
    },
    configureServer({ environments }) {
      // The charts are read while the browser loads the page. One that fails is said where they are asked for.
      all().catch(() => null);
      // What changes while a page is being loaded is sent before it listens.
      environments.client.hot.on(SHOWN, async (version: string, page) => {
        const now = await drawn?.catch(() => null);
        if (now && listedIn(now).version !== version) page.send({ type: 'full-reload' });
      });
    },
    /** The thread writes into the project's folder, so a server is closed when it is done. */
    async closeBundle() {
      if (drawer.hasThread) await drawn?.catch(() => null);
    },
    /** What has changed is sent to the page; the visit in the shop beside it goes on, with the charts as they were. */
    async hotUpdate({ file, modules, timestamp }) {
      if (!drawer.isOfChart(file)) return;
      const { environment } = this;
      if (environment.name !== 'client') return [];
      // Where they could not be read at all, as while a folder was renamed, they may be readable now.
      const former = await drawn?.catch(() => null);
      drawn = drawer.draw();
      // It is awaited in its turn; until then a failure is no unhandled one.
      drawn.catch(() => null);
      const { reached, isRun, isOfPage } = runOf(modules);
      return inOrder(async () => {
        const now = await drawn;
        const before = sent ?? former;
        sent = now;
        // What is of the page itself cannot be loaded again alone.
        if (!former || !before || !now || isOfDrawing(file) || isOfPage) {
          environment.moduleGraph.invalidateAll();
          environment.hot.send({ type: 'full-reload' });
          return [];
        }
        const renewed = await renewedCharts(before, now);
        invalidate(environment, [...OWN, ...renewed.map(({ chart }) => layoutsModule(chart.id))]);
        // Vite adds this to their addresses, so that the browser loads them again.
        for (const module of reached) module.lastHMRTimestamp = timestamp;
        const isRunChanged = isRun || !isSame(before.alone, now.alone);
        const renewal: Renewal = {
          ...{ charts: renewed, listed: listedIn(now), former: listedIn(before).version },
          ...{ map: now.unwalkedMap, at: timestamp, isRunChanged },
        };
        environment.hot.send(RENEWED, renewal);
        return [];
      });
    },
  };
}
