import { type ExpectedModel, startExpectedModel } from '#tests/explore/expected-model.ts';
import { moveOf } from '#tests/explore/moves/all-moves.ts';
import type { MoveSender } from '#tests/explore/moves/move.ts';
import { placeNow } from '#tests/explore/place.ts';
import type { Plan } from '#tests/explore/replay-file.ts';
import { takeStep } from '#tests/explore/step.ts';
import type { PlayedStep } from '#tools/flowbook/frame/protocol.ts';

/** One step of a way, as it goes on the charts; the shop in the frame is to do the same. */
export type WayStep = PlayedStep & {
  readonly words: string;
  readonly sender: MoveSender;
  /** The innermost states of each chart after it, by what the chart calls itself. */
  readonly charts: Readonly<Record<string, readonly string[]>>;
};

/** Where a way ends: the innermost states of each chart, by what the chart calls itself. */
export type WayEnd = WayStep['charts'];

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
