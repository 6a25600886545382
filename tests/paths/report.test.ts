import { describe, expect, it } from 'vitest';
import { approvedText } from '#tools/chart-tests/engine/approved-snapshot.ts';
import { walked } from '#tools/chart-tests/engine/walk.ts';
import { explorationOf, together } from '#tools/chart-tests/report/exploration.ts';
import { flowReport } from '#tools/chart-tests/report/flow-report.ts';
import { type MutationResult, mutationResultsOf, noticedIn } from '#tools/chart-tests/report/mutation-results.ts';
import { type Known, reportOf } from '#tools/chart-tests/report/report.ts';
import { sentencesIn } from '#tools/chart-tests/report/sentences.ts';
import { siteOf } from '#tools/chart-tests/report/site.ts';
import { playwrightResults, type TestResult, vitestResults } from '#tools/chart-tests/report/test-results.ts';
import { doorPaths } from './example/door.paths.ts';

const PAPER = `# Requirements
- FLW-1 A door opens.
- FLW-2 **+** It closes by itself & **+** locks <at night>.
  | a table | is left out |
`;

const approved = approvedText(walked(doorPaths));
const door = flowReport(doorPaths, { approved });
const passing: TestResult = {
  suite: 'in Node',
  title: 'FLW-1 FLW-2 it does',
  requirements: ['FLW-1', 'FLW-2'],
  outcome: 'passed',
  duration: 40,
};
const known = (differences: Partial<Known> = {}): Known => ({
  paper: sentencesIn(PAPER),
  flows: [door],
  tests: [passing],
  mutationResults: [],
  exploration: null,
  missing: [],
  ...differences,
});

const killed: MutationResult = {
  ...{ target: 'charts', flow: 'door', says: 'the door no longer opens', place: 'closed opened', fate: 'by paths' },
};
const sentence = { title: 'FLW-1 a door opens', ids: ['FLW-1'], steps: 3, failure: null };
const explored = { steps: 10, duration: 1000, broken: [], transitions: {}, states: {} };
const mutationResults = [killed, { ...killed, fate: 'equivalent' }];

describe('FLW-3 the report', () => {
  it('FLW-3 takes the statements of the requirements', () => {
    expect(sentencesIn(PAPER)).toEqual([
      { id: 'FLW-1', text: 'A door opens.' },
      { id: 'FLW-2', text: 'It closes by itself & locks <at night>.' },
    ]);
  });

  it('FLW-3 takes the results of both kinds of tests, and the requirements that they name', () => {
    const ran = { testResults: [{ assertionResults: [{ fullName: 'FLW-1 opens', status: 'failed', duration: 7 }] }] };
    expect(vitestResults(ran)).toEqual([
      { suite: 'in Node', title: 'FLW-1 opens', requirements: ['FLW-1'], outcome: 'failed', duration: 7 },
    ]);
    const spec = {
      title: 'FLW-2 closes',
      tests: [{ status: 'expected', results: [{ duration: 3 }, { duration: 4 }] }],
    };
    expect(playwrightResults({ suites: [{ suites: [{ specs: [spec] }] }] })).toEqual([
      { suite: 'in the browser', title: 'FLW-2 closes', requirements: ['FLW-2'], outcome: 'passed', duration: 7 },
    ]);
    expect(() => vitestResults({ suites: [] })).toThrow();
  });

  it('FLW-3 tells a test that did not run from one that has passed', () => {
    const nodeOutcome = (status: string) =>
      vitestResults({ testResults: [{ assertionResults: [{ fullName: 'FLW-1', status }] }] })[0]?.outcome;
    expect(['passed', 'failed', 'pending', 'skipped', 'todo'].map(nodeOutcome)).toEqual([
      ...['passed', 'failed', 'not run', 'not run', 'not run'],
    ]);
    const browserOutcome = (...statuses: string[]) =>
      playwrightResults({
        suites: [{ specs: [{ title: 'FLW-1', tests: statuses.map((status) => ({ status, results: [] })) }] }],
      })[0]?.outcome;
    expect(browserOutcome('expected')).toBe('passed');
    expect(browserOutcome('unexpected')).toBe('failed');
    expect(browserOutcome('flaky')).toBe('failed');
    expect(browserOutcome('skipped')).toBe('not run');
    expect(browserOutcome('expected', 'skipped')).toBe('not run');
    expect(browserOutcome()).toBe('not run');
  });

  it('FLW-3 has nothing to complain of where all is walked and tested', () => {
    expect(reportOf(known()).gaps).toEqual([]);
    expect(door).toMatchObject({ situations: 3, approvedPaths: door.paths.length, differences: [] });
  });

  it('FLW-3 says what is missing', () => {
    const gapsOf = (differences: Partial<Known>) => reportOf(known(differences)).gaps;
    expect(gapsOf({ tests: [{ ...passing, outcome: 'failed' }] })).toEqual(['Failed: FLW-1 FLW-2 it does']);
    expect(gapsOf({ tests: [{ ...passing, outcome: 'not run' }] })).toEqual(['Did not run: FLW-1 FLW-2 it does']);
    expect(gapsOf({ tests: [{ ...passing, requirements: ['FLW-2'] }] })).toEqual([
      'No test names FLW-1: A door opens.',
    ]);
    expect(gapsOf({ flows: [flowReport(doorPaths, { approved: null })] })).toEqual(['door has no approved snapshot.']);
    expect(gapsOf({ mutationResults: [{ ...killed, fate: 'survived' }] })).toEqual([
      'door: no test notices that the door no longer opens',
    ]);
    expect(gapsOf({ exploration: { ...explored, broken: ['FLW-1 A door opens'] } })).toEqual([
      'The explorer has broken this: FLW-1 A door opens',
    ]);
    const properties = [
      { ...sentence, failure: 'It stuck.' },
      { ...sentence, steps: 0 },
    ];
    expect(gapsOf({ flows: [flowReport(doorPaths, { approved, properties })] })).toEqual([
      'door: this does not hold: FLW-1 a door opens. It stuck.',
      'door: no walk reaches a situation where this could be broken: FLW-1 a door opens',
    ]);
    const { 'types a wrong PIN': _, ...user } = doorPaths.user;
    const without = { ...doorPaths, user, neverAnswered: [] };
    expect(gapsOf({ flows: [flowReport(without, { approved: approvedText(walked(without)) })] })).toEqual([
      "door: no walk has seen the guard refuse: in locked 'unlocked' leads to closed",
    ]);
    const { 'locks the door': __, ...unlocked } = doorPaths.user;
    const open = { ...doorPaths, user: unlocked, neverAnswered: [] };
    const gaps = gapsOf({ flows: [flowReport(open, { approved: approvedText(walked(open)) })] });
    expect(gaps).toContain('door: nothing leads to locked.');
    expect(gaps).toContain("door: no path takes this: in closed 'locked' leads to locked");
  });

  it('FLW-3 knows how often explorers have taken a transition, in Node and beside the screens together', () => {
    const written = { ...explored, transitions: { 'door: closed opened': 3 } };
    const exploration = together([explorationOf(written), explorationOf(written)]);
    expect(exploration).toMatchObject({ steps: 20, duration: 2000 });
    const { transitions } = flowReport(doorPaths, { approved, exploration });
    expect(transitions.map(({ id, explored: times }) => [id, times])).toContainEqual(['closed opened', 6]);
    expect(transitions.map(({ id, explored: times }) => [id, times])).toContainEqual(['open pushed', 0]);
    expect(() => explorationOf({ steps: 1 })).toThrow();
  });

  it('FLW-3 counts the noticed mutants among those that make a difference', () => {
    const written = {
      flows: [{ flow: 'door', mutants: mutationResults.map(({ says, place, fate }) => ({ says, place, fate })) }],
    };
    expect(mutationResultsOf('charts', JSON.stringify(written))).toEqual(mutationResults);
    for (const fate of ['survived', 'survived', 'not reached']) {
      expect(noticedIn([...mutationResults, { ...killed, fate }])).toEqual({ noticed: 1, all: 2 });
    }
    expect(() => mutationResultsOf('views', '{ "flows": [{ "flow": "door" }] }')).toThrow();
  });

  it('FLW-3 lists plain code by its files, beside the flows, and each survivor as a gap', () => {
    const ofCode = { target: 'code', flow: 'door/lock.ts', says: "line 2: 'a' becomes 'b'", place: null } as const;
    const report = reportOf(
      known({ mutationResults: [killed, { ...ofCode, fate: 'killed' }, { ...ofCode, fate: 'survived' }] }),
    );
    expect(report.gaps).toEqual(["door/lock.ts: no test notices that line 2: 'a' becomes 'b'"]);
    const { 'index.html': index = '', 'door.html': page = '' } = siteOf(report);
    expect(index).toMatch(/<h2>Plain code<\/h2>.*1 of 2.*<code>door\/lock\.ts<\/code>.*1 of 2/s);
    expect(page).not.toContain('lock.ts');
    expect(siteOf(reportOf(known()))['index.html']).not.toContain('Plain code');
  });

  it('FLW-3 is a site whose links all lead somewhere, and no text of it is taken for markup', () => {
    const site = siteOf(
      reportOf(
        known({
          flows: [flowReport(doorPaths, { approved, properties: [sentence], exploration: explored })],
          mutationResults,
          exploration: explored,
          missing: ['nothing was run'],
        }),
      ),
    );
    expect(Object.keys(site)).toEqual(['index.html', 'door.html']);
    expect(site['index.html']).toContain('It closes by itself &amp; locks &lt;at night&gt;.');
    const ids = new Map(
      Object.entries(site).map(([name, html]) => [name, [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)]),
    );
    const links = Object.values(site).flatMap((html) =>
      [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href),
    );
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const [page = '', id] = link.split('#');
      expect(Object.keys(site), link).toContain(page);
      if (id !== undefined) expect(ids.get(page), link).toContain(id);
    }
  });
});
