import { parseArgs } from 'node:util';
import { countOf, orWrongOption, WrongOption } from '../../commands/wrong-option.ts';

export const USAGE = `npm run mutants -- code [file or folder ...] [options]     changes one thing in plain code at a time, and sees whether a test notices
  --workers <n>    so many mutants at once (1 unless given)
  --anew           judges all of these mutants again; otherwise those whose code or tests have changed
  --json <file>    writes all verdicts into a file`;

export type Options = {
  /** Paths from the project's folder. */
  readonly files: readonly string[];
  readonly workers: number;
  readonly isAnew: boolean;
  /** The file for the verdicts; null for none. */
  readonly json: string | null;
};

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  return orWrongOption(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { workers: text, json: text, anew: { type: 'boolean', default: false } },
    }),
  );
}

const isIn = (file: string, place: string): boolean => file === place || file.startsWith(place.replace(/\/?$/, '/'));

/** Reads the command line. @param known the files whose mutants can be judged @throws WrongOption */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const { values, positionals } = parsed(args);
  for (const place of positionals) {
    if (!known.some((file) => isIn(file, place))) {
      throw new WrongOption(`There is no plain code in '${place}': name a file or a folder, such as ${known[0]}.`);
    }
  }
  return {
    files: positionals.length === 0 ? known : known.filter((file) => positionals.some((place) => isIn(file, place))),
    workers: values.workers === undefined ? 1 : countOf('workers', values.workers),
    isAnew: values.anew,
    json: values.json ?? null,
  };
}
