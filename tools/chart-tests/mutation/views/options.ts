import { parseArgs } from 'node:util';
import { countOf, orWrongOption, WrongOption } from '../../commands/wrong-option.ts';
import { evenly } from '../sample.ts';
import { VIEW_MUTATIONS, type ViewMutant } from './view-mutants.ts';

export const USAGE = `npm run mutants -- views [flow ...] [options]     changes one thing in a view at a time, and sees whether a tour notices
  --sample <n>      only so many mutants, evenly over flows and kinds (all unless given)
  --workers <n>     so many pages at once, 1 or 2 (2 unless given)
  --equivalent      looks at those, too, that are said to make no difference
  --json <file>     writes all verdicts into a file`;

export type Options = {
  /** Flows as src/features calls them. */
  readonly flows: readonly string[];
  /** How many mutants; null for all. */
  readonly sample: number | null;
  readonly workers: number;
  readonly areEquivalentAsked: boolean;
  /** The file for the verdicts; null for none. */
  readonly json: string | null;
};

const MOST_WORKERS = 2;

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  return orWrongOption(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { sample: text, workers: text, json: text, equivalent: { type: 'boolean', default: false } },
    }),
  );
}

/** Reads the command line. @param known the flows that have views with mutants @throws WrongOption */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const { values, positionals } = parsed(args);
  for (const flow of positionals) {
    if (!known.includes(flow))
      throw new WrongOption(`No flow with views is called '${flow}'. There are: ${known.join(', ')}.`);
  }
  return {
    flows: positionals.length === 0 ? known : known.filter((flow) => positionals.includes(flow)),
    sample: values.sample === undefined ? null : countOf('sample', values.sample),
    workers: values.workers === undefined ? MOST_WORKERS : countOf('workers', values.workers, MOST_WORKERS),
    areEquivalentAsked: values.equivalent,
    json: values.json ?? null,
  };
}

/** The mutants of some flows, or a sample of them: one of each kind, and others at equal distances. */
export function sampleOf(mutants: readonly ViewMutant[], { flows, sample }: Options): readonly ViewMutant[] {
  const ordered = flows.flatMap((flow) =>
    VIEW_MUTATIONS.flatMap((kind) => mutants.filter((mutant) => mutant.flow === flow && mutant.mutation === kind)),
  );
  if (sample === null || sample >= ordered.length) return ordered;
  const first = VIEW_MUTATIONS.flatMap((kind) => ordered.find(({ mutation }) => mutation === kind) ?? []);
  const others = ordered.filter((mutant) => !first.includes(mutant));
  const taken = new Set([...first, ...evenly(others, Math.max(0, sample - first.length))].slice(0, sample));
  return ordered.filter((mutant) => taken.has(mutant));
}
