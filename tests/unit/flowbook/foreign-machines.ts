import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { AnyStateMachine } from 'xstate';
import { openedFiles } from '#tools/flowbook/build/opened-files.ts';
import { machinesIn, type Opened } from '#tools/flowbook/build/read-opened.ts';

/** Machines of others, which cover every feature of XState. */
export const FOREIGN = join(import.meta.dirname, '../../flowbook/foreign');

/** A folder as Flowbook opens it. */
export const openedFolder = async (folder: string): Promise<Opened> => ({
  folder,
  files: await openedFiles(folder),
  load: async (file) =>
    (await runnerImport<Readonly<Record<string, unknown>>>(file, { configFile: false, logLevel: 'silent' })).module,
});

/** The foreign machines, by the names of their charts. */
export async function foreignMachines(): Promise<(chart: string) => AnyStateMachine> {
  const { found } = await machinesIn(await openedFolder(FOREIGN));
  return (chart) => {
    const one = found.find((machine) => machine.chart.id === chart);
    if (!one) throw new Error(`There is no machine '${chart}'.`);
    return one.machine;
  };
}
