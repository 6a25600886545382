import type { Place } from '#tests/explore/place.ts';
import type { Arrival, Trial } from './trial.ts';

/** Where a plan is to lead. `Progress` is whatever has to be remembered of the way. */
export type Goal<Progress> = {
  /** What a move has brought. */
  readonly after: (progress: Progress, arrival: Arrival) => Progress;
  readonly isReached: (progress: Progress, place: Place) => boolean;
  /** What the way costs besides its moves, counted in moves. */
  readonly price: (progress: Progress) => number;
  /** How many moves the goal is away, as far as is known, when this one is made here. */
  readonly promise: (progress: Progress, place: Place, words: string) => number;
};

/** Where a search stands, and how it has come there. */
export type Stand<Progress> = {
  readonly moves: readonly string[];
  readonly arrival: Arrival;
  readonly progress: Progress;
};

type Try<Progress> = { readonly stand: Stand<Progress>; readonly words: string; readonly rank: number };

/** Of two ways that promise the same, the one that has cost less is better; but what has been walked counts less than what is left. */
const WALKED = 0.5;

/**
 * Looks for moves that lead to a goal: what promises most is tried first, on the shop itself, so what is found is true.
 * @param mostMoves how many moves may be made in the search, those of going back included
 * @returns where the goal is reached; null where it was not within so many moves
 */
export async function wayTo<Progress>(
  trial: Trial,
  start: Stand<Progress>,
  goal: Goal<Progress>,
  mostMoves: number,
): Promise<Stand<Progress> | null> {
  if (goal.isReached(start.progress, start.arrival.place)) return start;
  const end = trial.taken + mostMoves;
  const keyOf = ({ arrival, progress }: Stand<Progress>) => `${arrival.place.key} ${JSON.stringify(progress)}`;
  const met = new Set([keyOf(start)]);
  const open: Try<Progress>[] = [];
  const offer = (stand: Stand<Progress>) => {
    const walked = stand.moves.length - start.moves.length + goal.price(stand.progress);
    for (const words of stand.arrival.possible) {
      const rank = WALKED * walked + goal.promise(stand.progress, stand.arrival.place, words);
      if (Number.isFinite(rank)) open.push({ stand, words, rank });
    }
    open.sort((a, b) => a.rank - b.rank);
  };
  offer(start);
  for (let next = open.shift(); next && trial.taken < end; next = open.shift()) {
    const { stand, words } = next;
    const arrival = await trial.take(stand.moves, words);
    const progress = goal.after(stand.progress, arrival);
    const there = { moves: [...stand.moves, words], arrival, progress };
    if (goal.isReached(progress, arrival.place)) return there;
    if (met.has(keyOf(there))) continue;
    met.add(keyOf(there));
    offer(there);
  }
  return null;
}
