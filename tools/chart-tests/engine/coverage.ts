import type { AnyMachineSnapshot } from 'xstate';
import { stateText } from '#machines/domain/state-text.ts';
import { transitionTours } from './approved-snapshot.ts';
import { nodesOf } from './charts.ts';
import { type Path, pathOf, tours } from './tours.ts';
import type { Edge, Graph, Saying } from './walk.ts';

export const COVERAGES = ['states', 'transitions', 'edges', 'negative'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** Edges are many, so their paths are longer than those for transitions. */
const LONGEST_EDGE_PATH = 200;
const LONGEST_STATE_PATH = 12;

function situation(graph: Graph, key: string): AnyMachineSnapshot {
  const snapshot = graph.situations.get(key);
  if (!snapshot) throw new Error(`${graph.flow.flow} has no situation '${key}'.`);
  return snapshot;
}

/** The states of a chart by their paths in it: 'open.confirming'. */
export const statesOf = (graph: Graph): readonly string[] =>
  nodesOf(graph.machine.root)
    .slice(1)
    .map(({ path }) => path.join('.'));

const statesIn = (snapshot: AnyMachineSnapshot): readonly string[] => snapshot._nodes.map(({ path }) => path.join('.'));

/** The shortest way to each situation, the first one met on it last. */
function shortestWays(graph: Graph): ReadonlyMap<string, readonly Edge[]> {
  const [start = ''] = graph.situations.keys();
  const ways = new Map<string, readonly Edge[]>([[start, []]]);
  for (const [at, way] of ways) {
    for (const edge of graph.edges.get(at) ?? []) if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
  }
  return ways;
}

const sayingsAlong = (way: readonly Edge[]): readonly Saying[] => way.map(({ saying }) => saying);

/** One path into each combination of states, and then all events that are ignored there. */
function negativePaths(graph: Graph): readonly Path[] {
  const seen = new Set<string>();
  return [...shortestWays(graph)].flatMap(([key, way]) => {
    const states = stateText(situation(graph, key).value);
    const ignored = graph.ignored.get(key) ?? [];
    if (seen.has(states) || ignored.length === 0) return [];
    seen.add(states);
    return [pathOf(graph.flow.flow, [...sayingsAlong(way), ...ignored])];
  });
}

/** The paths of a flow that reach this coverage. Ids stay the same as long as the paths do. */
export function pathsFor(graph: Graph, coverage: Coverage): readonly Path[] {
  switch (coverage) {
    case 'states':
      return tours(graph, ({ to }) => statesIn(situation(graph, to)), LONGEST_STATE_PATH).paths;
    case 'transitions':
      return transitionTours(graph).paths;
    case 'edges':
      return tours(graph, ({ from, saying }) => [`${from} ${saying.words}`], LONGEST_EDGE_PATH).paths;
    case 'negative':
      return negativePaths(graph);
  }
}

/** The shortest path to a state. @throws when there is no such state, or no way to it; the message says which there are */
export function pathTo(graph: Graph, state: string): Path {
  const states = statesOf(graph);
  if (!states.includes(state)) {
    throw new Error(`${graph.flow.flow} has no state '${state}'. States: ${states.join(', ')}.`);
  }
  const ways = [...shortestWays(graph)];
  const way = ways.find(([key]) => statesIn(situation(graph, key)).includes(state));
  if (!way) throw new Error(`No way leads to '${state}'.`);
  return pathOf(graph.flow.flow, sayingsAlong(way[1]));
}
