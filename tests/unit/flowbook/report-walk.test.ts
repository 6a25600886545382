import { beforeAll, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { catalogueLine } from '#tests/explore/catalogue-line.ts';
import type { Place } from '#tests/explore/place.ts';
import { Trial } from '#tests/explore/trial.ts';
import { FIRST_VISIT, type Visit } from '#tests/explore/visit.ts';
import { findWay } from '#tests/flowbook-project/way/find-way.ts';
import type { PackedPlace, Survey } from '#tests/flowbook-project/way/surveyed.ts';
import type { Happening } from '#tools/flowbook/frame/protocol.ts';
import { type ReportedMoment, reportedMoment } from '#tools/flowbook/live/reported-moment.ts';
import { type ReportFact, reportMachine } from '#tools/flowbook/machines/report.machine.ts';
import { canShowMoment, isReportLoaded, isReportShown } from '#tools/flowbook/machines/report.selectors.ts';
import type { GoalState } from '#tools/flowbook/way/goal-state.ts';
import { missedWords, reachWords } from '#tools/flowbook/way/reach-words.ts';

const happening = (seq: number, actor: string, chart: string, event: string, states: string[]): Happening => ({
  ...{ seq, at: seq * 100, from: 'shopper', actor, chart, event, states },
  ...{ payload: null, took: [], context: null, reported: [] },
});

/** A report of two moments in which something was added twice, and the checkout came and went. */
const HAPPENINGS: readonly Happening[] = [
  happening(0, 'addition.gin', 'addition', 'xstate.init', ['', 'idle']),
  happening(1, 'checkout', 'checkout', 'checkout.requested', ['', 'open', 'open.reviewingOrder']),
  happening(2, 'addition.rum', 'addition', 'product.added', ['', 'added']),
  happening(3, 'checkout', 'checkout', 'xstate.stop', []),
];

describe('FLW-3 a moment of a report', () => {
  test('FLW-3 it holds the innermost states of all that ran, and of several alike the one that it is about', () => {
    expect(reportedMoment(HAPPENINGS, 1)).toEqual({
      title: 'Moment 2: checkout checkout.requested',
      chart: 'checkout',
      states: [
        { chart: 'addition', path: 'idle' },
        { chart: 'checkout', path: 'open.reviewingOrder' },
      ],
    });
    expect(reportedMoment(HAPPENINGS, 2).states[0]).toEqual({ chart: 'addition', path: 'added' });
  });

  test('FLW-3 actors that have ended by then are no part of it', () => {
    expect(reportedMoment(HAPPENINGS, 3).states.map(({ chart }) => chart)).toEqual(['addition']);
  });
});

/** A loaded report, without a shop. */
function startReport() {
  const facts: ReportFact[] = [];
  let focused = 0;
  const report = createActor(
    reportMachine.provide({
      actions: {
        focusDrop: () => {
          focused += 1;
        },
      },
    }),
  );
  report.on('*', (fact) => void facts.push(fact));
  report.start();
  report.send({ type: 'report.found', report: { name: 'a.json', happenings: HAPPENINGS } });
  return { report, facts, types: () => facts.map(({ type }) => type), focused: () => focused };
}

describe('FLW-3 a report that was dropped', () => {
  test('FLW-3 its last moment is shown first, and the bar at the bottom leads to others', () => {
    const { report, facts } = startReport();
    expect(facts).toEqual([{ type: 'report.shown', happenings: HAPPENINGS, moment: 3 }]);
    report.send({ type: 'moment.shown', moment: 1 });
    expect(report.getSnapshot().context.moment).toBe(1);
    report.send({ type: 'moment.shown', moment: null });
    expect(report.getSnapshot().context.moment).toBe(3);
  });

  test('FLW-3 when the shop has been led to a moment, the report is still loaded there, and goes on', () => {
    const { report, facts, types } = startReport();
    report.send({ type: 'moment.shown', moment: 1 });
    report.send({ type: 'walk.requested' });
    expect(facts.at(-1)).toEqual({ type: 'moment.requested', moment: reportedMoment(HAPPENINGS, 1) });
    expect(isReportShown(report.getSnapshot()), 'until there is a way').toBe(true);
    report.send({ type: 'shop.opened' });
    expect(isReportShown(report.getSnapshot())).toBe(false);
    report.send({ type: 'moment.shown', moment: 40 });
    expect(report.getSnapshot().context.moment, "a moment of the shop's own is none of the report").toBe(1);
    report.send({ type: 'moment.chosen', moment: 2 });
    expect(facts.at(-1)).toEqual({ type: 'report.shown', happenings: HAPPENINGS, moment: 2 });
    expect(isReportShown(report.getSnapshot())).toBe(true);
    expect(types()).toEqual(['report.shown', 'moment.requested', 'report.shown']);
  });

  test('FLW-3 there is nothing before its first moment, nor after its last', () => {
    const { report } = startReport();
    expect([-1, 0, 3, 4].map((at) => canShowMoment(at)(report.getSnapshot()))).toEqual([false, true, true, false]);
  });

  test('FLW-3 it stays until it is closed, and then the focus moves on', () => {
    const { report, types, focused } = startReport();
    report.send({ type: 'report.left' });
    expect([isReportLoaded(report.getSnapshot()), focused(), types().at(-1)]).toEqual([false, 1, 'report.left']);
    report.send({ type: 'walk.requested' });
    report.send({ type: 'shop.opened' });
    expect(types()).toHaveLength(2);
  });
});

const packed = ({ charts, leaves, screen, page, over, key }: Place): PackedPlace => ({
  ...{ screen, page, over, key },
  leaves: Object.fromEntries([...charts.keys()].map((chart) => [chart, leaves(chart)])),
});

const PROCEED = "presses 'Proceed to Checkout'";
const VISIT: Visit = {
  ...FIRST_VISIT,
  at: '/cart',
  ageConfirmed: true,
  cart: { lines: [catalogueLine('ashcombe-sloe-gin', 2)], discount: 0 },
};
const START = { screen: VISIT.screen };

describe('FLW-3 the way to a moment of a report', () => {
  let survey: Survey;
  /** With the checkout open. */
  let states: readonly GoalState[];

  beforeAll(async () => {
    const { trial, outcome } = await Trial.begin(VISIT);
    const moves = outcome.possible.includes(PROCEED) ? [PROCEED] : ['the API answers for the prices', PROCEED];
    const places = [outcome.place];
    for (const [at, words] of moves.entries()) places.push((await trial.take(moves.slice(0, at), words)).place);
    trial.stop();
    survey = {
      places: places.map(packed),
      ways: moves.map((words, at) => [at, at + 1, words] as const),
      took: moves.map(() => []),
      transitions: [],
      beginnings: [[VISIT, 0]],
      passing: { 'navigation place.unread': 'the page is opened', 'checkout paying': 'a card is read' },
    };
    const end = survey.places.at(-1)?.leaves ?? {};
    states = Object.entries(end).flatMap(([chart, paths]) => paths.map((path) => ({ chart, path })));
  }, 30_000);

  const reachTo = async (moment: Partial<ReportedMoment>, known = survey) => {
    const question = { kind: 'moment', moment: { title: 'it', chart: 'checkout', states, ...moment }, start: START };
    const fact = await findWay({ ...question, kind: 'moment' }, () => Promise.resolve(known));
    if (fact.type !== 'way.found' || !fact.way.reach) throw new Error('No way to a moment was found.');
    return { reach: fact.way.reach, last: fact.way.steps.at(-1)?.words };
  };

  const instead = (chart: string, from: string, path: string): readonly GoalState[] =>
    states.map((state) => (state.chart === chart && state.path === from ? { chart, path } : state));

  test('FLW-3 leads to the states of all flows, if they are possible at once', async () => {
    const { reach, last } = await reachTo({});
    expect(last).toBe(PROCEED);
    expect(reach).toMatchObject({ tier: 'whole', missed: [] });
    expect(reach.met).toContain('checkout');
    expect(reachWords(reach)).toBe(`At its end all ${reach.met.length} flows are as at this moment.`);
  });

  test('FLW-3 else to the page and the flow that received the event, and says what differs, and why', async () => {
    const [first] = states.filter(({ chart }) => chart === 'navigation').map(({ path }) => path);
    const { reach, last } = await reachTo({ states: instead('navigation', first ?? '', 'place.unread') });
    expect(last).toBe(PROCEED);
    expect(reach).toMatchObject({ tier: 'page', sure: 'the page and checkout are' });
    expect(reach.missed.map(({ chart }) => chart)).toEqual(['navigation']);
    expect(reachWords(reach)).toContain('At its end the page and checkout are as at this moment; in all ');
    expect(reach.missed.map(missedWords)).toEqual([
      expect.stringMatching(
        /^\S.* instead of place\.unread\. The shop only passes through navigation at place\.unread/,
      ),
    ]);
  });

  test('FLW-3 a way is led on where one more move brings more of the moment', async () => {
    const { reach, last } = await reachTo(
      { chart: 'ageGate' },
      { ...survey, places: survey.places.slice(0, -1), ways: survey.ways.slice(0, -1) },
    );
    expect(last).toBe(PROCEED);
    expect(reach).toMatchObject({ sure: 'the page and ageGate are', missed: [] });
  });

  test('FLW-3 else to that flow alone', async () => {
    const { reach, last } = await reachTo({ states: instead('shop', 'running.page.cart', 'running.page.lost') });
    expect(last).toBe(PROCEED);
    expect(reach).toMatchObject({ tier: 'flow' });
    expect(reach.missed).toMatchObject([
      { chart: 'shop', wanted: ['running.page.lost'], instead: ['running.page.cart'] },
    ]);
    expect(reachWords(reach)).toMatch(
      /^No way was found to the page with it\. At its end checkout is as at this moment/,
    );
  });

  test("FLW-3 of the root's own moments the page is the least", async () => {
    const place = states.filter(({ path }) => path.startsWith('running.navigation'));
    expect(place).toHaveLength(1);
    const { reach } = await reachTo({
      chart: 'shop',
      states: instead('shop', place[0]?.path ?? '', 'running.navigation.lost'),
    });
    expect(reach).toMatchObject({ tier: 'flow', missed: [{ wanted: ['running.navigation.lost'] }] });
    expect(reachWords(reach)).toContain('At its end the page is as at this moment');
  });

  test('FLW-3 else it says why there is none', async () => {
    const [open] = states.filter(({ chart }) => chart === 'checkout').map(({ path }) => path);
    await expect(reachTo({ states: instead('checkout', open ?? '', 'paying') })).rejects.toThrow(
      'No way was found to this moment, not even to checkout alone. The shop only passes through checkout at paying, and never stops there: when a card is read, for one. Try a moment before it, or after.',
    );
  });
});
