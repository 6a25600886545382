import * as v from 'valibot';

/** What became of a change of a chart, as the kill board tells it. */
export type Kill = {
  readonly flow: string;
  readonly says: string;
  /** The transition that it is about, by the id of its place; null where it is about a state. */
  readonly place: string | null;
  readonly fate: string;
};

const board = v.object({
  flows: v.array(
    v.object({
      flow: v.string(),
      mutants: v.array(v.object({ says: v.string(), place: v.nullable(v.string()), fate: v.string() })),
    }),
  ),
});

/** @throws when this is no board that `npm run mutants -- --json` has written */
export const killsOf = (written: unknown): readonly Kill[] =>
  v.parse(board, written).flows.flatMap(({ flow, mutants }) => mutants.map((mutant) => ({ flow, ...mutant })));

/** How many of the changes of one thing were noticed, of all that make a difference. */
export type Noticed = { readonly noticed: number; readonly all: number };

const EQUIVALENT = 'equivalent';
const UNNOTICED = ['survived', 'not walked'];

export const isUnnoticed = ({ fate }: Kill): boolean => UNNOTICED.includes(fate);

export function noticedIn(kills: readonly Kill[]): Noticed {
  const different = kills.filter(({ fate }) => fate !== EQUIVALENT);
  return { noticed: different.filter((kill) => !isUnnoticed(kill)).length, all: different.length };
}
