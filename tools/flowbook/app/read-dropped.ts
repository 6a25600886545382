import { createMachine } from 'xstate';
import { browserWords, notThereWords } from '#tools/flowbook/alone/needs.ts';
import { type FoundMachine, findMachines } from '#tools/flowbook/chart/find-machines.ts';
import { machineConfig } from '#tools/flowbook/chart/machine-config.ts';

/** A file that was dropped: JSON as it is, code where the development server has put it. */
export type Dropped =
  | { readonly kind: 'json'; readonly name: string; readonly text: string }
  | { readonly kind: 'code'; readonly name: string; readonly url: string };

function load(dropped: Dropped): Promise<Readonly<Record<string, unknown>>> {
  if (dropped.kind === 'code') return import(/* @vite-ignore */ dropped.url);
  return Promise.resolve({ default: createMachine(machineConfig(dropped.text)) });
}

/** The machines of dropped files; each is laid out when it is looked at. @throws where one cannot be read, with the reason */
export async function readDropped(
  dropped: readonly Dropped[],
  taken: ReadonlySet<string>,
): Promise<readonly FoundMachine[]> {
  const files = dropped.map((one) => ({
    ...{ file: one.name, config: null, samples: null },
    load: async () => load(one),
  }));
  const { found, invalid } = await findMachines(files, [], taken);
  const [first] = invalid;
  if (first) throw new Error(`${first.file} cannot be shown. ${notThereWords(browserWords(first.message))}`);
  return found;
}
