import { basename, dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createMachine } from 'xstate';
import { notThereWords } from '#tools/flowbook/alone/needs.ts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { type FoundMachines, findMachines, type MachineFile } from '#tools/flowbook/chart/find-machines.ts';
import { grouped } from '#tools/flowbook/chart/grouped.ts';
import { machineConfig } from '#tools/flowbook/chart/machine-config.ts';
import { pageTexts } from '#tools/flowbook/export/chart-text.ts';
import { diagramStyles } from '#tools/flowbook/export/diagram-styles.ts';
import type { PageTexts } from '#tools/flowbook/export/page-formats.ts';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';
import { layoutKey } from '#tools/flowbook/layout/layout-key.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import { isLarge } from '#tools/flowbook/layout/visible.ts';
import { mapOfMachines } from '#tools/flowbook/map/map-of-machines.ts';
import { spawnedIn } from '#tools/flowbook/map/started.ts';
import type { DrawnCharts } from './drawn-charts.ts';
import type { OpenedFile } from './opened-files.ts';

/** Where files of others are opened: a folder, and what is in it. */
export type Opened = {
  readonly folder: string;
  readonly files: readonly OpenedFile[];
  /** Imports code as the server resolves it. */
  readonly load: (file: string) => Promise<Readonly<Record<string, unknown>>>;
};

function machineFile({ file, samples, text, refused }: OpenedFile, load: Opened['load']): MachineFile {
  if (refused !== null) return { file, samples, config: null, load: () => Promise.reject(new Error(refused)) };
  if (text === null) return { file, samples, config: null, load: () => load(file) };
  const read = () => Promise.resolve().then(() => ({ default: createMachine(machineConfig(text)) }));
  return { file, samples, load: read, config: configOf(text) };
}

/** What is no JSON has no config; the reason is said when it is read. */
function configOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** The machines of a folder of others. */
export const machinesIn = ({ files, load }: Opened): Promise<FoundMachines> =>
  findMachines(
    files.map((file) => machineFile(file, load)),
    [],
  );

const NOT_INSTALLED = /^(?:Cannot find (?:module|package)|Failed to resolve import) ['"]([^'"./][^'"]*)['"]/;

/** Why a file cannot be read. Messages of the bundler are coloured for a terminal. */
function reasonOf(message: string): string {
  const words = notThereWords(stripVTControlCharacters(message));
  const name = NOT_INSTALLED.exec(words)?.[1];
  return name === undefined
    ? words
    : `It needs '${name}', which is not installed. Install the packages of its project, and open it again.`;
}

/**
 * As it is seen first. The browser lays out what else is folded, and large charts, for which the server would answer nothing
 * for seconds; it also tries what fails here, and says why.
 */
async function laidOutAtFirst(chart: Chart): Promise<Readonly<Record<string, Placed>>> {
  if (isLarge(chart)) return {};
  try {
    return { [layoutKey([])]: await layOut(chart, []) };
  } catch {
    return {};
  }
}

/** The machines of a folder of others, as data and with a place for everything. */
export async function readOpened(opened: Opened): Promise<DrawnCharts> {
  const machines = await machinesIn(opened);
  const folder = basename(opened.folder);
  const groups = [...grouped(machines.found, ({ file }) => relative(opened.folder, dirname(file)) || folder)];
  // None of them is walked.
  const map = mapOfMachines(machines.found);
  return {
    charts: machines.found.map(({ chart }) => chart),
    invalid: machines.invalid.map(({ file, message, ...one }) => ({
      ...one,
      file: relative(opened.folder, file),
      message: reasonOf(message),
    })),
    layoutsOf: laidOutAtFirst,
    spawned: spawnedIn(machines.found),
    unwalkedMap: map,
    map: () => map,
    alone: machines.found.map(({ alone }) => alone),
    project: {
      ...{ name: folder, hasScreens: false, firstChart: null, rootChart: null, withoutScreen: {}, start: [] },
      api: { calls: [], services: '' },
      groups: groups.map(([title, own]) => ({ title, charts: own.map(({ chart }) => chart.id) })),
    },
  };
}

/** By the chart: what its page lets one save. */
export async function exportsOfOpened(opened: Opened): Promise<Readonly<Record<string, PageTexts>>> {
  const { found: machines } = await machinesIn(opened);
  return Object.fromEntries(
    await Promise.all(
      machines.map(async ({ chart, machine }) => [chart.id, await pageTexts(machine, diagramStyles())] as const),
    ),
  );
}
