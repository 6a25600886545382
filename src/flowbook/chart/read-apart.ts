import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Chart } from './chart-model.ts';
import { readChart } from './read-chart.ts';

/** A chart that XState refuses, and what it says about it. */
export type InvalidChart = { readonly file: string; readonly name: string; readonly message: string };

export type ReadApart = { readonly charts: readonly Chart[]; readonly invalid: readonly InvalidChart[] };

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

/**
 * Reads the charts of some files one by one, so that one that is not valid does not keep the others from being shown.
 * @param files their whole paths
 */
export async function readApart(files: readonly string[]): Promise<ReadApart> {
  const charts: Chart[] = [];
  const invalid: InvalidChart[] = [];
  for (const file of files) {
    try {
      const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ pathToFileURL(file).href);
      charts.push(...Object.values(module).filter(isMachine).map(readChart));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      invalid.push({ file, name: basename(file, '.machine.ts'), message });
    }
  }
  return { charts, invalid };
}
