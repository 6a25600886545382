import { coveredBy, nodesOf } from '#tools/chart-tests/engine/charts.ts';
import { differencesFrom, placeWords, readApproved } from '../engine/approved-snapshot.ts';
import { pathsFor } from '../engine/coverage.ts';
import { type DescribedPath, described } from '../engine/described.ts';
import type { FlowPaths } from '../engine/flow-paths.ts';
import { marked } from '../engine/places.ts';
import { traced } from '../engine/trace.ts';
import { walked } from '../engine/walk.ts';
import type { Exercised } from './exercised.ts';
import type { Exploration } from './exploration.ts';
import { type GuardSeen, guardSeen } from './guards.ts';

type StateReport = {
  readonly state: string;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly isReached: boolean;
};

export type TransitionReport = {
  /** The id of its place in the chart. */
  readonly id: string;
  readonly words: string;
  readonly requirements: readonly string[];
  /** The approved paths that take it, by their ids. */
  readonly paths: readonly string[];
  /** Null where it has no guard that could refuse. */
  readonly guard: GuardSeen | null;
  /** How often explorers of the whole shop have taken it, or null without any exploration. */
  readonly explored: number | null;
};

export type FlowReport = {
  readonly flow: string;
  readonly states: readonly StateReport[];
  readonly transitions: readonly TransitionReport[];
  readonly situations: number;
  readonly edges: number;
  readonly ignored: number;
  readonly paths: readonly DescribedPath[];
  readonly properties: readonly Exercised[];
  readonly approvedPaths: number;
  /** How the chart differs from its approved snapshot, in words; null where it has none. */
  readonly differences: readonly string[] | null;
  /** What the walk through all situations has taken, in milliseconds. */
  readonly walkMs: number;
};

/** Results about a flow from elsewhere. */
type Found = {
  /** The text of its approved snapshot; null where there is none. */
  readonly approved: string | null;
  readonly properties?: readonly Exercised[];
  readonly exploration?: Exploration | null;
};

/** The report of one flow. */
export function flowReport(flow: FlowPaths, { approved, properties = [], exploration = null }: Found): FlowReport {
  const started = performance.now();
  const graph = walked(flow);
  const walkMs = performance.now() - started;
  const paths = pathsFor(graph, 'transitions').map((path) => ({ path, description: described(path, graph) }));
  const { machine } = marked(flow.machine);
  const taken = paths.map(({ path }) => ({ id: path.id, took: traced(machine, flow.input, path.sayings).took }));
  const reached = new Set([...graph.situations.values()].flatMap(({ _nodes }) => _nodes.map(({ id }) => id)));
  return {
    flow: flow.flow,
    states: nodesOf(graph.machine.root)
      .slice(1)
      .map((node) => ({
        state: node.path.join('.'),
        description: node.description ?? '',
        requirements: [...new Set(coveredBy(node))],
        isReached: reached.has(node.id),
      })),
    transitions: graph.places.map((place) => ({
      id: place.id,
      words: placeWords(place),
      requirements: place.covers,
      paths: taken.filter(({ took }) => took.includes(place.id)).map(({ id }) => id),
      guard: place.isGuarded && !flow.neverRefused.includes(place.id) ? guardSeen(place, graph) : null,
      explored: exploration && (exploration.transitions[`${flow.machine.id}: ${place.id}`] ?? 0),
    })),
    situations: graph.situations.size,
    edges: [...graph.edges.values()].flat().length,
    ignored: [...graph.ignored.values()].flat().length,
    paths: paths.map(({ description }) => description),
    properties,
    approvedPaths: approved === null ? 0 : readApproved(approved).paths.length,
    differences: approved === null ? null : differencesFrom(approved, graph),
    walkMs,
  };
}
