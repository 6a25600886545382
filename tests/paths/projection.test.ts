import { beforeAll, describe, expect, it } from 'vitest';
import { alone } from '#tests/explore/companion.ts';
import type { Place } from '#tests/explore/place.ts';
import { type Goal, wayTo } from '#tests/explore/planner.ts';
import { Trial } from '#tests/explore/trial.ts';
import { FIRST_VISIT } from '#tests/explore/visit.ts';
import { endWords } from '#tests/paths/commands/run-words.ts';
import { pathsFor } from '#tools/chart-tests/engine/coverage.ts';
import { described } from '#tools/chart-tests/engine/described.ts';
import { walked } from '#tools/chart-tests/engine/walk.ts';
import { FLOWS } from './all-flows.ts';
import { checkoutPaths } from './checkout.paths.ts';
import { NOT_AT_ONCE } from './not-on-screen.ts';
import { expectWalked } from './projection/expect-walked.ts';
import { type KnownShop, knownShop } from './projection/known-shop.ts';
import { played } from './projection/play.ts';
import { projected, stepsWithoutWalk } from './projection/project.ts';
import { isTaken, isWhole } from './projection/projection.ts';
import { wantedSteps } from './projection/wanted.ts';
import { sessionPaths } from './session.paths.ts';

/** The shop is walked once and ways are searched for, which takes seconds, more on a busy machine. */
const PATIENCE_MS = 300_000;

const graph = walked(checkoutPaths);
const paths = pathsFor(graph, 'transitions').map((path) => described(path, graph));
const SILENT = { step: () => {}, visit: () => {}, move: () => {}, end: () => {} };

/** The paths of all flows. */
const flowPaths = () =>
  FLOWS.flatMap((each) => {
    const flow = walked(each);
    return pathsFor(flow, 'transitions').map((path) => ({ path: described(path, flow), flow }));
  });

/** On these nothing but the beginning comes from other flows, so that their way is found at once; the others are nightly. */
const ownPaths = paths.filter(({ steps }) => steps.filter(({ saying }) => saying.sender === 'shop').length < 2);

let shop: KnownShop = { walks: [], beginnings: [] };
beforeAll(async () => {
  shop = await knownShop();
}, PATIENCE_MS);

describe('FLW-3 a path of one flow on the screens of the whole shop', { timeout: PATIENCE_MS }, () => {
  it.each(ownPaths)(
    'FLW-3 $id is walked from its first step to its last, without those that no screen can cause',
    async (path) => await expectWalked(path, graph, shop),
  );

  it('FLW-3 says which step is not to be had on the screen, and why', async () => {
    const session = walked(sessionPaths);
    const path = pathsFor(session, 'transitions')
      .map((each) => described(each, session))
      .find((each) => each.steps.at(-1)?.saying.words === 'answers with 401 cannot be watched');
    if (!path) throw new Error('No path of the session ends with a bug.');
    const { steps } = await projected(path, session, shop);
    const last = steps.at(-1);
    expect(last).toMatchObject({ isTaken: false, isExcused: true });
    expect(last && endWords(last, 1, 'session', [])).toBe(
      '     – left out. Only a bug can end what watches, relays or waits.',
    );
    expect(steps.slice(0, -1).every(isTaken)).toBe(true);
  });

  it('FLW-3 each step of all flows can be walked on some screen, or it is said why not', () => {
    const missing = flowPaths().flatMap(({ path, flow }) =>
      stepsWithoutWalk(path, flow, shop).map((step) => `${path.id} ${step}`),
    );
    expect(missing).toEqual([]);
  });

  it('FLW-3 transitions of NOT_AT_ONCE never happen at once on any tour, and each entry is needed by a path', () => {
    const wanted = new Set(
      flowPaths().flatMap(({ path, flow }) => wantedSteps(path, flow).map(({ took }) => `${flow.machine.id}: ${took}`)),
    );
    const happened = new Set(
      shop.walks.flatMap(({ ways }) =>
        ways.flatMap(({ done }) => [...done].flatMap(([chart, all]) => all.map(({ took }) => `${chart}: ${took}`))),
      ),
    );
    expect(Object.keys(NOT_AT_ONCE).filter((key) => !wanted.has(key) || happened.has(key))).toEqual([]);
  });

  it('FLW-3 reports a wrong step if the flow is in another state than when the way was found', async () => {
    // Its steps follow each other on the screen, so its way is found at once.
    const path = paths.find((each) => each.steps[2]?.saying.words === 'step 1 has been shown for 400 ms');
    if (!path) throw new Error('The checkout has no such path.');
    const projection = await projected(path, graph, shop);
    const steps = projection.steps.map((one, index) =>
      one.isTaken && index === 1 ? { ...one, state: 'open.confirming' } : one,
    );
    const { failed, run } = await played({ ...projection, steps }, { companion: alone, listener: SILENT, slowMs: 0 });
    expect(failed).toBe(1);
    expect(run.broken).toEqual(['checkout is in open.reviewingOrder, not in open.confirming']);
    expect(isWhole(projection)).toBe(true);
  });
});

describe('FLW-3 the planner', { timeout: PATIENCE_MS }, () => {
  type Facts = { payment: boolean; signedIn: boolean; bottles: boolean };
  const factsAt = (place: Place): Facts => ({
    payment: place.charts.get('checkout') === 'open.choosingPayment',
    signedIn: place.charts.get('session') === 'known.signedIn',
    bottles: place.leaves('cart').includes('ready.contents.filled'),
  });
  const lacking = (place: Place) => Object.values(factsAt(place)).filter((holds) => !holds).length;
  const USEFUL = [
    'another tab puts two bottles into the cart',
    'Ada signs in in another tab',
    'follows the way to the cart',
    "presses 'Proceed to Checkout'",
    'reads the step of the checkout',
    "presses 'Next'",
  ];
  const goal = (useful: readonly string[]): Goal<null> => ({
    after: () => null,
    isReached: (_, place) => lacking(place) === 0,
    price: () => 0,
    promise: (_, place, words) => (useful.includes(words) ? lacking(place) : Number.POSITIVE_INFINITY),
  });

  it('FLW-3 finds the way to a checkout at the payment, signed in, with bottles in the cart', async () => {
    const { trial, outcome } = await Trial.begin({ ...FIRST_VISIT, ageConfirmed: true });
    const found = await wayTo(trial, { moves: [], outcome, progress: null }, goal(USEFUL), 400);
    trial.stop();
    expect(found && factsAt(found.outcome.place)).toEqual({ payment: true, signedIn: true, bottles: true });
  });

  it('FLW-3 says so where there is none', async () => {
    const { trial, outcome } = await Trial.begin({ ...FIRST_VISIT, ageConfirmed: true });
    const without = USEFUL.filter((words) => words !== "presses 'Next'");
    expect(await wayTo(trial, { moves: [], outcome, progress: null }, goal(without), 400)).toBeNull();
    trial.stop();
  });
});
