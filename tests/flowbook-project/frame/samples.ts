import type { AnyEventObject } from 'xstate';
import { camelCase } from '#tools/flowbook/live/camel-case.ts';

export type Samples = Readonly<Record<string, Readonly<Record<string, AnyEventObject>>>>;
type Module = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Module>('/machines/*/*.samples.ts', { eager: true });

const samplesIn = (module: Module, chart: string): Samples | undefined =>
  module[`${chart}Samples`] as Samples | undefined;

/** The samples beside each chart: by the chart, the event, and the sample's name. FLW-3. */
export const SAMPLES: ReadonlyMap<string, Samples> = new Map(
  Object.entries(modules).flatMap(([file, module]) => {
    const chart = camelCase(/([\w-]+)\.samples\.ts$/.exec(file)?.[1] ?? '');
    const samples = samplesIn(module, chart);
    return samples ? [[chart, samples] as const] : [];
  }),
);
