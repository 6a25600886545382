import { describe, expect, it } from 'vitest';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { flowCalled } from '#tests/paths/all-flows.ts';
import { flowReport } from '#tools/chart-tests/report/flow-report.ts';
import type { MutationResult } from '#tools/chart-tests/report/mutation-results.ts';
import { reportOf as joined } from '#tools/chart-tests/report/report.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import { gapsOf, isTraced, knownWords, type SentenceTrace, tonesOf } from '#tools/flowbook/coverage/coverage.ts';
import { coverageOf, reportOf } from '#tools/flowbook/coverage/coverage-of.ts';
import { matrixOf } from '#tools/flowbook/coverage/matrix.ts';

const result = (place: string | null, fate: string): MutationResult => ({
  ...{ target: 'charts', flow: 'checkout', says: `${place ?? 'a delay'} is another`, place, fate },
});
const MUTATION_RESULTS = [
  result('open.confirming step.completed', 'by paths'),
  result('closed checkout.requested', 'survived'),
  result('open dialog.dismissed', 'equivalent'),
  result(null, 'survived'),
];
const flow = flowReport(flowCalled('checkout'), { approved: null });
const test = { suite: 'in Node', title: 'CHK-4', requirements: ['CHK-4'], outcome: 'passed', duration: 1 } as const;
const whole = joined({
  paper: [
    { id: 'CHK-4', text: 'Completing twice is impossible.' },
    { id: 'HOM-1', text: 'The home page.' },
  ],
  flows: [flow],
  tests: [test],
  mutationResults: MUTATION_RESULTS,
  exploration: null,
  missing: ['test-results/view-mutants.json is not there'],
});
const coverage = coverageOf(reportOf(JSON.stringify(whole)));
const chart = readChart(checkoutMachine);
const places = chart.edges.map(({ id }) => id);

describe('FLW-3 what the report says, by the ids of the diagrams', () => {
  const tones = tonesOf(coverage, 'checkout');

  it('FLW-3 every transition of the chart has a tone, and no other', () => {
    expect([...tones.keys()].sort()).toEqual([...places].sort());
    expect(tonesOf(coverage, 'cart').size).toBe(0);
    expect(tonesOf(null, 'checkout').size).toBe(0);
  });

  it('FLW-3 one that a path takes is covered; one of which a change goes unnoticed is a gap', () => {
    expect(tones.get('open.confirming step.completed')).toBe('covered');
    const alive = places.find((id) => id === 'closed checkout.requested');
    expect(alive).toBeDefined();
    expect(tones.get('closed checkout.requested')).toBe('gap');
  });

  it('FLW-3 one without a differing mutant is marked as such', () => {
    expect(places).toContain('open dialog.dismissed');
    expect(tones.get('open dialog.dismissed')).toBe('equivalent');
  });

  it('FLW-3 the results of a transition are shown in words, not by colour alone', () => {
    const own = coverage.charts.find((one) => one.chart === 'checkout');
    const wordsOf = (id: string) =>
      own?.edges
        .filter((edge) => edge.id === id)
        .map(knownWords)
        .join();
    expect(wordsOf('open.confirming step.completed')).toMatch(/^Taken by \d+ paths?\. 1 of 1 change of it noticed\.$/);
    expect(wordsOf('closed checkout.requested')).toMatch(
      /0 of 1 change of it noticed\. No test notices that closed checkout\.requested is another\.$/,
    );
    expect(wordsOf('open dialog.dismissed')).toMatch(/No change of it makes a difference\.$/);
  });

  it('FLW-3 what belongs to no transition is a gap of the chart', () => {
    const [own] = coverage.charts;
    expect(own?.gaps).toEqual(['It has no approved snapshot.', 'No test notices that a delay is another.']);
    expect(own && gapsOf(own)).toBe(3);
    expect(own?.noticed).toEqual({ part: 1, all: 3 });
  });
});

describe('FLW-3 a statement all the way', () => {
  const [met, homeless] = coverage.sentences;

  it('FLW-3 CHK-4 links to the places that meet it, its paths, its tests and its mutants', () => {
    expect(met?.homes.length).toBeGreaterThan(0);
    expect(met?.homes.every((home) => home.chart === 'checkout')).toBe(true);
    expect(met?.paths[0]).toMatch(/^checkout-/);
    expect(met?.tests).toEqual({ part: 1, all: 1 });
    // A mutant within a state that meets it counts, and an equivalent one does not.
    expect(met?.noticed).toEqual({ part: 1, all: 1 });
  });

  it('FLW-3 without a home is marked as such', () => {
    expect(homeless?.homes).toEqual([]);
    expect(homeless && isTraced(homeless)).toBe(false);
    expect(met && isTraced(met)).toBe(true);
  });

  it('FLW-3 is not traced where a test that names it has failed', () => {
    const failed: SentenceTrace | undefined = met && { ...met, tests: { part: 1, all: 2 } };
    expect(failed && isTraced(failed)).toBe(false);
  });
});

describe('FLW-3 states and events', () => {
  const cellOf = (words: string, path: string) => {
    const { events, groups } = matrixOf(chart, coverage.charts[0]);
    const row = groups.flatMap(({ rows }) => rows).find(({ state }) => state.path === path);
    return row?.cells[events.indexOf(words)]?.kind;
  };

  it('FLW-3 CHK-1 an event that the state, or one around it, answers is exercised; elsewhere there is nothing', () => {
    expect(cellOf('step.completed', 'open.confirming.pricesChecked')).toBe('covered');
    expect(cellOf('dialog.dismissed', 'open.choosingPayment')).toBe('covered');
    expect(cellOf('dialog.dismissed', 'closed')).toBe('none');
  });

  it('FLW-3 what no path takes is possible, and not exercised', () => {
    const [own] = coverage.charts;
    if (!own) throw new Error('The checkout is not covered.');
    const untaken = own.edges.map((edge) => (edge.id === 'open dialog.dismissed' ? { ...edge, paths: [] } : edge));
    const { events, groups } = matrixOf(chart, { ...own, edges: untaken });
    const row = groups.flatMap(({ rows }) => rows).find(({ state }) => state.path === 'open.choosingPayment');
    expect(row?.cells[events.indexOf('dialog.dismissed')]?.kind).toBe('gap');
  });

  it('FLW-3 a damaged report is refused', () => {
    expect(() => reportOf('{"flows": 1}')).toThrow();
  });
});
