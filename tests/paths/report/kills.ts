import * as v from 'valibot';

/** Whether charts are changed or views. */
export type Board = 'charts' | 'views';

/** What became of a change of one thing, as a kill board tells it. */
export type Kill = {
  readonly board: Board;
  readonly flow: string;
  readonly says: string;
  /** The transition that it is about, by the id of its place; null where it is about a state, or a view. */
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

/** @throws when this is no board that `npm run mutants -- --json` has written */
export const killsOf = (board: Board, text: string): readonly Kill[] =>
  v
    .parse(written, JSON.parse(text))
    .flows.flatMap(({ flow, mutants }) => mutants.map((mutant) => ({ board, flow, ...mutant })));

/** How many of the changes of one thing were noticed, of all that make a difference. */
export type Noticed = { readonly noticed: number; readonly all: number };

const EQUIVALENT = 'equivalent';
const UNNOTICED = ['survived', 'not walked', 'alive', 'not reached'];

export const isUnnoticed = ({ fate }: Kill): boolean => UNNOTICED.includes(fate);

export function noticedIn(kills: readonly Kill[]): Noticed {
  const different = kills.filter(({ fate }) => fate !== EQUIVALENT);
  return { noticed: different.filter((kill) => !isUnnoticed(kill)).length, all: different.length };
}
