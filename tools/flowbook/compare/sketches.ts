import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { SHOP } from '#tests/flowbook-project/project.ts';
import type { FlowPaths, Said } from '#tools/chart-tests/engine/flow-paths.ts';
import { chartsIn } from '#tools/flowbook/sketch/charts-in.ts';

const said = (events: readonly string[]): Said => Object.fromEntries(events.map((type) => [type, { type }]));

/** What can happen to a chart without an event catalogue: each event that it names, without a payload, and the end of each delay. */
export function sketchPaths(machine: AnyStateMachine): FlowPaths {
  const events: readonly string[] = machine.events.map(String);
  return {
    flow: machine.id,
    machine,
    key: ({ value }) => JSON.stringify(value),
    user: said(events.filter((event) => !event.startsWith('xstate.') && !event.includes('*'))),
    time: said(events.filter((event) => event.startsWith('xstate.after.'))),
    ...{ shop: {}, environment: {}, neverAnswered: [], neverRefused: [] },
  };
}

/** By their paths from the folder of the charts; none where an older revision has no such folder. */
async function machineFiles(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.machine.ts')).sort();
}

/** The charts of a project that no event catalogue has. @param known the ids of those that one has */
export async function sketchesIn(folder: string, known: ReadonlySet<string>): Promise<readonly FlowPaths[]> {
  const sketches: FlowPaths[] = [];
  const machinesFolder = join(folder, SHOP.files.machines);
  for (const name of await machineFiles(machinesFolder)) {
    const file = join(machinesFolder, name);
    if (chartsIn(name, await readFile(file, 'utf8')).every((chart) => known.has(chart))) continue;
    const options = { configFile: false, root: folder, logLevel: 'error' } as const;
    const { module } = await runnerImport<Readonly<Record<string, unknown>>>(file, options);
    const machines = Object.values(module).filter((value) => value instanceof StateMachine);
    sketches.push(...machines.filter(({ id }) => !known.has(id)).map(sketchPaths));
  }
  return sketches;
}
