import { describe, expect, it } from 'vitest';
import { ledgerText } from './engine/ledger.ts';
import { walked } from './engine/walk.ts';
import { doorPaths } from './example/door.paths.ts';
import { flowReport } from './report/flow-report.ts';
import { siteOf } from './report/html.ts';
import { type Kill, killsOf, noticedIn } from './report/kills.ts';
import { reportOf } from './report/report.ts';
import { sentencesIn } from './report/sentences.ts';
import { playwrightResults, type TestResult, vitestResults } from './report/test-results.ts';

const PAPER = `# Requirements
- FLW-1 A door opens.
- FLW-2 **+** It closes by itself & **+** locks <at night>.
  | a table | is left out |
`;

const approved = ledgerText(walked(doorPaths));
const door = flowReport(doorPaths, approved);
const passing: TestResult = {
  suite: 'in Node',
  title: 'FLW-1 FLW-2 it does',
  requirements: ['FLW-1', 'FLW-2'],
  hasPassed: true,
};

const killed: Kill = {
  ...{ board: 'charts', flow: 'door', says: 'the door no longer opens', place: 'closed opened', fate: 'by paths' },
};
const kills = [killed, { ...killed, fate: 'equivalent' }];

describe('FLW-3 the report', () => {
  it('FLW-3 takes the statements of the requirements', () => {
    expect(sentencesIn(PAPER)).toEqual([
      { id: 'FLW-1', text: 'A door opens.' },
      { id: 'FLW-2', text: 'It closes by itself & locks <at night>.' },
    ]);
  });

  it('FLW-3 takes the results of both kinds of tests, and the requirements that they name', () => {
    const ran = { testResults: [{ assertionResults: [{ fullName: 'FLW-1 opens', status: 'failed' }] }] };
    expect(vitestResults(ran)).toEqual([
      { suite: 'in Node', title: 'FLW-1 opens', requirements: ['FLW-1'], hasPassed: false },
    ]);
    const browsed = { suites: [{ suites: [{ specs: [{ title: 'FLW-2 closes', ok: true }] }] }] };
    expect(playwrightResults(browsed)).toEqual([
      { suite: 'in the browser', title: 'FLW-2 closes', requirements: ['FLW-2'], hasPassed: true },
    ]);
    expect(() => vitestResults({ suites: [] })).toThrow();
  });

  it('FLW-3 has nothing to complain of where all is walked and tested', () => {
    expect(reportOf(sentencesIn(PAPER), [door], [passing], [], []).gaps).toEqual([]);
    expect(door).toMatchObject({ situations: 3, approvedPaths: door.paths.length, differences: [] });
  });

  it('FLW-3 says what is missing', () => {
    const gapsOf = (...args: Partial<Parameters<typeof reportOf>>) =>
      reportOf(args[0] ?? sentencesIn(PAPER), args[1] ?? [door], args[2] ?? [passing], args[3] ?? [], []).gaps;
    expect(gapsOf(undefined, undefined, [{ ...passing, hasPassed: false }])).toEqual(['Failed: FLW-1 FLW-2 it does']);
    expect(gapsOf(undefined, undefined, [{ ...passing, requirements: ['FLW-2'] }])).toEqual([
      'No test names FLW-1: A door opens.',
    ]);
    expect(gapsOf(undefined, [flowReport(doorPaths, null)])).toEqual(['door has no ledger.']);
    const unnoticed = [{ ...killed, fate: 'survived' }];
    expect(gapsOf(undefined, undefined, undefined, unnoticed)).toEqual([
      'door: nobody notices that the door no longer opens',
    ]);
    const { 'types a wrong PIN': _, ...user } = doorPaths.user;
    const without = { ...doorPaths, user, neverAnswered: [] };
    expect(gapsOf(undefined, [flowReport(without, ledgerText(walked(without)))])).toEqual([
      "door: no walk has seen the guard refuse: in locked 'unlocked' leads to closed",
    ]);
    const { 'locks the door': __, ...unlocked } = doorPaths.user;
    const open = { ...doorPaths, user: unlocked, neverAnswered: [] };
    const gaps = gapsOf(undefined, [flowReport(open, ledgerText(walked(open)))]);
    expect(gaps).toContain('door: nothing leads to locked.');
    expect(gaps).toContain("door: no path takes this: in closed 'locked' leads to locked");
  });

  it('FLW-3 counts what is noticed of what makes a difference', () => {
    const written = {
      flows: [{ flow: 'door', mutants: kills.map(({ says, place, fate }) => ({ says, place, fate })) }],
    };
    expect(killsOf('charts', JSON.stringify(written))).toEqual(kills);
    for (const fate of ['survived', 'alive', 'not reached']) {
      expect(noticedIn([...kills, { ...killed, fate }])).toEqual({ noticed: 1, all: 2 });
    }
    expect(() => killsOf('views', '{ "flows": [{ "flow": "door" }] }')).toThrow();
  });

  it('FLW-3 is a site whose links all lead somewhere, and no text of it is taken for markup', () => {
    const site = siteOf(reportOf(sentencesIn(PAPER), [door], [passing], kills, ['nothing was run']));
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
