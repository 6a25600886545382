import { parseArgs } from 'node:util';
import { FLOWS, flowCalled } from '../all-flows.ts';
import { COVERAGES, type Coverage } from '../engine/coverage.ts';
import type { FlowPaths } from '../engine/flow-paths.ts';
import { FORMATS, type Format } from './formats.ts';

export const USAGE = `npm run paths -- [flow] [options]            writes the paths of a flow, or of all
  --coverage ${COVERAGES.join(' | ')}   what they are to cover (transitions unless given)
  --to <state>                                      the shortest path to a state instead
  --format ${FORMATS.join(' | ')}            (list unless given)
  --out <file>                                      into a file
npm run paths -- approve [flow]              accepts what the charts do now as their ledgers
Flows: ${FLOWS.map(({ flow }) => flow).join(', ')}`;

export type Options = {
  readonly command: 'write' | 'approve';
  readonly flows: readonly FlowPaths[];
  readonly coverage: Coverage;
  readonly format: Format;
  /** The state to lead to; null where a coverage is asked for. */
  readonly to: string | null;
  /** The file to write into; null for the screen. */
  readonly out: string | null;
};

function oneOf<Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const name = names.find((known) => known === text);
  if (name === undefined) throw new Error(`--${option} knows ${names.join(', ')}, not '${text}'.`);
  return name;
}

/** Reads the command line. @throws an error that says what is wrong with it, and what there is */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      coverage: { type: 'string', default: 'transitions' },
      format: { type: 'string', default: 'list' },
      to: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const command = positionals[0] === 'approve' ? 'approve' : 'write';
  const names = command === 'approve' ? positionals.slice(1) : positionals;
  const flows = names.length === 0 ? FLOWS : names.map(flowCalled);
  if (values.to !== undefined && flows.length !== 1) throw new Error('--to names a state of one flow: say which.');
  return {
    command,
    flows,
    coverage: oneOf('coverage', values.coverage, COVERAGES),
    format: oneOf('format', values.format, FORMATS),
    to: values.to ?? null,
    out: values.out ?? null,
  };
}
