import type { Group } from '#tools/flowbook/live/groups.ts';
import type { WithoutScreen } from '#tools/flowbook/live/without-screen.ts';
import { lateImport } from './constant.ts';

/** What the app knows of the project whose charts it shows. */
export type Project = {
  readonly name: string;
  /** It has screens, which are shown beside the diagrams; where it has none, each chart runs alone. */
  readonly hasScreens: boolean;
  /** Its charts as the list shows them; null where Flowbook groups them itself. */
  readonly groups: readonly Group[] | null;
  /** The chart that is shown where none is chosen; null for the first. */
  readonly firstChart: string | null;
  /** States of its charts that no view shows yet. */
  readonly withoutScreen: WithoutScreen;
};

/** The shop beside which Flowbook lies. */
export const SHOP: Project = {
  name: 'the shop',
  hasScreens: true,
  groups: null,
  firstChart: 'checkout',
  withoutScreen: {},
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
  return `${JSON.stringify(chart)}: () => ${both}.then(([machine, samples]) => ({ machine, samples: samples ?? {} }))`;
}

/** The module that loads the charts that run alone. */
export const aloneModule = (sources: readonly AloneSource[]): string =>
  [
    "import { createMachine } from 'xstate';",
    `export const ALONE = { ${sources.map(loaderOf).join(',\n')} };`,
    `export const RENAMED = ${JSON.stringify(sources.filter(({ isRenamed }) => isRenamed).map(({ chart }) => chart))};`,
  ].join('\n');
