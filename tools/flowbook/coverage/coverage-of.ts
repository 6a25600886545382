import * as v from 'valibot';
import { isWithin } from '#tools/chart-tests/explorer/state-path.ts';
import { isUnnoticed, type MutationResult, noticedIn } from '#tools/chart-tests/report/mutation-results.ts';
import type { ChartCoverage, Coverage, EdgeCoverage, Home, SentenceTrace, Share } from './coverage.ts';

const ids = v.array(v.string());

/** As much of report.json as is looked at. */
const ReportSchema = v.object({
  flows: v.array(
    v.object({
      flow: v.string(),
      states: v.array(v.object({ state: v.string(), requirements: ids, isReached: v.boolean() })),
      transitions: v.array(
        v.object({
          id: v.string(),
          words: v.string(),
          requirements: ids,
          paths: ids,
          guard: v.nullable(v.object({ passed: v.boolean(), refused: v.boolean() })),
          explored: v.nullable(v.number()),
        }),
      ),
      properties: v.array(v.object({ title: v.string(), failure: v.nullable(v.string()) })),
      differences: v.nullable(ids),
    }),
  ),
  sentences: v.array(
    v.object({
      id: v.string(),
      text: v.string(),
      paths: ids,
      tests: v.array(v.object({ title: v.string(), outcome: v.string() })),
    }),
  ),
  mutationResults: v.array(
    v.object({
      target: v.picklist(['charts', 'views']),
      flow: v.string(),
      says: v.string(),
      place: v.nullable(v.string()),
      fate: v.string(),
    }),
  ),
  missing: ids,
});
type Report = v.InferOutput<typeof ReportSchema>;
type Flow = Report['flows'][number];
type Transition = Flow['transitions'][number];

/** @throws when this is nothing that `npm run report` has written */
export const reportOf = (text: string): Report => v.parse(ReportSchema, JSON.parse(text));

/** 'age-gate', as its folder is called, is the chart 'ageGate'. */
const chartOf = (flow: string): string => flow.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const shareOf = (mutationResults: readonly MutationResult[]): Share => {
  const { noticed, all } = noticedIn(mutationResults);
  return { part: noticed, all };
};

function guardGap({ guard }: Transition): readonly string[] {
  if (guard === null || (guard.passed && guard.refused)) return [];
  return [`No walk has seen its guard ${guard.passed ? 'refuse' : 'pass'}.`];
}

function edgeOf(transition: Transition, mutationResults: readonly MutationResult[]): EdgeCoverage {
  const { id, paths, explored } = transition;
  const own = mutationResults.filter(({ place }) => place === id);
  const gaps = [
    ...(paths.length === 0 ? ['No path takes it.'] : []),
    ...guardGap(transition),
    ...own.filter(isUnnoticed).map(({ says }) => `No test notices that ${says}.`),
  ];
  const noticed = shareOf(own);
  const isEquivalent = own.length > 0 && noticed.all === 0;
  const whole = isEquivalent ? 'equivalent' : 'covered';
  return { id, tone: gaps.length > 0 ? 'gap' : whole, paths, explored, noticed, gaps };
}

function chartCoverage(
  { flow, states, transitions, properties, differences }: Flow,
  mutationResults: readonly MutationResult[],
): ChartCoverage {
  const own = mutationResults.filter((result) => result.flow === flow);
  const places = new Set(transitions.map(({ id }) => id));
  const others = own.filter(({ place }) => place === null || !places.has(place));
  return {
    chart: chartOf(flow),
    states: { part: states.filter(({ isReached }) => isReached).length, all: states.length },
    transitions: { part: transitions.filter(({ paths }) => paths.length > 0).length, all: transitions.length },
    noticed: shareOf(own),
    edges: transitions.map((transition) => edgeOf(transition, own)),
    gaps: [
      ...states.filter(({ isReached }) => !isReached).map(({ state }) => `Nothing leads to ${state}.`),
      ...(differences ?? ['It has no approved snapshot.']),
      ...properties.flatMap(({ title, failure }) => (failure === null ? [] : [`This does not hold: ${title}.`])),
      ...others.filter(isUnnoticed).map(({ says }) => `No test notices that ${says}.`),
    ],
  };
}

const stateOf = (place: string): string => {
  const state = place.slice(0, place.indexOf(' '));
  return state === '(root)' ? '' : state;
};

function homesOf(id: string, flows: readonly Flow[]): readonly Home[] {
  return flows.flatMap(({ flow, states, transitions }): Home[] => {
    const chart = chartOf(flow);
    const edges = transitions.filter(({ requirements }) => requirements.includes(id));
    const byEdge = new Set(edges.map((edge) => stateOf(edge.id)));
    // A state names what its transitions name: these say it better.
    const own = states.filter(({ state, requirements }) => requirements.includes(id) && !byEdge.has(state));
    return [
      ...own.map(({ state }): Home => ({ chart, kind: 'state', state })),
      ...edges.map(
        (edge): Home => ({ chart, kind: 'edge', state: stateOf(edge.id), edge: edge.id, words: edge.words }),
      ),
    ];
  });
}

/** Whether a mutant concerns a statement: its transition, or one of its state or within. */
function isOfHome({ flow, place }: MutationResult, home: Home): boolean {
  if (place === null || chartOf(flow) !== home.chart) return false;
  return home.kind === 'edge' ? place === home.edge : home.state !== '' && isWithin(stateOf(place), home.state);
}

function traceOf(
  { id, text, paths, tests }: Report['sentences'][number],
  { flows, mutationResults }: Report,
): SentenceTrace {
  const homes = homesOf(id, flows);
  return {
    id,
    text,
    homes,
    paths,
    tests: { part: tests.filter(({ outcome }) => outcome === 'passed').length, all: tests.length },
    failed: tests.filter(({ outcome }) => outcome === 'failed').map(({ title }) => title),
    noticed: shareOf(mutationResults.filter((result) => homes.some((home) => isOfHome(result, home)))),
  };
}

/** What QA's report says of the charts, by the ids that their diagrams have. */
export const coverageOf = (report: Report): Coverage => ({
  charts: report.flows.map((flow) => chartCoverage(flow, report.mutationResults)),
  sentences: report.sentences.map((sentence) => traceOf(sentence, report)),
  missing: report.missing,
});
