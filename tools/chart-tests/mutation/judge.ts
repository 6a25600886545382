import type { AnyStateMachine } from 'xstate';
import { type ApprovedSnapshot, pathDifference } from '#tools/chart-tests/engine/approved-snapshot.ts';
import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { byEverything, byKey, type Difference, differenceOf, Reference } from '#tools/chart-tests/engine/lockstep.ts';
import type { Mutant } from '#tools/chart-tests/engine/mutant.ts';
import { mutated } from '#tools/chart-tests/engine/mutants.ts';
import { walked } from '#tools/chart-tests/engine/walk.ts';

/** How a mutant was noticed, the cheapest check first; or why it was not. */
export const FATES = [
  /** XState refuses the chart, or the chart fails at its start. */
  'not started',
  /** An approved path gives another result. */
  'by paths',
  /** No path differs, but an event does something else in a situation that the flow's key distinguishes. */
  'by edges',
  /** Chart and mutant, walked side by side, show the same at every step. */
  'equivalent',
  /** No walk reaches the changed part, so it is unknown whether the mutant differs. */
  'not walked',
  /** Chart and mutant differ when walked side by side, and neither paths nor edges noticed it. */
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

/** At most so many situations are walked before two charts count as the same: by the flow's key, and all. */
type Limits = { readonly byKey: number; readonly beside: number };
const WHOLE: Limits = { byKey: 4000, beside: 1000 };

const takenIn = (flow: FlowPaths): ReadonlySet<string> =>
  new Set([...walked(flow).edges.values()].flat().flatMap(({ took }) => took));

const wayWords = ({ way }: Difference): string => (way.length === 0 ? 'at its beginning' : way.join(' > '));

/**
 * Judges the mutants of one flow.
 * @throws where the chart itself goes another way than an approved path: no mutant could be distinguished from it
 */
export function judgeOf(flow: FlowPaths, approved: ApprovedSnapshot, limits = WHOLE): (mutant: Mutant) => Verdict {
  const edges = new Reference(flow, byKey, limits.byKey);
  const everything = new Reference(flow, byEverything, limits.beside);
  let taken: ReadonlySet<string> | null = null;

  const byPaths = (machine: AnyStateMachine): string | null => {
    for (const path of approved.paths) {
      const [difference] = pathDifference(path, { ...flow, machine });
      if (difference !== undefined) return difference;
    }
    return null;
  };
  const control = byPaths(flow.machine);
  if (control !== null) throw new Error(`${flow.flow} itself goes another way than approved:\n${control}`);

  const beside = (mutant: Mutant, machine: AnyStateMachine): Verdict => {
    const difference = differenceOf(everything, machine);
    if (difference) return { mutant, fate: 'survived', because: wayWords(difference) };
    taken ??= takenIn(flow);
    if (mutant.place !== null && !taken.has(mutant.place)) {
      return { mutant, fate: 'not walked', because: `no event of the catalogue takes '${mutant.place}'` };
    }
    const { situations, steps, isWhole } = everything.extent();
    const bound = isWhole ? 'all that there are' : 'there are more';
    const because = `the same at ${steps} events in ${situations} situations (${bound}), and at every step of its key`;
    return { mutant, fate: 'equivalent', because };
  };

  return (mutant) => {
    const machine = started(flow, mutant);
    if (typeof machine === 'string') return { mutant, fate: 'not started', because: machine };
    const onPath = byPaths(machine);
    if (onPath !== null) return { mutant, fate: 'by paths', because: onPath };
    const onEdge = differenceOf(edges, machine);
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
