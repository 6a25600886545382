import * as v from 'valibot';
import { type Outcome, Trial } from '#tests/explore/trial.ts';
import { type Visit, VisitSchema } from '#tests/explore/visit.ts';
import type { Proof, WayProofQuestion } from '#tools/flowbook/machines/way.machine.ts';
import { type Entered, GoalStates } from './goal-states.ts';
import { nearest, type Seen, type Tries } from './nearest.ts';
import { visitsOf } from './plan-way.ts';
import { shopStart } from './shop-start.ts';
import { waySteps } from './way-steps.ts';

/** Moves that are tried: some ten seconds, while the shop is led along the way. */
const MOST_TRIED = 600;

type At = Seen & { readonly entered: Entered };

/** Tries moves on the charts, one beginning after the other. */
class ShopTries implements Tries<Visit, At> {
  readonly #goals: GoalStates;
  #trial: Trial | null = null;

  constructor(goals: GoalStates) {
    this.#goals = goals;
  }

  #seen(entered: Entered, { place, possible }: Outcome): At {
    const isReached = this.#goals.asGoal().isReached(entered, place);
    return { key: `${place.key} ${JSON.stringify(entered)}`, possible, isReached, entered };
  }

  begin = async (visit: Visit): Promise<At> => {
    this.stop();
    const { trial, outcome } = await Trial.begin(visit);
    this.#trial = trial;
    return this.#seen(this.#goals.atStart(), outcome);
  };

  take = async (visit: Visit, moves: readonly string[], { entered }: At, words: string): Promise<At> => {
    if (this.#trial?.visit !== visit) await this.begin(visit);
    if (this.#trial === null) throw new Error('A trial has begun.');
    const outcome = await this.#trial.take(moves, words);
    return this.#seen(this.#goals.asGoal().after(entered, outcome), outcome);
  };

  stop(): void {
    this.#trial?.stop();
    this.#trial = null;
  }
}

/** Whether a way that was found is the shortest, from where it begins and from where flows begin. */
export async function proveWay({ goals, start, way }: WayProofQuestion): Promise<Proof> {
  const tries = new ShopTries(new GoalStates(goals, []));
  const moves = way.steps.length;
  const { found, atLeast } = await nearest(
    tries,
    [v.parse(VisitSchema, way.visit), ...visitsOf(shopStart(start), goals)],
    moves,
    MOST_TRIED,
  );
  tries.stop();
  if (found === null) return { moves, atLeast, shorter: null };
  const { steps } = await waySteps({ visit: found.start, moves: found.moves });
  return { moves, atLeast, shorter: { title: way.title, visit: found.start, steps, reach: null } };
}
