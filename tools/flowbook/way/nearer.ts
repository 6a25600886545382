import type { Plan } from '#tools/chart-tests/explorer/replay-file.ts';
import { type Arrival, Trial } from '#tools/chart-tests/explorer/trial.ts';
import type { GoalState } from './goal-state.ts';
import { stands } from './goal-states.ts';

/** Moves that a way is led on at most. */
const MOST_FURTHER = 6;
/** What came of itself where the moment was noted: some states need several answers. */
const CALM = / as the mock API does$/;

type Stand = { readonly moves: readonly string[]; readonly arrival: Arrival };

async function walked(trial: Trial, arrival: Arrival, moves: readonly string[]): Promise<Stand> {
  let stand: Stand = { moves: [], arrival };
  for (const words of moves) {
    stand = { moves: [...stand.moves, words], arrival: await trial.take(stand.moves, words) };
  }
  return stand;
}

/**
 * Leads a way on as long as further moves bring more of the wished states. It is tried on the charts.
 * @param goals what must not be lost by that
 */
export async function nearer(plan: Plan, goals: readonly GoalState[], wished: readonly GoalState[]): Promise<Plan> {
  const isKept = ({ arrival: { place } }: Stand): boolean => goals.every((goal) => stands(place, goal));
  const metAt = ({ arrival: { place } }: Stand): number => wished.filter((goal) => stands(place, goal)).length;
  const { trial, arrival } = await Trial.begin(plan.visit);
  const onFrom = async ({ moves }: Stand, words: string): Promise<Stand> => ({
    moves: [...moves, words],
    arrival: await trial.take(moves, words),
  });

  /** By what comes of itself and takes nothing away, else by whichever move brings most. */
  async function next(from: Stand): Promise<Stand | null> {
    const { possible } = from.arrival;
    for (const words of possible.filter((each) => CALM.test(each))) {
      const there = await onFrom(from, words);
      if (metAt(there) >= metAt(from) && isKept(there)) return there;
    }
    let best = from;
    for (const words of possible.filter((each) => !CALM.test(each))) {
      const there = await onFrom(from, words);
      if (metAt(there) > metAt(best) && isKept(there)) best = there;
    }
    return best === from ? null : best;
  }

  let best = await walked(trial, arrival, plan.moves);
  let here: Stand | null = best;
  for (let further = 0; here && further < MOST_FURTHER && metAt(best) < wished.length; further += 1) {
    here = await next(here);
    if (here && metAt(here) > metAt(best)) best = here;
  }
  trial.stop();
  return { visit: plan.visit, moves: best.moves };
}
