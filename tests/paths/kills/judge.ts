import type { AnyStateMachine } from 'xstate';
import type { FlowPaths } from '#tests/paths/engine/flow-paths.ts';
import { type Approved, pathDifference } from '#tests/paths/engine/ledger.ts';
import { byEverything, byKey, type Difference, differenceOf, referenceOf } from '#tests/paths/engine/lockstep.ts';
import type { Mutant } from '#tests/paths/engine/mutant.ts';
import { mutated } from '#tests/paths/engine/mutants.ts';
import { walked } from '#tests/paths/engine/walk.ts';

/** By what a mutant was told from the chart, cheapest first; or that nothing has told it. */
export const FATES = [
  /** XState takes no such chart, or it fails before anything happens. */
  'not started',
  /** It goes another way on an approved path. */
  'by paths',
  /** On no path, but in some situation that the flow's key tells apart some event does something else. */
  'by edges',
  /** Chart and mutant, walked side by side, show the same at every step. */
  'equivalent',
  /** What it changes was never walked: whether it is another chart is not known. */
  'not walked',
  /** Walked side by side they differ, and neither paths nor edges have told. */
  'survived',
] as const;
export type Fate = (typeof FATES)[number];

export const isKilled = (fate: Fate): boolean => fate === 'not started' || fate === 'by paths' || fate === 'by edges';

export type Verdict = {
  readonly mutant: Mutant;
  readonly fate: Fate;
  /** Where the two first differ, in words; for an equivalent one how far they were walked. */
  readonly because: string;
};

/** So many situations are walked side by side, at most, before two charts are called the same. */
const SITUATIONS_BESIDE = 1000;

/** Makes something when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const wayWords = ({ way }: Difference): string => (way.length === 0 ? 'at its beginning' : way.join(' > '));

/** Judges the mutants of one flow. */
export function judgeOf(flow: FlowPaths, approved: Approved): (mutant: Mutant) => Verdict {
  const edges = once(() => referenceOf(flow, byKey));
  const everything = once(() => referenceOf(flow, byEverything, SITUATIONS_BESIDE));
  const taken = once(() => new Set([...walked(flow).edges.values()].flat().flatMap(({ took }) => took)));

  const byPaths = (machine: AnyStateMachine): string | null => {
    for (const path of approved.paths) {
      const [difference] = pathDifference(path, { ...flow, machine });
      if (difference !== undefined) return difference;
    }
    return null;
  };

  const beside = (mutant: Mutant, machine: AnyStateMachine): Verdict => {
    const difference = differenceOf(everything(), machine);
    if (difference) return { mutant, fate: 'survived', because: wayWords(difference) };
    if (mutant.place !== null && !taken().has(mutant.place)) {
      return { mutant, fate: 'not walked', because: `nothing that the dictionary says takes '${mutant.place}'` };
    }
    const { situations, steps, isWhole } = everything();
    const bound = isWhole ? 'all that there are' : 'there are more';
    const because = `the same at ${steps + edges().steps} events in ${situations.length} situations (${bound})`;
    return { mutant, fate: 'equivalent', because };
  };

  return (mutant) => {
    const machine = started(flow, mutant);
    if (typeof machine === 'string') return { mutant, fate: 'not started', because: machine };
    const onPath = byPaths(machine);
    if (onPath !== null) return { mutant, fate: 'by paths', because: onPath };
    const onEdge = differenceOf(edges(), machine);
    if (onEdge) return { mutant, fate: 'by edges', because: wayWords(onEdge) };
    return beside(mutant, machine);
  };
}

/** The mutant's machine; or why there is none. */
function started(flow: FlowPaths, mutant: Mutant): AnyStateMachine | string {
  try {
    return mutated(flow.machine, mutant);
  } catch (error) {
    return String(error);
  }
}
