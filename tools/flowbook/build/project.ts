import type { Api } from '#tools/flowbook/frame/api-conditions.ts';
import type { Group } from '#tools/flowbook/live/groups.ts';
import type { StartChoice } from '#tools/flowbook/live/start.ts';
import type { WithoutScreen } from '#tools/flowbook/live/without-screen.ts';
import { lateImport } from './constant.ts';

/** What the app knows of the project whose charts it shows. */
export type Project = {
  readonly name: string;
  /** It has screens, which are shown beside the diagrams; where it has none, each chart runs alone. */
  readonly hasScreens: boolean;
  /** Its charts as list and map show them; those that are in none come last. */
  readonly groups: readonly Group[];
  /** The chart that is shown where none is chosen; null for the first. */
  readonly firstChart: string | null;
  /** The chart whose states are the project's pages; null where none is. */
  readonly rootChart: string | null;
  /** What a visit to it may begin with. */
  readonly start: readonly StartChoice[];
  readonly api: Api;
  /** States of its charts that no view shows yet. */
  readonly withoutScreen: WithoutScreen;
};

/** What a project has that Flowbook reads as files, and where Flowbook writes: by paths from the project's folder. */
type ProjectFiles = {
  /** The folder of its charts. A new flow gets a folder of its own there. */
  readonly machines: string;
  /** The folder of the event catalogues of its charts, '<flow>.paths.ts'. */
  readonly catalogues: string;
  /** Exports all event catalogues. */
  readonly flows: string;
  /** Folders of approved snapshots, '<flow>.md': the first is today's, and older revisions have the others. */
  readonly snapshots: readonly string[];
  /** The statements that the charts cover. */
  readonly requirements: string;
  /** Which screens that look different are approved or rejected. */
  readonly decisions: string;
};

/** Where a project with screens has what Flowbook shows of it: files by their paths from the project's folder. */
export type ShownProject = {
  readonly project: Project;
  readonly files: ProjectFiles;
  /** Exports its machines, its sketches, which states no view shows, and its map without and with events. */
  readonly charts: string;
  /** Exports the charts as files for other tools. */
  readonly exports: string;
  readonly ways: {
    /** The worker that searches ways through the whole project. Its messages: tools/flowbook/way/protocol.ts. */
    readonly worker: string;
    /** Exports `survey`, which walks through the whole project. The worker imports what it finds as 'virtual:flowbook-survey'. */
    readonly survey: string;
  };
  readonly frame: {
    /** The HTML file that the frame loads. */
    readonly page: string;
    /** What the project has in the frame in place of its own files, by these: Flowbook controls its API, clock and connection. */
    readonly replaces: Readonly<Record<string, string>>;
    /** Packages that only the project imports: named, they are prepared while the server starts. */
    readonly packages: readonly string[];
  };
  /** Folders with all that the map depends on. */
  readonly walked: readonly string[];
};

/** How a chart that runs alone is loaded into the browser. */
export type AloneSource = {
  readonly chart: string;
  /** It has another name than its machine has. */
  readonly isRenamed: boolean;
  /** The module that exports the machine, and the name of the export; a machine that is JSON has its config instead. */
  readonly module: { readonly file: string; readonly name: string } | null;
  readonly config: unknown;
  /** The module with its payloads, and the name of the export; null where there is none. */
  readonly samples: { readonly file: string; readonly name: string } | null;
};

const imported = ({ file, name }: { readonly file: string; readonly name: string }): string =>
  `${lateImport(file)}.then((module) => module[${JSON.stringify(name)}])`;

function loaderOf({ chart, config, module, samples }: AloneSource): string {
  const machine = module === null ? `Promise.resolve(createMachine(${JSON.stringify(config)}))` : imported(module);
  const payloads = samples === null ? 'Promise.resolve({})' : imported(samples);
  const both = `Promise.all([${machine}, ${payloads}])`;
  return `[${JSON.stringify(chart)}]: () => ${both}.then(([machine, samples]) => ({ machine, samples: samples ?? {} }))`;
}

/** The module that loads the charts that run alone. */
export const aloneModule = (sources: readonly AloneSource[]): string =>
  [
    "import { createMachine } from 'xstate';",
    `export const ALONE = { ${sources.map(loaderOf).join(',\n')} };`,
    `export const RENAMED = ${JSON.stringify(sources.filter(({ isRenamed }) => isRenamed).map(({ chart }) => chart))};`,
  ].join('\n');
