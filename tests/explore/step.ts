import type { EnvironmentAction } from '#tools/chart-tests/explorer/environment-actions.ts';
import type { ExpectedModel, SentEvent } from './expected-model.ts';
import type { Move } from './moves/move.ts';

/** One step of a run, as it went in the expected model. */
export type Step = {
  words: string;
  /** The events that the person's views sent to the flows. */
  sent: readonly SentEvent[];
  /** What the API, another tab and the connection did. */
  actions: readonly EnvironmentAction[];
  /** ms that it took. */
  ms: number;
};

/** Whether a page has been missed: the next attempt succeeds. */
export const isCodeAwaited = (expectedModel: ExpectedModel): boolean =>
  expectedModel.isCodeBlocked() && expectedModel.state('pageLoading') === 'failed';

/** Takes one step and waits until the shop is idle. */
export async function takeStep(expectedModel: ExpectedModel, move: Move): Promise<Step> {
  const start = expectedModel.clock.now();
  if (isCodeAwaited(expectedModel)) expectedModel.setCodeBlocked(false);
  await move.make(expectedModel);
  await expectedModel.settle();
  // Where no message is left, the pointer is at none: one that comes there later is not pointed at.
  if (expectedModel.toasts().length === 0) expectedModel.hand.pointer = 'elsewhere';
  return { words: move.words, ...expectedModel.takeRecord(), ms: expectedModel.clock.now() - start };
}
