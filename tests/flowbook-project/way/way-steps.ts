import { type ExpectedModel, startExpectedModel } from '#tests/explore/expected-model.ts';
import { moveOf } from '#tests/explore/moves/all-moves.ts';
import { placeNow } from '#tests/explore/place.ts';
import type { Plan } from '#tests/explore/replay-file.ts';
import { takeStep } from '#tests/explore/step.ts';
import type { WayEnd, WayStep } from '#tools/flowbook/way/way-step.ts';

const standNow = (expectedModel: ExpectedModel): WayEnd => {
  const { charts, leaves } = placeNow(expectedModel);
  return Object.fromEntries([...charts.keys()].map((chart) => [chart, leaves(chart)]));
};

/** A way through the whole shop, step by step, from how it begins. @throws where it holds a move that is none */
export async function waySteps({
  visit,
  moves,
}: Plan): Promise<{ readonly steps: readonly WayStep[]; readonly end: WayEnd }> {
  const expectedModel = await startExpectedModel(visit);
  await expectedModel.settle();
  const steps: WayStep[] = [];
  for (const words of moves) {
    const move = moveOf(words);
    const { sent, actions, ms } = await takeStep(expectedModel, move);
    steps.push({ words, sender: move.sender, sent, actions, ms, charts: standNow(expectedModel) });
  }
  const end = standNow(expectedModel);
  expectedModel.stop();
  return { steps, end };
}
