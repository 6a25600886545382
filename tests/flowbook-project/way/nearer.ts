import type { Plan } from '#tests/explore/replay-file.ts';
import { type Outcome, Trial } from '#tests/explore/trial.ts';
import type { GoalState } from '#tools/flowbook/way/goal-state.ts';
import { isIn } from './goal-states.ts';

/** Moves that a way is led on at most. */
const MOST_FURTHER = 6;
/** What came of itself where the moment was noted: some states need several answers. */
const CALM = / as the mock API does$/;

type SearchNode = { readonly moves: readonly string[]; readonly outcome: Outcome };

async function walked(trial: Trial, outcome: Outcome, moves: readonly string[]): Promise<SearchNode> {
  let node: SearchNode = { moves: [], outcome };
  for (const words of moves) {
    node = { moves: [...node.moves, words], outcome: await trial.take(node.moves, words) };
  }
  return node;
}

/**
 * Continues a way as long as further moves reach more of the wanted states. It is tried on the charts.
 * @param goals the states that must not be left
 */
export async function nearer(plan: Plan, goals: readonly GoalState[], wanted: readonly GoalState[]): Promise<Plan> {
  const hasGoals = ({ outcome: { place } }: SearchNode): boolean => goals.every((goal) => isIn(place, goal));
  const metAt = ({ outcome: { place } }: SearchNode): number => wanted.filter((goal) => isIn(place, goal)).length;
  const { trial, outcome } = await Trial.begin(plan.visit);
  const onFrom = async ({ moves }: SearchNode, words: string): Promise<SearchNode> => ({
    moves: [...moves, words],
    outcome: await trial.take(moves, words),
  });

  /** By what comes of itself and takes nothing away, else by whichever move brings most. */
  async function next(from: SearchNode): Promise<SearchNode | null> {
    const { possible } = from.outcome;
    for (const words of possible.filter((each) => CALM.test(each))) {
      const there = await onFrom(from, words);
      if (metAt(there) >= metAt(from) && hasGoals(there)) return there;
    }
    let best = from;
    for (const words of possible.filter((each) => !CALM.test(each))) {
      const there = await onFrom(from, words);
      if (metAt(there) > metAt(best) && hasGoals(there)) best = there;
    }
    return best === from ? null : best;
  }

  let best = await walked(trial, outcome, plan.moves);
  let here: SearchNode | null = best;
  for (let further = 0; here && further < MOST_FURTHER && metAt(best) < wanted.length; further += 1) {
    here = await next(here);
    if (here && metAt(here) > metAt(best)) best = here;
  }
  trial.stop();
  return { visit: plan.visit, moves: best.moves };
}
