import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { FlowPaths } from './flow-paths.ts';
import { begun, canCome, stepped } from './steps.ts';
import type { Saying } from './walk.ts';
import { outcomeWords, sayingWords } from './words.ts';

type Trace = {
  /** A line for the beginning, and one for each step. */
  readonly lines: readonly string[];
  /** The transitions taken, by the ids of their places; known only of a marked chart. */
  readonly took: readonly string[];
};

/** The line of an event that cannot come at this point of the path. */
const CANNOT_COME = '**cannot come here**: nothing asks for this answer';

/** The results of a path on a chart, in words. */
export function traced(machine: AnyStateMachine, input: FlowPaths['input'], sayings: readonly Saying[]): Trace {
  const first = begun(machine, input);
  const lines = [outcomeWords(null, first)];
  const took = [...first.took];
  let at: AnyMachineSnapshot = first.snapshot;
  for (const saying of sayings) {
    if (!canCome(at, saying.event)) {
      lines.push(`${sayingWords(saying)} → ${CANNOT_COME}`);
      break;
    }
    const step = stepped(machine, at, saying.event);
    lines.push(`${sayingWords(saying)} → ${outcomeWords(at, step)}`);
    took.push(...step.took);
    at = step.snapshot;
  }
  return { lines, took };
}
