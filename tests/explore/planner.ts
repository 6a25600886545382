import type { Place } from './place.ts';
import type { Outcome, Trial } from './trial.ts';

/** Where a plan is to lead. `Progress` is whatever has to be remembered of the way. */
export type Goal<Progress> = {
  /** What a move has brought. */
  readonly after: (progress: Progress, outcome: Outcome) => Progress;
  readonly isReached: (progress: Progress, place: Place) => boolean;
  /** What the way costs besides its moves, counted in moves. */
  readonly price: (progress: Progress) => number;
  /** How many moves the goal is away, as far as is known, when this one is made here. */
  readonly promise: (progress: Progress, place: Place, words: string) => number;
};

/** A node of the search: a place and the moves that lead to it. */
export type SearchNode<Progress> = {
  readonly moves: readonly string[];
  readonly outcome: Outcome;
  readonly progress: Progress;
};

type Try<Progress> = { readonly node: SearchNode<Progress>; readonly words: string; readonly rank: number };

/** Of two ways that promise the same, the one that has cost less is better; but what has been walked counts less than what is left. */
const WALKED = 0.5;

/**
 * Looks for moves that lead to a goal: what promises most is tried first, on the shop itself, so what is found is true.
 * @param mostMoves how many moves may be made in the search, those of going back included
 * @returns where the goal is reached; null where it was not within so many moves
 */
export async function wayTo<Progress>(
  trial: Trial,
  start: SearchNode<Progress>,
  goal: Goal<Progress>,
  mostMoves: number,
): Promise<SearchNode<Progress> | null> {
  if (goal.isReached(start.progress, start.outcome.place)) return start;
  const end = trial.taken + mostMoves;
  const keyOf = ({ outcome, progress }: SearchNode<Progress>) => `${outcome.place.key} ${JSON.stringify(progress)}`;
  const met = new Set([keyOf(start)]);
  const open: Try<Progress>[] = [];
  const offer = (node: SearchNode<Progress>) => {
    const walked = node.moves.length - start.moves.length + goal.price(node.progress);
    for (const words of node.outcome.possible) {
      const rank = WALKED * walked + goal.promise(node.progress, node.outcome.place, words);
      if (Number.isFinite(rank)) open.push({ node, words, rank });
    }
    open.sort((a, b) => a.rank - b.rank);
  };
  offer(start);
  for (let next = open.shift(); next && trial.taken < end; next = open.shift()) {
    const { node, words } = next;
    const outcome = await trial.take(node.moves, words);
    const progress = goal.after(node.progress, outcome);
    const there = { moves: [...node.moves, words], outcome, progress };
    if (goal.isReached(progress, outcome.place)) return there;
    if (met.has(keyOf(there))) continue;
    met.add(keyOf(there));
    offer(there);
  }
  return null;
}
