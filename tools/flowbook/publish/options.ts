import { parseArgs } from 'node:util';
import { WrongOption } from '#tools/chart-tests/commands/wrong-option.ts';

export const USAGE = `npm run flowbook:publish [-- options]   one folder for a file host: Flowbook, storyboard, coverage, and what differs from main
  --out <folder>     into this folder (dist/flowbook-published unless given)
  --base <revision>  compared with this branch, tag or commit (main unless given)
  --pictures         makes the pictures first that are missing or stale, of the flows that differ`;

export type Options = {
  readonly out: string;
  readonly base: string;
  /** Whether pictures that are missing or stale are made. */
  readonly pictures: boolean;
};

/** Reads the command line. @throws an error that says what is wrong with it */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'dist/flowbook-published' },
      base: { type: 'string', default: 'main' },
      pictures: { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 0) throw new WrongOption(`There is nothing to be said about '${positionals.join(' ')}'.`);
  return values;
}
