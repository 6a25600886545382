import { basename } from 'node:path';
import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Chart } from './chart-model.ts';
import { readChart } from './read-chart.ts';

/** A chart that XState refuses, and what it says about it. */
export type InvalidChart = { readonly file: string; readonly name: string; readonly message: string };

export type ReadApart = { readonly charts: readonly Chart[]; readonly invalid: readonly InvalidChart[] };

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

/**
 * Reads the charts of some files one by one, so that the others are shown if one is not valid.
 * @param load gives what a file exports; a module runner of Vite's for each, or whatever else reads TypeScript
 */
export async function readApart(
  files: readonly string[],
  load: (file: string) => Promise<Readonly<Record<string, unknown>>>,
): Promise<ReadApart> {
  const charts: Chart[] = [];
  const invalid: InvalidChart[] = [];
  for (const file of files) {
    try {
      charts.push(
        ...Object.values(await load(file))
          .filter(isMachine)
          .map(readChart),
      );
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      invalid.push({ file, name: basename(file, '.machine.ts'), message });
    }
  }
  return { charts, invalid };
}
