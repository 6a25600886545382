import type { AnyStateMachine } from 'xstate';
import { transitionTours } from '#tools/chart-tests/engine/approved-snapshot.ts';
import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { tours } from '#tools/chart-tests/engine/tours.ts';
import { type Graph, type Saying, type Visit, walkedWith } from '#tools/chart-tests/engine/walk.ts';
import type { Exercised } from '#tools/chart-tests/report/exercised.ts';
import { propertiesOf } from './all-properties.ts';
import { type Finding, failureWords, findingOf, playerOf, randomPlayer, stepObserver, walkOnce } from './exercise.ts';
import { idsOf } from './property.ts';

/** How often a flow is walked at random, and how far. */
const RUNS = 30;
const RUN_LENGTH = 60;
/** Paths through all transitions that are longer than those of the approved snapshot: more comes together in one run. */
const LONG_PATH = 40;

/** The ways through a flow that its properties watch. */
const watchedWays = (graph: Graph): readonly (readonly Saying[])[] =>
  [...transitionTours(graph).paths, ...tours(graph, ({ took }) => took, LONG_PATH).paths].map(({ sayings }) => sayings);

/** Walks a chart along its flow's paths, and at random with fixed seeds, as long as there is a property left to watch. */
export function walkAlong(
  machine: AnyStateMachine,
  flow: FlowPaths,
  ways: readonly (readonly Saying[])[],
  findings: readonly Finding[],
): void {
  const players = [
    ...ways.map(playerOf),
    ...Array.from({ length: RUNS }, (_, run) => randomPlayer(flow, run + 1, RUN_LENGTH)),
  ];
  for (const player of players) {
    const open = findings.filter(({ failure }) => failure === null);
    if (open.length > 0) walkOnce(machine, flow, open, player);
  }
}

/** Shows the findings' properties each step of a walk; a time that nothing waits for does not come. */
export function observer(findings: readonly Finding[]): Visit {
  const observe = stepObserver(findings);
  return (before, saying, { snapshot, effects, took }) => {
    if (saying.sender === 'time' && took.length === 0) return;
    observe({ before, event: saying.event, after: snapshot, effects, at: 0 }, saying);
  };
}

/** The results of a flow's properties: along its paths, at random, and at every step of every situation. */
export function findingsOf(flow: FlowPaths): readonly Finding[] {
  const findings = propertiesOf(flow.flow).map(findingOf);
  const graph = walkedWith(flow, observer(findings));
  walkAlong(flow.machine, flow, watchedWays(graph), findings);
  return findings;
}

/** The properties of a flow as a run of them went: a requirement is traced to those that name it. */
export const exercised = (flow: FlowPaths): readonly Exercised[] =>
  findingsOf(flow).map((finding) => ({
    title: finding.property.title,
    ids: idsOf(finding.property),
    steps: finding.steps,
    failure: finding.failure && failureWords(finding, flow),
  }));
