import { describe, expect, it } from 'vitest';
import { REQUIREMENT_IDS } from '#tests/support/requirements.ts';
import { coveredBy, nodesOf } from '#tools/chart-tests/engine/charts.ts';
import { FLOWS } from './all-flows.ts';
import { doorMachine } from './example/door.machine.ts';
import { doorPaths } from './example/door.paths.ts';
import { propertiesOf } from './properties/all-properties.ts';
import { failureWords, findingOf, randomPlayer, walkOnce } from './properties/exercise.ts';
import { findingsOf } from './properties/exercised.ts';
import { idsOf, sentencesOn } from './properties/property.ts';

/** Walks of the largest charts take seconds, more on a busy machine. */
const PATIENCE_MS = 120_000;

/** What a chart says that it covers and no property of the chart alone can show, and who shows it. */
const SHOWN_ELSEWHERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'age-gate': { 'AGE-6': 'how the gate looks' },
  catalogue: {
    'PRD-4': 'the API filters and sorts',
    'PRD-5': 'the API searches',
    'PRD-6': 'the content of a card',
    'PRD-11': 'the content of a card',
    'PRD-13': 'what the API finds',
    'PRD-14': 'what the API counts',
    'PRD-15': 'what the API counts',
    'PRD-16': 'what the API counts',
  },
  product: { 'PRD-11': 'the content of the page' },
  shop: {
    'CAT-1': 'the content of the page',
    'CAT-2': 'the navigation scrolls',
    'JOB-1': 'the content of the page',
    'ORD-2': 'the content of the page',
    'PAG-1': 'the content of the page',
    'PAG-2': 'the content of the page',
    'RTE-4': 'the address is read by the domain',
    'SAV-4': 'the content of the page',
  },
};

describe.each(FLOWS)('FLW-3 $flow', { timeout: PATIENCE_MS }, (flow) => {
  const findings = findingsOf(flow);

  it.each(findings.map((finding) => [finding.property.title, finding] as const))('%s', (_, finding) => {
    expect(finding.failure === null, failureWords(finding, flow)).toBe(true);
    expect(finding.steps, 'no run reaches a case of this').toBeGreaterThan(0);
  });

  it('FLW-3 each requirement that its chart covers is exercised by a property, or shown elsewhere', () => {
    const exercised = new Set(propertiesOf(flow.flow).flatMap(idsOf));
    const covered = new Set(nodesOf(flow.machine.root).flatMap(coveredBy));
    const missing = [...covered].filter((id) => !exercised.has(id)).sort();
    expect(missing).toEqual(Object.keys(SHOWN_ELSEWHERE[flow.flow] ?? {}).sort());
  });
});

describe('FLW-3 all properties', () => {
  const titled = FLOWS.flatMap(({ flow }) => propertiesOf(flow).map((property) => ({ flow, property })));

  it('FLW-3 each names the requirements that it is a sentence of', () => {
    const unknown = titled.filter(({ property }) => {
      const ids = idsOf(property);
      return ids.length === 0 || ids.some((id) => !REQUIREMENT_IDS.includes(id));
    });
    expect(unknown.map(({ flow, property }) => `${flow}: ${property.title}`)).toEqual([]);
  });

  it('FLW-3 one that does not hold says where, after what, and how it is seen again', () => {
    const { situation } = sentencesOn<typeof doorMachine>();
    const finding = findingOf(
      situation(
        'FLW-3 no door is ever locked',
        () => true,
        ({ value }) => value !== 'locked',
      ),
    );
    walkOnce(doorMachine, doorPaths, [finding], randomPlayer(doorPaths, 1, 20));
    expect(failureWords(finding, doorPaths).split('\n')).toEqual([
      "door: 'FLW-3 no door is ever locked' does not hold",
      expect.stringMatching(/^closed → locked at \d+ ms$/),
      'after: user · locks the door',
      "Again: npx vitest run tests/paths/properties.test.ts -t 'FLW-3 door'",
      'The flow on the real screens: npm run paths -- run door --headed',
    ]);
  });

  it('FLW-3 no flow has two properties of one title', () => {
    const titles = titled.map(({ flow, property }) => `${flow}: ${property.title}`);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});
