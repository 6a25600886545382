import { CHARTS } from 'virtual:flowbook-charts';
import type { FoundMachine } from '#tools/flowbook/chart/find-machines.ts';
import type { DroppedFile } from '#tools/flowbook/machines/drop.machine.ts';
import { DROP_PATH, REFUSED } from './paths.ts';
import { type Dropped, readDropped } from './read-dropped.ts';

/** In this tab alone: a reload shows them again. */
const KEY = 'flowbook.dropped';

const stored = (): readonly Dropped[] => JSON.parse(sessionStorage.getItem(KEY) ?? '[]');

const read = (dropped: readonly Dropped[]): Promise<readonly FoundMachine[]> =>
  readDropped(dropped, new Set(CHARTS.map(({ id }) => id)));

/** What can no longer be read was said when it was dropped; it must not keep Flowbook from opening. */
async function readStored(): Promise<readonly FoundMachine[]> {
  try {
    return await read(stored());
  } catch (error) {
    reportError(error);
    sessionStorage.removeItem(KEY);
    return [];
  }
}

/** The machines that were dropped into this tab. */
export const DROPPED: readonly FoundMachine[] = await readStored();

/** Code is given to the development server, which makes of it what a browser reads. */
async function withServer({ name, text }: DroppedFile): Promise<Dropped> {
  const response = await fetch(`${DROP_PATH}?${new URLSearchParams({ name })}`, { method: 'POST', body: text });
  const isRefused = response.status === REFUSED;
  if (!(response.ok || isRefused) || response.headers.get('content-type') !== 'application/json')
    throw new Error(`${name} is code, which this page cannot read: drop JSON, or use 'flowbook open'.`);
  const { problem, url } = await response.json();
  if (isRefused) throw new Error(`${name} cannot be shown. ${problem}`);
  return { kind: 'code', name, url };
}

/** Reads a file. @returns the name of its first chart; it is shown once the page is loaded again */
export async function keepDropped(file: DroppedFile): Promise<string> {
  const dropped: Dropped = file.name.endsWith('.json') ? { kind: 'json', ...file } : await withServer(file);
  const others = stored().filter(({ name }) => name !== file.name);
  const machines = await read([...others, dropped]);
  sessionStorage.setItem(KEY, JSON.stringify([...others, dropped]));
  const own = machines.find((machine) => machine.file === file.name);
  if (!own) throw new Error(`${file.name} holds no machine.`);
  return own.chart.id;
}
