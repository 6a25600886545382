import { describe, expect, it } from 'vitest';
import type { Visit } from '#tests/explore/visit.ts';
import {
  judged,
  LONG,
  type Passed,
  type Run,
  SHORT,
  toursPast,
  type ViewVerdict,
} from '#tests/paths/view-mutants/judge.ts';
import { reportJson, reportText, verdictText } from '#tests/paths/view-mutants/report-text.ts';
import type { Fault, TourRun } from '#tests/paths/view-mutants/tour-run.ts';
import { mutationScore } from '#tools/chart-tests/mutation/score.ts';
import { inParallel } from '#tools/chart-tests/mutation/views/in-parallel.ts';
import { type Options, readOptions, sampleOf } from '#tools/chart-tests/mutation/views/options.ts';
import type { ViewMutant } from '#tools/chart-tests/mutation/views/view-mutants.ts';
import { mutableViews } from './all-view-mutants.ts';
import { firstDifference } from './browser/tour-record.ts';
import { EQUIVALENT_VIEWS } from './equivalent-views.ts';
import type { Tour } from './tour.ts';

const VISIT: Visit = { at: '/', screen: 'desk', ageConfirmed: true, cart: null, auth: null };
const tour = (title: string, moves: number): Tour => ({
  title,
  visit: VISIT,
  moves: Array.from({ length: moves }, () => 'a second passes'),
});
const [SHORTEST, MIDDLE, LONGEST] = [tour('short', 2), tour('middle', 3), tour('long', 9)] as const;
const passing = (ids: Readonly<Record<string, number>>) => new Map(Object.entries(ids));
const [EARLY, LATE, ELSEWHERE] = ['door/Door.tsx: early', 'door/Door.tsx: late', 'door/Bell.tsx: elsewhere'] as const;
const PASSED: Passed = new Map([
  [LONGEST, passing({ [EARLY]: 0, [LATE]: 7, 'door/Door.tsx: other': 2 })],
  [MIDDLE, passing({ [EARLY]: 0, [LATE]: 1 })],
  [SHORTEST, passing({ [LATE]: 2 })],
]);

const mutant = (id: string, flow = 'door', mutation: ViewMutant['mutation'] = 'sends nothing'): ViewMutant => ({
  ...{ id, flow, mutation, says: `Door.tsx, line 1: ${id}`, start: 0, end: 0, instead: '' },
});
const FAULT: Fault = { step: 1, move: 'a second passes', says: "not seen: button 'Knock'" };
const SLOW: Fault = { ...FAULT, says: 'the door is not found: locator.click: Timeout 2000ms exceeded.' };
const UNFOCUSED: Fault = { ...FAULT, says: "'button Knock' has the focus, not 'heading Door'" };
const UNREAD: Fault = { ...FAULT, says: 'read out: nothing; not: status: Come in' };
const ran = (fault: Fault | null, ...ids: string[]): TourRun => ({
  ...{ fault, passed: new Map(ids.map((id) => [id, 0])), looks: [] },
});

/** Runs that have their results ready, by the tour's title; what was asked for is noted. */
function ready(results: Readonly<Record<string, readonly TourRun[]>>) {
  const asked: string[] = [];
  const left = new Map(Object.entries(results).map(([title, runs]) => [title, [...runs]]));
  const run: Run = ({ title }, _, waiting) => {
    asked.push(`${title}, ${waiting === SHORT ? 'short' : 'long'} patience`);
    const next = left.get(title)?.shift();
    return next ? Promise.resolve(next) : Promise.reject(new Error(`unexpected: another '${title}'`));
  };
  return { run, asked };
}

describe('FLW-3 which tours look at a mutant', () => {
  it('FLW-3 first the one that comes past it soonest, of several the shortest; then those that do most with its view', () => {
    expect(toursPast(LATE, PASSED).map(({ title }) => title)).toEqual(['middle', 'long', 'short']);
    expect(toursPast(EARLY, PASSED).map(({ title }) => title)).toEqual(['middle', 'long']);
    expect(toursPast(ELSEWHERE, PASSED)).toEqual([]);
  });
});

describe('FLW-3 what is read out on a tour, and what has the focus', () => {
  const BEFORE = [
    { focus: 'nothing', said: [] },
    { focus: 'button Knock', said: ['status: Come in'] },
  ];

  it('FLW-3 is the same, or differs first after a step', () => {
    expect(firstDifference(BEFORE, structuredClone(BEFORE))).toBeNull();
    const moved = [...BEFORE.slice(0, 1), { focus: 'heading Door', said: [] }];
    expect(firstDifference(moved, BEFORE)).toEqual({
      step: 1,
      says: "'heading Door' has the focus, not 'button Knock'",
    });
    const silent = [...BEFORE.slice(0, 1), { focus: 'button Knock', said: [] }];
    expect(firstDifference(silent, BEFORE)).toEqual({ step: 1, says: UNREAD.says });
  });

  it('FLW-3 is not compared beyond the end of a tour that was not taken to it', () => {
    expect(firstDifference(BEFORE, BEFORE.slice(0, 1))).toBeNull();
  });
});

describe('FLW-3 a mutant of a view', () => {
  it('FLW-3 is killed by the first tour that finds a fault, and no other is taken', async () => {
    const { run, asked } = ready({ middle: [ran(null, LATE)], long: [ran(FAULT, LATE)] });
    const { fate, because } = await judged(mutant(LATE), PASSED, run);
    expect({ fate, because }).toEqual({
      fate: 'killed',
      because: "'long', step 1: a second passes: not seen: button 'Knock'",
    });
    expect(asked).toEqual(['middle, short patience', 'long, short patience']);
  });

  it('FLW-3 survives if all agree, and is not reached if no tour reaches it', async () => {
    const { run } = ready({ middle: [ran(null, EARLY)], long: [ran(null, EARLY)] });
    expect(await judged(mutant(EARLY), PASSED, run)).toMatchObject({
      fate: 'survived',
      because: 'on 2 tours nothing was noticed',
    });
    expect(await judged(mutant(ELSEWHERE), PASSED, ready({}).run)).toMatchObject({ fate: 'not reached' });
  });

  it.each([
    ['time', SLOW],
    ['the focus', UNFOCUSED],
    ['what is read out', UNREAD],
  ])('FLW-3 is not killed by a slow machine: a fault about %s has to come again', async (_, fault) => {
    const slowOnce = ready({ middle: [ran(fault, EARLY), ran(null, EARLY)], long: [ran(null, EARLY)] });
    expect(await judged(mutant(EARLY), PASSED, slowOnce.run)).toMatchObject({ fate: 'survived' });
    expect(slowOnce.asked).toEqual(['middle, short patience', 'middle, long patience', 'long, short patience']);
    const slowTwice = ready({ middle: [ran(fault, EARLY), ran(fault, EARLY)] });
    expect(await judged(mutant(EARLY), PASSED, slowTwice.run)).toMatchObject({ fate: 'killed' });
    expect(LONG.patienceMs).toBeGreaterThan(SHORT.patienceMs);
  });

  it('FLW-3 is not killed by a failure before the page has reached it', async () => {
    const { run } = ready({ middle: [ran(FAULT), ran(FAULT)], long: [ran(null, EARLY)] });
    expect(await judged(mutant(EARLY), PASSED, run)).toMatchObject({ fate: 'survived' });
  });
});

const verdict = (id: string, flow: string, fate: ViewVerdict['fate']): ViewVerdict => ({
  ...{ mutant: mutant(id, flow), fate, because: `because of ${id}`, seconds: 1.5 },
});
const VERDICTS = [
  verdict('one', 'door', 'killed'),
  verdict('two', 'door', 'survived'),
  verdict('three', 'window', 'not reached'),
  verdict('four', 'window', 'equivalent'),
];

describe('FLW-3 the mutation report of views', () => {
  it('FLW-3 counts by flow, and lists what survived', () => {
    expect(reportText(VERDICTS).replaceAll(/ +/g, ' ').split('\n')).toEqual([
      ' mutants killed survived not reached equivalent score seconds',
      'door 2 1 1 0 0 50.0 % 3',
      'window 2 0 0 1 1 0.0 % 3',
      'all 4 1 1 1 1 33.3 % 6',
      '',
      'Survived: the page ran the changed code, and nothing differed:',
      ' door: Door.tsx, line 1: two',
      ' because of two',
      '',
      'Not reached: no tour runs the changed code:',
      ' window: Door.tsx, line 1: three',
      ' because of three',
      '',
      'Makes no difference:',
      ' window: Door.tsx, line 1: four',
      ' because of four',
    ]);
  });

  it('FLW-3 counts an equivalent mutant neither as killed nor as survived', () => {
    expect(mutationScore(VERDICTS)).toBeCloseTo(1 / 3);
    expect(mutationScore([verdict('four', 'window', 'equivalent')])).toBe(1);
  });

  it('FLW-3 prints each verdict at once, and writes all of them for other tools', () => {
    expect(verdictText(verdict('one', 'door', 'killed'), 3, 120)).toBe(
      '  3 of 120  killed: door: Door.tsx, line 1: one\n    because of one',
    );
    expect(JSON.parse(reportJson(VERDICTS))).toMatchObject({
      flows: [
        { flow: 'door', seconds: 3, mutants: [{ id: 'one', fate: 'killed', isKilled: true }, { isKilled: false }] },
        { flow: 'window' },
      ],
    });
  });
});

const ALL = mutableViews().flatMap(({ mutants }) => mutants);
const KNOWN = [...new Set(ALL.map(({ flow }) => flow))];
const options = (...args: string[]): Options => readOptions(args, KNOWN);

describe('FLW-3 npm run mutants -- views', () => {
  it('FLW-3 takes flows, a sample and a file', () => {
    expect(options()).toEqual({ flows: KNOWN, sample: null, workers: 2, areEquivalentAsked: false, json: null });
    expect(options('cart', 'help', '--sample', '20', '--workers', '1', '--equivalent', '--json', 'x.json')).toEqual({
      ...{ flows: ['cart', 'help'], sample: 20, workers: 1, areEquivalentAsked: true, json: 'x.json' },
    });
  });

  it.each([
    [['basket'], "No flow with views is called 'basket'. There are: age-gate, back-in-stock, cart,"],
    [['--sample', 'some'], "--sample is a number from 1, not 'some'."],
    [['--workers', '3'], "--workers is a number from 1 to 2, not '3'."],
    [['--everything'], "Unknown option '--everything'"],
  ])('FLW-3 says what is wrong with %j', (args, words) => {
    expect(() => options(...args)).toThrow(words);
  });

  it('FLW-3 takes at least 60 mutants, and a sample of 60 from every flow that has many, and of every kind', () => {
    expect(sampleOf(ALL, options())).toHaveLength(ALL.length);
    expect(ALL.length).toBeGreaterThan(60);
    const sample = sampleOf(ALL, options('--sample', '60'));
    expect(new Set(sample).size).toBe(60);
    expect(sampleOf(ALL, options('--sample', '60'))).toEqual(sample);
    const step = Math.ceil(ALL.length / 60);
    const many = KNOWN.filter((flow) => ALL.filter((one) => one.flow === flow).length >= step);
    expect(many.filter((flow) => !sample.some((one) => one.flow === flow))).toEqual([]);
    const kinds = new Set(ALL.map(({ mutation }) => mutation));
    expect(new Set(sample.map(({ mutation }) => mutation))).toEqual(kinds);
  });

  it('FLW-3 excuses no mutant that does not exist any more', () => {
    const ids = new Set(ALL.map(({ id }) => id));
    expect(Object.keys(EQUIVALENT_VIEWS).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('FLW-3 does several things at a time, in their order', async () => {
    let atOnce = 0;
    let most = 0;
    const doubled = await inParallel([1, 2, 3, 4, 5], 2, async (number) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      return 2 * number;
    });
    expect({ doubled, most }).toEqual({ doubled: [2, 4, 6, 8, 10], most: 2 });
  });
});
