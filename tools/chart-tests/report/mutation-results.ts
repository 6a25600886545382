import * as v from 'valibot';

/** What the mutants change: charts, views or plain code. */
type MutationTarget = 'charts' | 'views' | 'code';

/** The verdict on one mutant. */
export type MutationResult = {
  readonly target: MutationTarget;
  /** Of plain code its file. */
  readonly flow: string;
  readonly says: string;
  /** The transition that it is about, by the id of its place; null where it is about a state, a view or plain code. */
  readonly place: string | null;
  readonly fate: string;
};

const written = v.object({
  flows: v.array(
    v.object({
      flow: v.string(),
      mutants: v.array(v.object({ says: v.string(), place: v.nullable(v.string()), fate: v.string() })),
    }),
  ),
});

/** @throws when this is no report that `npm run mutants -- --json` has written */
export const mutationResultsOf = (target: MutationTarget, text: string): readonly MutationResult[] =>
  v
    .parse(written, JSON.parse(text))
    .flows.flatMap(({ flow, mutants }) => mutants.map((mutant) => ({ target, flow, ...mutant })));

/** How many of the changes of one thing were noticed, of all that make a difference. */
export type Noticed = { readonly noticed: number; readonly all: number };

const EQUIVALENT = 'equivalent';
const UNNOTICED = ['survived', 'not walked', 'not reached'];

export const isUnnoticed = ({ fate }: MutationResult): boolean => UNNOTICED.includes(fate);

export function noticedIn(mutationResults: readonly MutationResult[]): Noticed {
  const different = mutationResults.filter(({ fate }) => fate !== EQUIVALENT);
  return { noticed: different.filter((result) => !isUnnoticed(result)).length, all: different.length };
}
