import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type FlowPaths, SENDERS, type Sender } from './flow-paths.ts';
import { type MarkedChart, marked, type Place } from './places.ts';
import { begun, canCome, isAnswered, type Step, stepped } from './steps.ts';

/** One of a flow's events, and the words for it. */
export type Saying = { readonly sender: Sender; readonly words: string; readonly event: AnyEventObject };

/** A step between two situations of a flow. */
export type Edge = {
  readonly from: string;
  readonly saying: Saying;
  readonly to: string;
  readonly took: readonly string[];
};

/** All situations of a flow with different keys, and the steps between them. */
export type Graph = {
  readonly flow: FlowPaths;
  /** The chart that was walked, with marks: the situations are its own. */
  readonly machine: AnyStateMachine;
  readonly places: readonly Place[];
  readonly first: Step;
  /** The situations by their keys, each as it was first met. */
  readonly situations: ReadonlyMap<string, AnyMachineSnapshot>;
  /** From each situation the steps that its chart answers. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
  /** In each situation the events that nothing answers. */
  readonly ignored: ReadonlyMap<string, readonly Saying[]>;
};

export const sayingsOf = (flow: FlowPaths): readonly Saying[] =>
  SENDERS.flatMap((sender) => Object.entries(flow[sender]).map(([words, event]) => ({ sender, words, event })));

/** The situation of a flow by its key. All situations in which a bug has stopped the flow are one. */
export const situationOf = (flow: FlowPaths, snapshot: AnyMachineSnapshot): string =>
  snapshot.status === 'active' ? flow.key(snapshot) : `${snapshot.status}: ${snapshot.error ?? ''}`;

/** A more detailed key makes more situations than can be walked. */
const MOST_SITUATIONS = 4000;

/** Is called for each step of a walk, and for each event that nothing answers. */
export type Visit = (before: AnyMachineSnapshot, saying: Saying, step: Step) => void;

type Tried = {
  readonly edges: readonly Edge[];
  readonly ignored: readonly Saying[];
  /** Where each edge leads, by its key. */
  readonly nexts: readonly (readonly [string, AnyMachineSnapshot])[];
};

/** Each of a flow's events in one situation. */
function tryAll(chart: MarkedChart, flow: FlowPaths, from: string, snapshot: AnyMachineSnapshot, visit: Visit): Tried {
  const forbidden = new Set(chart.places.filter(({ isForbidden }) => isForbidden).map(({ id }) => id));
  const edges: Edge[] = [];
  const nexts: [string, AnyMachineSnapshot][] = [];
  const ignored: Saying[] = [];
  for (const saying of snapshot.status === 'active' ? sayingsOf(flow) : []) {
    if (!canCome(snapshot, saying.event)) continue;
    if (!isAnswered(snapshot, saying.event)) {
      ignored.push(saying);
      visit(snapshot, saying, { snapshot, took: [], effects: [] });
      continue;
    }
    const step = stepped(chart.machine, snapshot, saying.event);
    const { snapshot: next, took } = step;
    visit(snapshot, saying, step);
    // A forbidden event takes a transition that changes nothing, so it counts as ignored.
    if (took.every((id) => forbidden.has(id))) ignored.push(saying);
    const to = situationOf(flow, next);
    edges.push({ from, saying, to, took });
    nexts.push([to, next]);
  }
  return { edges, ignored, nexts };
}

const graphs = new WeakMap<FlowPaths, Graph>();

/** Each flow is walked once: a walk of a large chart takes a second. @throws if its key makes more situations than can be walked */
export function walked(flow: FlowPaths): Graph {
  const graph = graphs.get(flow) ?? walkedWith(flow, () => {});
  graphs.set(flow, graph);
  return graph;
}

/** @throws if a flow's key makes more situations than can be walked */
export function walkedWith(flow: FlowPaths, visit: Visit): Graph {
  const chart = marked(flow.machine);
  const first = begun(chart.machine, flow.input);
  const situations = new Map([[situationOf(flow, first.snapshot), first.snapshot]]);
  const edges = new Map<string, readonly Edge[]>();
  const ignored = new Map<string, readonly Saying[]>();
  for (const [from, snapshot] of situations) {
    const tried = tryAll(chart, flow, from, snapshot, visit);
    edges.set(from, tried.edges);
    ignored.set(from, tried.ignored);
    for (const [to, next] of tried.nexts) if (!situations.has(to)) situations.set(to, next);
    if (situations.size > MOST_SITUATIONS) {
      throw new Error(`${flow.flow}: its key makes more than ${MOST_SITUATIONS} situations.`);
    }
  }
  return { flow, ...chart, first, situations, edges, ignored };
}
