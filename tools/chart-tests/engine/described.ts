import type { AnyMachineSnapshot } from 'xstate';
import { idsOf } from './places.ts';
import { begun, canCome, type Step, stepped } from './steps.ts';
import type { Path } from './tours.ts';
import type { Graph, Saying } from './walk.ts';
import { outcomeWords, stateWords } from './words.ts';

export type DescribedStep = {
  readonly saying: Saying;
  /** The states after it. */
  readonly state: string;
  /** Its whole result, in words. */
  readonly outcome: string;
};

/** A path with its results, to be read or exported. */
export type DescribedPath = {
  readonly id: string;
  readonly flow: string;
  readonly title: string;
  readonly beginning: string;
  /** The descriptions of the innermost states, as the chart gives them. */
  readonly beginningDescription: string;
  readonly steps: readonly DescribedStep[];
  /** The states at its end. */
  readonly state: string;
  /** The IDs that its states and transitions name. */
  readonly requirements: readonly string[];
};

const idsIn = ({ _nodes }: AnyMachineSnapshot): readonly string[] => _nodes.flatMap(({ meta }) => idsOf(meta));

/** The IDs of the transitions taken; the chart's own definitions carry them. */
function idsTaken(step: Step, graph: Graph): readonly string[] {
  return step.took.flatMap((id) => graph.places.find((place) => place.id === id)?.covers ?? []);
}

const descriptionOf = ({ _nodes }: AnyMachineSnapshot): string =>
  _nodes.flatMap(({ type, description }) => (type === 'atomic' && description ? [description] : [])).join(' ');

/** @throws when the path holds an answer without a running request */
export function described({ id, flow, sayings }: Path, graph: Graph): DescribedPath {
  const first = begun(graph.machine, graph.flow.input);
  const requirements = new Set([...idsIn(first.snapshot), ...idsTaken(first, graph)]);
  const steps: DescribedStep[] = [];
  let at = first.snapshot;
  for (const saying of sayings) {
    if (!canCome(at, saying.event)) throw new Error(`${id}: '${saying.words}' cannot come in ${stateWords(at)}.`);
    const step = stepped(graph.machine, at, saying.event);
    for (const each of [...idsIn(step.snapshot), ...idsTaken(step, graph)]) requirements.add(each);
    steps.push({ saying, state: stateWords(step.snapshot), outcome: outcomeWords(at, step) });
    at = step.snapshot;
  }
  const state = stateWords(at);
  return {
    id,
    flow,
    title: titleOf(flow, steps, stateWords(first.snapshot)),
    beginning: stateWords(first.snapshot),
    beginningDescription: descriptionOf(first.snapshot),
    steps,
    state,
    requirements: [...requirements].sort(),
  };
}

function titleOf(flow: string, steps: readonly DescribedStep[], beginning: string): string {
  const last = steps.at(-1);
  const count = steps.length === 1 ? '1 step' : `${steps.length} steps`;
  return last ? `${flow}: ${count} from ${beginning} to ${last.state}` : `${flow}: begins in ${beginning}`;
}
