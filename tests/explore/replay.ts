import { lookAt } from './look.ts';
import { moveOf } from './moves/all-moves.ts';
import { type Oracle, startOracle } from './oracle.ts';
import type { Plan } from './replay-file.ts';
import { brokenBy, type Step, takeStep } from './step.ts';

/** How a run went that was taken again. */
export type Outcome = {
  steps: readonly Step[];
  broken: readonly string[];
  /** The move that was not possible where it was to be made; null where all were. */
  impossible: string | null;
};

/**
 * Takes a run again in Node, up to where something breaks or a move is not possible.
 * @param isBroken what counts as broken; the requirements, unless something else is looked for
 */
export async function replay({ visit, moves }: Plan, start: typeof startOracle = startOracle): Promise<Outcome> {
  const oracle: Oracle = await start(visit);
  await oracle.settle();
  const steps: Step[] = [];
  let broken: readonly string[] = [];
  let impossible: string | null = null;
  for (const words of moves) {
    const move = moveOf(words);
    if (!move.isPossible(oracle)) {
      impossible = words;
      break;
    }
    const before = lookAt(oracle);
    steps.push(await takeStep(oracle, move));
    broken = brokenBy(oracle, before);
    if (broken.length > 0) break;
  }
  oracle.stop();
  return { steps, broken, impossible };
}
