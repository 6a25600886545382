import { statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import {
  type InlineConfig,
  type Plugin,
  type RunnableDevEnvironment,
  searchForWorkspaceRoot,
  transformWithOxc,
  type ViteDevServer,
} from 'vite';
import type { SketchedProject } from '#tools/flowbook/sketch/sketch-files.ts';
import { chartModules, type Drawer } from './chart-modules.ts';
import type { DrawnCharts } from './drawn-charts.ts';
import { exportMachines } from './export-machines.ts';
import { notInstalled } from './not-installed.ts';
import { openedFiles } from './opened-files.ts';
import { otherVersionOf } from './other-xstate.ts';
import type { Opened } from './read-opened.ts';
import { undoFileIn } from './undo-file.ts';

type Reading = typeof import('./read-opened.ts');

/** The folder that is opened, or that holds the opened file. @throws where there is neither */
function folderOf(place: string): string {
  const path = resolve(place);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new Error(`There is no file or folder ${path}.`);
  return stats.isDirectory() ? path : dirname(path);
}

function isOpenedFile(file: string, folder: string): boolean {
  const [outermost, ...inner] = relative(folder, file).split(/[\\/]/);
  return outermost !== '..' && ![outermost, ...inner].includes('node_modules');
}

/** XState for files of others is always Flowbook's own: they need not have installed it, and there is one of it. */
function ownXstate(root: string): Plugin {
  return {
    name: 'flowbook-own-xstate',
    enforce: 'pre',
    resolveId(source, importer, options) {
      if (!/^xstate(?:\/|$)/.test(source) || importer === undefined || importer.includes('/node_modules/')) return null;
      // Modules of ours that are no files have no project around them.
      const other = isAbsolute(importer) ? otherVersionOf(importer) : null;
      if (other !== null) throw new Error(other);
      return this.resolve(source, resolve(root, 'package.json'), { ...options, skipSelf: true });
    },
  };
}

/** Reads the opened machines in the server's own runner: what changes there is read anew. */
function openedDrawer(reader: string, place: string, folder: string, server: () => ViteDevServer): Drawer {
  const runner = () => (server().environments.ssr as RunnableDevEnvironment).runner;
  const loaded = <Module>(file: string): Promise<Module> => {
    const load = runner().import.bind(runner());
    return load(file);
  };
  const reading = (): Promise<Reading> => {
    runner().clearCache();
    return loaded(reader);
  };
  // By the chart as data: of an edited folder only what has changed is laid out again.
  const laidOut = new Map<string, ReturnType<DrawnCharts['layoutsOf']>>();
  const once = ({ layoutsOf, ...drawn }: DrawnCharts): DrawnCharts => ({
    ...drawn,
    layoutsOf: (chart) => {
      const key = JSON.stringify(chart);
      const layouts = laidOut.get(key) ?? layoutsOf(chart);
      laidOut.set(key, layouts);
      return layouts;
    },
  });
  const opened = async (): Promise<Opened> => ({
    folder,
    files: await openedFiles(place),
    load: loaded,
  });
  return {
    draw: async () => once(await (await reading()).readOpened(await opened())),
    exports: async () => (await reading()).exportsOfOpened(await opened()),
    wayWorker: null,
    survey: () => Promise.resolve(null),
    isOfChart: (file) => isOpenedFile(file, folder),
    hasThread: false,
  };
}

/** The opened files that are code can be edited, and new flows are written beside them. @param root Flowbook's own folder */
const openedSketches = (root: string, place: string, folder: string): SketchedProject => ({
  root: folder,
  files: async () =>
    (await openedFiles(place)).filter(({ text }) => text === null).map(({ file }) => relative(folder, file)),
  fileOf: ({ kebab }) => `${kebab}.machine.ts`,
  undoFile: undoFileIn(root, folder),
});

/** @throws where the settings of TypeScript for a file cannot be read */
const readSettings = (file: string) => transformWithOxc('', file);

/**
 * With the settings of TypeScript around the opened files, which name folders shortly ('@/machines'). They often extend those
 * of a package that is not installed: no file could be read with them. A file that says nothing of TypeScript is read instead.
 */
function typescriptSettings(root: string, place: string): Plugin {
  let failed = false;
  return {
    name: 'flowbook-typescript-settings',
    async config() {
      const files = await openedFiles(place);
      const read = await Promise.allSettled(files.map(({ file }) => readSettings(file.replace(/\.\w+$/, '.ts'))));
      failed = read.some(({ status }) => status === 'rejected');
      return failed ? { tsconfig: resolve(root, 'package.json') } : { resolve: { tsconfigPaths: true } };
    },
    configResolved({ logger }) {
      if (!failed) return;
      logger.warn(
        'A tsconfig.json extends one that is not installed: Flowbook goes on without short names of folders.',
      );
    },
  };
}

/** The folder is watched as a whole: files may come and go. */
function watched(folder: string, use: (server: ViteDevServer) => void): Plugin {
  return {
    name: 'flowbook-opened',
    configureServer(server) {
      use(server);
      server.watcher.add(folder);
      // A branch may not have the folder: it is watched again when it is back.
      server.watcher.on('unlinkDir', (gone) => {
        if (gone === folder) server.watcher.add(folder);
      });
    },
    /** What a file imports may have been missing, and is there now; or it is no longer there. */
    hotUpdate({ server, type }) {
      const { moduleGraph } = server.environments.ssr;
      for (const module of type === 'update' ? [] : moduleGraph.idToModuleMap.values()) {
        if (module.file !== null && isOpenedFile(module.file, folder)) moduleGraph.invalidateModule(module);
      }
    },
  };
}

/** What of Flowbook itself is served: its source, or the files that its package has. */
export type OwnFiles = {
  readonly root: string;
  /** The module that reads machines. */
  readonly reader: string;
  readonly config: (charts: Plugin, sketched: SketchedProject) => InlineConfig;
};

/** Flowbook for machines of others. @param place a folder, or a file */
export function openedConfig({ config, reader, root }: OwnFiles, place: string, port: number): InlineConfig {
  const folder = folderOf(place);
  let server: ViteDevServer | null = null;
  const started = (): ViteDevServer => {
    if (server === null) throw new Error('The server has not been started.');
    return server;
  };
  const own = config(
    chartModules(root, openedDrawer(reader, place, folder, started)),
    openedSketches(root, place, folder),
  );
  return {
    ...own,
    plugins: [
      ownXstate(root),
      exportMachines((file) => isOpenedFile(file, folder)),
      typescriptSettings(root, place),
      notInstalled((file) => isOpenedFile(file, folder)),
      watched(folder, (one) => {
        server = one;
      }),
      ...(own.plugins ?? []),
    ],
    ssr: { noExternal: [/^xstate/] },
    server: { ...own.server, port, strictPort: true, fs: { allow: [root, searchForWorkspaceRoot(folder)] } },
  };
}
