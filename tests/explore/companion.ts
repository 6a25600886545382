import { lookAt } from './look.ts';
import type { Move } from './moves/move.ts';
import type { Oracle } from './oracle.ts';
import { brokenBy, type Step, takeStep } from './step.ts';

/** Who goes along with an oracle that has just been started: the real shop, or nobody. */
export type Companion = (oracle: Oracle) => Promise<{
  /** What is wrong before anything has happened. */
  broken: readonly string[];
  /** Takes a step on all sides. */
  step: (move: Move) => Promise<{ step: Step; broken: readonly string[] }>;
  end: () => Promise<void>;
}>;

/** The oracle alone: nothing but the sentences of the requirements is asked of it. */
export const alone: Companion = async (oracle) => {
  await oracle.settle();
  return {
    broken: [],
    step: async (move) => {
      const before = lookAt(oracle);
      const step = await takeStep(oracle, move);
      return { step, broken: brokenBy(oracle, before, step) };
    },
    end: () => Promise.resolve(),
  };
};
