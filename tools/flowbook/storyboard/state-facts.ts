import { pathsFor } from '#tools/chart-tests/engine/coverage.ts';
import { described } from '#tools/chart-tests/engine/described.ts';
import type { FlowPaths } from '#tools/chart-tests/engine/flow-paths.ts';
import { walked } from '#tools/chart-tests/engine/walk.ts';
import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import type { Sentence } from '#tools/chart-tests/report/sentences.ts';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import type { Requirement } from './storyboard.ts';

/** The statements of a state: its own, those of its ancestors, and those of transitions to it. */
export function requirementsOf(chart: Chart, path: string, sentences: readonly Sentence[]): readonly Requirement[] {
  const around = chart.states.filter(({ path: state }) => state !== '' && isWithin(path, state));
  const leading = chart.edges.filter(({ targets }) => targets.includes(path));
  const ids = new Set([...around, ...leading].flatMap(({ covers }) => covers));
  return sentences.filter(({ id }) => ids.has(id)).map(({ id, text }) => ({ id, sentence: text }));
}

/** The id of the path that reaches each innermost state of a chart first. */
export function pathIdsOf(flow: FlowPaths): ReadonlyMap<string, string> {
  const graph = walked(flow);
  const soonest = new Map<string, { id: string; step: number }>();
  for (const path of pathsFor(graph, 'transitions')) {
    const { id, beginning, steps } = described(path, graph);
    for (const [step, state] of [beginning, ...steps.map((one) => one.state)].entries()) {
      for (const leaf of state.split('|')) {
        const known = soonest.get(leaf);
        if (!known || step < known.step) soonest.set(leaf, { id, step });
      }
    }
  }
  return new Map([...soonest].map(([leaf, { id }]) => [leaf, id]));
}

export type ChartFacts = {
  readonly chart: Chart;
  /** Its innermost states. */
  readonly leaves: readonly string[];
  readonly pathIds: ReadonlyMap<string, string>;
};

export function factsOf(flow: FlowPaths): ChartFacts {
  const chart = readChart(flow.machine);
  const leaves = chart.states.filter(({ kind }) => kind === 'atomic' || kind === 'final').map(({ path }) => path);
  return { chart, leaves, pathIds: pathIdsOf(flow) };
}
