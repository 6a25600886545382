import fc from 'fast-check';
import { replay, type Taking } from './replay.ts';
import type { Plan } from './replay-file.ts';

/** After this the shortest so far has to do. */
const PATIENCE_MS = 60_000;

/** What of a run still breaks the sentence: without a step before it, a move may have lost its ground and is left out. */
async function breakingPart(plan: Plan, sentence: string, taking: Taking): Promise<Plan | null> {
  let { moves } = plan;
  for (;;) {
    const { broken, impossible, steps } = await replay({ ...plan, moves }, taking);
    if (broken.includes(sentence)) return { ...plan, moves: steps.map(({ words }) => words) };
    if (impossible === null) return null;
    moves = [...moves.slice(0, steps.length), ...moves.slice(steps.length + 1)];
  }
}

/**
 * The shortest run that fast-check's shrinker finds to break the same sentence: it leaves out moves of a failing one for
 * as long as what is left still breaks it.
 * @param taking beside whom it broke, and with which shop
 */
export async function shrunk(plan: Plan, sentence: string, taking: Taking): Promise<Plan> {
  const { moves } = plan;
  const places = moves.map((_, place) => place);
  // The array shrinks, its members do not: moves are left out, none becomes another.
  const parts = fc.array(fc.noShrink(fc.nat({ max: moves.length })), { maxLength: moves.length });
  const movesAt = (remaining: readonly number[]) => remaining.flatMap((place) => moves[place] ?? []);
  const known = new Map<string, boolean>();
  const breaks = async (remaining: readonly number[]): Promise<boolean> => {
    const tried = known.get(remaining.join());
    if (tried !== undefined) return tried;
    const isBroken = (await breakingPart({ ...plan, moves: movesAt(remaining) }, sentence, taking)) !== null;
    known.set(remaining.join(), isBroken);
    return isBroken;
  };
  const property = fc.asyncProperty(parts, async (remaining) => {
    if (await breaks(remaining)) throw new Error(sentence);
  });
  const { counterexample } = await fc.check(property, {
    examples: [[places]],
    numRuns: 1,
    interruptAfterTimeLimit: PATIENCE_MS,
  });
  const [shortest = places] = counterexample ?? [];
  return (await breakingPart({ ...plan, moves: movesAt(shortest) }, sentence, taking)) ?? plan;
}
