import { parseArgs } from 'node:util';
import { countOf } from '#tools/chart-tests/commands/wrong-option.ts';
import { type FlowPaths, flowIn } from '#tools/chart-tests/engine/flow-paths.ts';

export const usage = (
  flows: readonly FlowPaths[],
): string => `npm run mutants -- [flow ...] [options]     changes one thing in a chart at a time, and sees who notices
  --sample <n>     only so many mutants, evenly over the flows (all unless given)
  --unit           asks the unit tests, too: some minutes for a flow
  --equivalent     lists those that are the same chart, and how far both were walked
  --json <file>    writes all verdicts into a file
npm run mutants -- views [flow ...] [options]     the same with the views, on the real screens
npm run mutants -- code [file or folder ...] [options]     the same with plain code, by StrykerJS
Flows: ${flows.map(({ flow }) => flow).join(', ')} (all unless given)`;

export type Options = {
  readonly flows: readonly FlowPaths[];
  /** How many mutants; null for all. */
  readonly sample: number | null;
  readonly isUnitAsked: boolean;
  readonly areEquivalentListed: boolean;
  /** The file for the verdicts; null for none. */
  readonly json: string | null;
};

/** Reads the command line. @param all the flows that there are @throws an error that says what is wrong with it, and what there is */
export function readOptions(args: readonly string[], all: readonly FlowPaths[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      unit: { type: 'boolean', default: false },
      equivalent: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const named = new Set(positionals.map((name) => flowIn(all, name)));
  return {
    flows: named.size === 0 ? all : all.filter((flow) => named.has(flow)),
    sample: values.sample === undefined ? null : countOf('sample', values.sample),
    isUnitAsked: values.unit,
    areEquivalentListed: values.equivalent,
    json: values.json ?? null,
  };
}
