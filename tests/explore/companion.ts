import { brokenBy } from './broken-by.ts';
import type { ExpectedModel } from './expected-model.ts';
import { lookAt } from './look.ts';
import type { Move } from './moves/move.ts';
import { type Step, takeStep } from './step.ts';

/** The companion of an expected model that has just started: the real shop or none. */
export type Companion = (expectedModel: ExpectedModel) => Promise<{
  /** What is wrong before anything has happened. */
  broken: readonly string[];
  /** Takes a step on all sides. */
  step: (move: Move) => Promise<{ step: Step; broken: readonly string[] }>;
  end: () => Promise<void>;
}>;

/** The expected model alone: nothing but the sentences of the requirements is asked of it. */
export const alone: Companion = async (expectedModel) => {
  await expectedModel.settle();
  return {
    broken: [],
    step: async (move) => {
      const before = lookAt(expectedModel);
      const step = await takeStep(expectedModel, move);
      return { step, broken: brokenBy(expectedModel, before, step) };
    },
    end: () => Promise.resolve(),
  };
};
