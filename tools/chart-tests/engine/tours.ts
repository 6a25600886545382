import { createHash } from 'node:crypto';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { marked } from './places.ts';
import { begun, canCome, stepped } from './steps.ts';
import { type Edge, type Graph, type Saying, situationOf } from './walk.ts';

/** A way through a flow, from its beginning. */
export type Path = { readonly id: string; readonly flow: string; readonly sayings: readonly Saying[] };

/** The goals of a step: transitions, states, or each step by itself. */
type GoalsOf = (edge: Edge) => readonly string[];

type Tours = {
  readonly paths: readonly Path[];
  /** Goals that a step of the graph has and no path reaches. */
  readonly missed: readonly string[];
};

/** The id stays the same as long as the steps do. */
export function pathOf(flow: string, sayings: readonly Saying[]): Path {
  const digest = createHash('sha256').update(JSON.stringify(sayings.map(({ sender, words }) => [sender, words])));
  return { id: `${flow}-${digest.digest('hex').slice(0, 6)}`, flow, sayings };
}

/** The shortest way from a situation to a step with an open goal; null where there is none. */
function nearest(graph: Graph, from: string, isWorth: (edge: Edge) => boolean): readonly Edge[] | null {
  const cameBy = new Map<string, Edge | null>([[from, null]]);
  for (const at of cameBy.keys()) {
    for (const edge of graph.edges.get(at) ?? []) {
      if (isWorth(edge)) return [...wayTo(at, cameBy), edge];
      if (!cameBy.has(edge.to)) cameBy.set(edge.to, edge);
    }
  }
  return null;
}

function wayTo(situation: string, cameBy: ReadonlyMap<string, Edge | null>): readonly Edge[] {
  const way: Edge[] = [];
  for (let edge = cameBy.get(situation); edge; edge = cameBy.get(edge.from)) way.unshift(edge);
  return way;
}

/** A walk on the chart itself. Its context is that of this walk, not of the first path that reached the situation. */
class TrueWalk {
  readonly sayings: Saying[] = [];
  readonly #machine: AnyStateMachine;
  readonly #graph: Graph;
  #snapshot: AnyMachineSnapshot;

  constructor(machine: AnyStateMachine, graph: Graph) {
    this.#machine = machine;
    this.#graph = graph;
    this.#snapshot = begun(machine, graph.flow.input).snapshot;
  }

  get situation(): string {
    return situationOf(this.#graph.flow, this.#snapshot);
  }

  /** @returns the step with its actual result; null where the event cannot come */
  take({ from, saying }: Edge): Edge | null {
    if (!canCome(this.#snapshot, saying.event)) return null;
    const { snapshot, took } = stepped(this.#machine, this.#snapshot, saying.event);
    this.#snapshot = snapshot;
    this.sayings.push(saying);
    return { from, saying, to: this.situation, took };
  }
}

/** The open goals, and the steps that may reach them. */
class Search {
  readonly #graph: Graph;
  readonly #goalsOf: GoalsOf;
  readonly open: Set<string>;
  /** The goals of each step of the graph, computed once for all searches. */
  readonly #goals: ReadonlyMap<Edge, readonly string[]>;
  /** Steps that have another result on the chart than in the graph. */
  readonly #astray = new Set<Edge>();

  constructor(graph: Graph, goalsOf: GoalsOf) {
    this.#graph = graph;
    this.#goalsOf = goalsOf;
    this.#goals = new Map([...graph.edges.values()].flat().map((edge) => [edge, goalsOf(edge)]));
    this.open = new Set([...this.#goals.values()].flat());
  }

  #isWorth = (edge: Edge): boolean =>
    !this.#astray.has(edge) && this.#goals.get(edge)?.some((goal) => this.open.has(goal)) === true;

  wayFrom = (situation: string): readonly Edge[] | null => nearest(this.#graph, situation, this.#isWorth);

  /** @returns whether the way has reached a goal */
  go(way: readonly Edge[], walk: TrueWalk): boolean {
    const taken = way.map((edge) => walk.take(edge)).filter((edge) => edge !== null);
    const reached = taken.flatMap(this.#goalsOf).filter((goal) => this.open.delete(goal));
    const last = way.at(-1);
    if (reached.length === 0 && last) this.#astray.add(last);
    return reached.length > 0;
  }
}

/**
 * Paths that reach every goal: each goes on to the nearest step with an open goal, until there is none or the path has
 * its greatest length.
 * @param longest in steps; a single longer way is taken all the same
 */
export function tours(graph: Graph, goalsOf: GoalsOf, longest: number): Tours {
  const { machine } = marked(graph.flow.machine);
  const search = new Search(graph, goalsOf);
  const paths: Path[] = [];
  for (;;) {
    const walk = new TrueWalk(machine, graph);
    let gained = false;
    for (let way = search.wayFrom(walk.situation); way; way = search.wayFrom(walk.situation)) {
      if (walk.sayings.length > 0 && walk.sayings.length + way.length > longest) break;
      gained = search.go(way, walk) || gained;
    }
    if (gained) paths.push(pathOf(graph.flow.flow, walk.sayings));
    if (walk.sayings.length === 0) return { paths, missed: [...search.open] };
  }
}
