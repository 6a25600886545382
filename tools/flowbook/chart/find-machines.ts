import type { AnyStateMachine } from 'xstate';
import { isMachine } from '#tools/flowbook/alone/by-hand.ts';
import type { AloneSource } from '#tools/flowbook/build/project.ts';
import { camelCase } from '#tools/flowbook/live/camel-case.ts';
import { PAGE_NAMES } from '#tools/flowbook/live/routes.ts';
import type { Chart } from './chart-model.ts';
import { refusalOf } from './former-xstate.ts';
import { messageOf } from './message-of.ts';
import type { InvalidChart } from './read-apart.ts';
import { readChart } from './read-chart.ts';

/** A file that may hold machines. */
export type MachineFile = {
  /** As it is said and imported. */
  readonly file: string;
  readonly load: () => Promise<Readonly<Record<string, unknown>>>;
  /** The config of a machine that is JSON; null where the file is code. */
  readonly config: unknown;
  /** The file beside it with payloads for its events; null where there is none. */
  readonly samples: string | null;
};

export type FoundMachine = {
  readonly file: string;
  readonly machine: AnyStateMachine;
  readonly chart: Chart;
  readonly alone: AloneSource;
};

export type FoundMachines = { readonly found: readonly FoundMachine[]; readonly invalid: readonly InvalidChart[] };

/** What XState calls a machine without an id. */
const UNNAMED = '(machine)';

/** 'payment' of '/a/payment.machine.ts', and of '/payment/machine.ts'. */
const baseOf = (file: string): string =>
  /([^\\/]+?)(?:[\\/](?:index|machine|main)|\.machine)?\.\w+$/.exec(file)?.[1] ?? file;

function ownName({ id }: AnyStateMachine, exported: string, file: string): string {
  if (id !== UNNAMED) return id;
  return /^(?:default|machine)$/.test(exported) ? camelCase(baseOf(file)) : exported.replace(/Machine$/, '');
}

/** A name that no other chart has, as each has its address. */
function freeName(name: string, file: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const beside = `${name}-${baseOf(file)}`;
  let free = beside;
  for (let number = 2; taken.has(free); number += 1) free = `${beside}-${number}`;
  return free;
}

function foundIn(
  { config, file, samples }: MachineFile,
  [exported, machine]: readonly [string, AnyStateMachine],
  taken: ReadonlySet<string>,
): FoundMachine {
  const chart = freeName(ownName(machine, exported, file), file, taken);
  const read = readChart(machine);
  const states = read.states.map((state) => (state.key === UNNAMED ? { ...state, key: chart } : state));
  return {
    file,
    machine,
    chart: { ...read, id: chart, states },
    alone: {
      ...{ chart, config, isRenamed: chart !== machine.id },
      module: config === null ? { file, name: exported } : null,
      samples: samples === null ? null : { file: samples, name: `${camelCase(machine.id)}Samples` },
    },
  };
}

type Exports = Readonly<Record<string, unknown>>;

/** ms after all others. Code that has not loaded until then waits for something that may never come. */
const LONGEST_WAIT = 3000;

/** ms. A file that takes longer holds up the files after it no further. */
const PATIENCE = 1000;

/** @returns what comes first: the value, or null after some ms */
async function within<Value>(ms: number, value: Promise<Value>): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Load = readonly [file: MachineFile, exported: Promise<Exports>];

/** @throws where it has not loaded by now */
async function loadedBy(load: Promise<Exports>): Promise<Exports> {
  const exported = await within(0, load);
  if (exported === null) throw new Error('It has not loaded in time: its code waits for something.');
  return exported;
}

/** Loads one file after the other, without waiting to the end for one that takes long. */
async function loadEach(files: readonly MachineFile[]): Promise<readonly Load[]> {
  const loads: Load[] = [];
  for (const file of files) {
    const exported = file.load();
    loads.push([file, exported]);
    // Why a load fails is said where it is read.
    await within(PATIENCE, Promise.allSettled([exported]));
  }
  await within(LONGEST_WAIT, Promise.allSettled(loads.map(([, exported]) => exported)));
  return loads;
}

/**
 * Every machine that the files export, each once. A file that cannot be read is said, and the others are read all the same.
 * @param known machines that are shown already @param names names that charts have already
 */
export async function findMachines(
  files: readonly MachineFile[],
  known: readonly AnyStateMachine[],
  names: ReadonlySet<string> = new Set(known.map(({ id }) => id)),
): Promise<FoundMachines> {
  // By its config: copies that are given other actors are the same chart.
  const met = new Set<unknown>(known.map(({ config }) => config));
  const taken = new Set([...names, ...PAGE_NAMES]);
  const found: FoundMachine[] = [];
  const failed: Omit<InvalidChart, 'name'>[] = [];
  for (const [source, load] of await loadEach(files)) {
    const { file } = source;
    try {
      const exported = Object.entries(await loadedBy(load)).filter((entry): entry is [string, AnyStateMachine] =>
        isMachine(entry[1]),
      );
      if (exported.length === 0)
        throw new Error(
          'Flowbook shows the machines of XState 5 that a file exports or declares at its top level. It has none there.',
        );
      for (const entry of exported) {
        if (met.has(entry[1].config)) continue;
        met.add(entry[1].config);
        const one = foundIn(source, entry, taken);
        taken.add(one.chart.id);
        found.push(one);
      }
    } catch (error) {
      failed.push({ file, message: refusalOf(messageOf(error)) });
    }
  }
  // At last: a name that a chart has is its own.
  const invalid = failed.map((one) => {
    const name = freeName(baseOf(one.file), one.file, taken);
    taken.add(name);
    return { ...one, name };
  });
  return { found, invalid };
}
