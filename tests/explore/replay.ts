import { alone, type Companion } from './companion.ts';
import { type ExpectedModel, startExpectedModel } from './expected-model.ts';
import { moveOf } from './moves/all-moves.ts';
import type { Plan } from './replay-file.ts';
import type { Step } from './step.ts';

/** How a run went that was taken again. */
type Outcome = {
  steps: readonly Step[];
  broken: readonly string[];
  /** The move that was not possible where it was to be made; null where all were. */
  impossible: string | null;
};

/** How a run is taken again: beside whom, and with which shop. */
export type Taking = { companion?: Companion; start?: typeof startExpectedModel };

/** Takes a run again, up to where something breaks or a move is not possible. */
export async function replay(
  { visit, moves }: Plan,
  { companion = alone, start = startExpectedModel }: Taking = {},
): Promise<Outcome> {
  const expectedModel = await start(visit);
  try {
    return await taken(expectedModel, moves, await companion(expectedModel));
  } finally {
    expectedModel.stop();
  }
}

async function taken(
  expectedModel: ExpectedModel,
  moves: Plan['moves'],
  pair: Awaited<ReturnType<Companion>>,
): Promise<Outcome> {
  const steps: Step[] = [];
  let { broken } = pair;
  try {
    for (const words of moves) {
      if (broken.length > 0) break;
      const move = moveOf(words);
      if (!move.isPossible(expectedModel)) return { steps, broken, impossible: words };
      const taking = await pair.step(move);
      steps.push(taking.step);
      broken = taking.broken;
    }
    return { steps, broken, impossible: null };
  } finally {
    await pair.end();
  }
}
